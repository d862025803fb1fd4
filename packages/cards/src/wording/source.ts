import type { BossFacts, CardType, DamageType, Facts, HeroFacts, RaidFacts } from '@meetingstone/rules';
import { TALENT_SPECS } from '@meetingstone/rules';
import { RAID_FACTS } from '../language/raids.ts';
import { TAGS_OF_THE_RULES } from './knownTags.ts';

/** What is printed on a card, its text still in words. */
export interface Source {
  readonly id?: string;
  readonly facts: Omit<Facts, 'text' | 'powers'>;
  /** The paragraphs of the text box, and of a hero's other side. */
  readonly front: readonly string[];
  readonly back: readonly string[];
}

/** A record as card lists have it; what is absent is null, false or empty. */
export interface CardRecord {
  readonly id?: string;
  readonly name: string;
  /** The collector number. */
  readonly number?: string | null;
  readonly type: string;
  readonly cost?: string | null;
  readonly faction?: string | null;
  readonly classIcons?: readonly string[] | null;
  readonly tags?: readonly string[] | null;
  readonly restriction?: readonly string[] | null;
  readonly race?: string | null;
  readonly classTag?: string | null;
  readonly talentSpec?: string | null;
  readonly professions?: readonly string[] | null;
  readonly monster?: boolean | null;
  readonly instant?: boolean | null;
  /** The words of the type line: only there some lists say that a card is Basic. */
  readonly typeLine?: string | null;
  readonly ongoing?: boolean | null;
  readonly token?: boolean | null;
  readonly atk?: number | null;
  readonly damageType?: string | null;
  readonly health?: number | null;
  readonly strike?: number | null;
  readonly def?: number | null;
  readonly capacity?: number | null;
  /** The fields that nobody knows; a number that is absent otherwise is 0. */
  readonly missing?: readonly string[] | null;
  readonly textFront?: readonly string[] | null;
  readonly textBack?: readonly string[] | null;
  /** What only the rulebook's notation says: a token, or a card of a raid. */
  readonly only?: Pick<Partial<Facts>, 'types' | 'token'> & { readonly boss?: BossFacts };
  /** The text in another source's words. */
  readonly altText?: readonly string[] | null;
}

const TYPES: Readonly<Record<string, readonly CardType[]>> = {
  Ability: ['Ability'],
  Ally: ['Ally'],
  'Ability Ally': ['Ability', 'Ally'],
  'Equipment Ally': ['Equipment', 'Ally'],
  Equipment: ['Equipment'],
  Hero: ['Hero'],
  'Master Hero': ['Hero'],
  Quest: ['Quest'],
  Location: ['Location'],
};

const LIMIT = /^(.+?) ?\((\d+)\)$/;

const isRaidType = (type: CardType): type is keyof typeof RAID_FACTS => Object.hasOwn(RAID_FACTS, type);

function raidFactsOf(types: readonly CardType[]): RaidFacts | undefined {
  const own = types.find(isRaidType);
  return own && RAID_FACTS[own];
}

/** A record as a card; undefined where it is no card of a player's deck. */
export function sourceOf(listed: CardRecord): Source | undefined {
  const record = asGolem(asTotem(listed));
  const types = record.only?.types ?? TYPES[record.type];
  if (!types) return undefined;
  const tags = types.includes('Rune') ? (record.tags ?? []) : tagsOf(record);
  const restrictions = (record.restriction ?? []).flatMap((text) => text.split(', '));
  const limits = restrictions.flatMap((text) => {
    const limited = LIMIT.exec(text);
    return limited ? [{ tag: limited[1]!, count: Number(limited[2]) }] : [];
  });
  const cost = /^(\d+)?(\+?X)?$/i.exec(record.cost ?? '');
  const isPaid = types[0] !== 'Quest' && types[0] !== 'Location' && record.type !== 'Hero' && !record.only?.boss;
  const printed = [
    ...(record.faction && !/Neutral/.test(record.faction) ? record.faction.split('/') : []),
    ...(record.classIcons ?? []),
    ...(record.type === 'Hero' && record.classTag ? [record.classTag] : []),
  ];
  const icons = [...new Set(printed)];
  const given = <K extends string, V>(key: K, value: V | null | undefined | false) =>
    value === null || value === undefined || value === false ? {} : { [key]: value };
  const facts = {
    name: record.name,
    types,
    tags: [...tags, ...limits.map(({ tag }) => tag).filter((tag) => !tags.includes(tag))],
    icons,
    ...(isPaid && cost?.[1] !== undefined ? { cost: Number(cost[1]) } : {}),
    ...(isPaid && cost?.[2] !== undefined ? { plusX: true, cost: Number(cost[1] ?? 0) } : {}),
    ...given('damageType', record.damageType?.toLowerCase() as DamageType),
    ...numbersOf(record, tags),
    ...(restrictions.includes('Unique') ? { unique: true } : {}),
    ...(restrictions.includes('Unlimited') || saysUnlimited(record) ? { unlimited: true } : {}),
    ...given('limits', limits.length > 0 && limits),
    ...(record.number?.includes('Loot') ? { collector: record.number } : {}),
    ...(record.instant ? { instant: true } : {}),
    ...(record.only?.token ? { token: true } : {}),
    ...(types.includes('Hero') ? { hero: heroOf(record) } : {}),
    ...given('raid', raidFactsOf(types)),
    ...given('capacity', record.capacity),
  } as Source['facts'];
  return { ...given('id', record.id), facts, ...boxesOf(record) } as Source;
}

/** What the word Unlimited means, said in full. */
const UNLIMITED = /^(?:You can|You may|A deck can) (?:have|include) any number of cards named [^.]* in your deck\.$/;
const isUnlimited = (line: string, name: string): boolean => UNLIMITED.test(line) && line.includes(` named ${name} `);
const saysUnlimited = ({ name, textFront }: CardRecord): boolean =>
  (textFront ?? []).some((line) => isUnlimited(line, name));

const TOTEM_OF: Readonly<Record<string, string>> = { Nature: 'Air', Melee: 'Earth', Fire: 'Fire', Frost: 'Water' };

/**
 * Totems are ability allies with ATK and health (305.3a), also where a list has only half of that: older cards are
 * listed as abilities without a health that anybody wrote down, some newer ones as allies of no kind.
 */
function asTotem(record: CardRecord): CardRecord {
  const { name, type, restriction, damageType, ongoing, missing, health } = record;
  const kind = /(\w+) Totem \(\d+\)/.exec((restriction ?? []).join())?.[1];
  const isTotem =
    kind !== undefined || type === 'Ability Ally' || (type === 'Ally' && ongoing === true && /\bTotem\b/.test(name));
  if (!isTotem) return record;
  const ofKind = Object.entries(TOTEM_OF).find(([, each]) => each === kind)?.[0];
  const found = TOTEM_OF[damageType ?? ''];
  return {
    ...record,
    type: 'Ability Ally',
    ongoing: true,
    atk: record.atk ?? 0,
    damageType: damageType ?? ofKind ?? null,
    restriction: kind === undefined && found ? [...(restriction ?? []), `${found} Totem (1)`] : (restriction ?? []),
    missing: typeof health === 'number' ? (missing ?? []) : [...(missing ?? []), 'health'],
  };
}

/** An equipment with health is a Golem, and an ally too (304.4a). */
function asGolem(record: CardRecord): CardRecord {
  const fights = record.type === 'Equipment' && typeof record.health === 'number';
  return fights && tagsOf(record).includes('Golem') ? { ...record, type: 'Equipment Ally' } : record;
}

/** A sum without its icon: the other source tells which it is. */
const WITHOUT_ICON = /\b(has|have) ([+-]\d+)(?=\.| this turn)/g;

/** A class icon in the text that a list has put to the card's own: "When you play a [Mage] ability". */
const LOST_ICON = /\b(a) (?=ability\b)/gi;

/** Icons of both sides and of the hero's class that a rule for decks has lost: "either [Alliance] or [Horde] cards, [Mage] cards". */
const LOST_SIDES = /\beither or cards, cards,/;

/** Only a starting hero has another side (301.2): lists give one to its neighbours too. */
function boxesOf({
  name,
  type,
  textFront,
  textBack,
  altText,
  classIcons,
  classTag,
  only,
}: CardRecord): Pick<Source, 'front' | 'back'> {
  const other = altText?.join(' ') ?? '';
  const [icon, ...more] = classIcons ?? [];
  const iconed = (paragraph: string) =>
    icon && more.length === 0 ? paragraph.replace(LOST_ICON, `$1 [${icon}] `) : paragraph;
  const sided = (paragraph: string) =>
    classTag ? paragraph.replace(LOST_SIDES, `either [Alliance] or [Horde] cards, [${classTag}] cards,`) : paragraph;
  const whole = (paragraph: string) =>
    sided(iconed(paragraph)).replace(WITHOUT_ICON, (sum: string, _: string, n: string) =>
      other.includes(`${n} health`) || other.includes(`${n} [Health]`) ? `${sum} [Health]` : sum,
    );
  return {
    front: (textFront ?? []).filter((line) => !isUnlimited(line, name)).map(whole),
    back: (type === 'Hero' || only?.boss ? (textBack ?? []) : []).map(whole),
  };
}

/** The talent spec that words name, whatever their capitals. */
const specIn = (words: string | null | undefined): string | undefined =>
  TALENT_SPECS.find((spec) => spec.toLowerCase() === words?.toLowerCase());

/**
 * The tags of a type line. A hero's talent spec is none (202.5), nor is the word that says what only deck building asks
 * (100.2c), nor a part of another tag.
 */
/** A tag that stands before the card type (glossary: Basic). */
const IS_BASIC = /^(?:[A-Z]\w* )*Basic [A-Z]/;

function tagsOf({ type, tags, typeLine }: CardRecord): readonly string[] {
  const printed = [...(IS_BASIC.test(typeLine ?? '') ? ['Basic'] : []), ...(tags ?? [])];
  const words = printed.map(withoutMarkup).filter((tag) => tag !== 'Talent' && !(type === 'Hero' && specIn(tag)));
  const all = new Set(
    withHalves(words)
      .flatMap(tagsIn)
      .map((tag) => `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`),
  );
  return [...all].filter((tag) => ![...all].some((other) => other !== tag && other.split(' ').includes(tag)));
}

/** Race and class of a type line stand side by side: lists have taken "Shadow Hunter" apart between them. */
function withHalves(words: readonly string[]): readonly string[] {
  const all: string[] = [];
  for (const word of words) {
    const before = all.at(-1) ?? '';
    const two = `${before.split(' ').at(-1)} ${word.split(' ')[0]}`;
    if (WHOLE_TAGS.has(two)) all.push(`${all.pop()} ${word}`);
    else all.push(word);
  }
  return all;
}

/** Lists from elsewhere forget marks of cursive letters in a type line. */
const withoutMarkup = (tag: string): string => tag.replace(/<[^>]*>/g, '');

const NUMBERS = ['atk', 'health', 'strike', 'def'] as const;

/** The numbers in a card's corners. */
function numbersOf(record: CardRecord, tags: readonly string[]): Partial<Facts> {
  const needed = numbersNeeded(record.type, tags);
  return Object.fromEntries(
    NUMBERS.flatMap((key) => {
      const number = record[key] ?? (needed.includes(key) && !isUnknown(key, record) ? 0 : undefined);
      return number === undefined ? [] : [[key, number]];
    }),
  );
}

const isUnknown = (key: string, { missing }: CardRecord): boolean =>
  missing?.some((field) => field === key || field === 'weapon stats') === true;

function numbersNeeded(type: string, tags: readonly string[]): readonly (typeof NUMBERS)[number][] {
  if (type === 'Ally' || type === 'Ability Ally' || type === 'Equipment Ally') return ['atk', 'health'];
  if (tags.includes('Weapon')) return ['atk', 'strike'];
  return tags.includes('Armor') ? ['def'] : [];
}

const WHOLE_TAGS: ReadonlySet<string> = new Set([...TAGS_OF_THE_RULES, 'Bear Form', 'Cat Form']);

/** The tags in a few words of a type line: "Satyr Demon" is two, "Night Elf" one (202.1a). */
function tagsIn(words: string): readonly string[] {
  if (/^[12]H Weapon$/.test(words)) return words.split(' ').toReversed();
  const tags: string[] = [];
  const left = words.split(/[\s,]+/).map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  while (left.length > 0) {
    const two = left.slice(0, 2).join(' ');
    tags.push(left.length > 1 && WHOLE_TAGS.has(two) ? two : left[0]!);
    left.splice(0, tags.at(-1) === two ? 2 : 1);
  }
  return tags;
}

function heroOf(record: CardRecord): HeroFacts {
  if (record.type === 'Master Hero') return { master: true };
  if (record.only?.boss) return { boss: record.only.boss };
  const { race, classTag, talentSpec, professions, tags } = record;
  const talent = specIn(talentSpec) ?? (tags ?? []).map(specIn).find((spec) => spec !== undefined);
  return {
    ...(race ? { race: `${race.charAt(0).toUpperCase()}${race.slice(1)}` } : {}),
    class: classTag ? [classTag] : [],
    ...(talent ? { talent } : {}),
    ...(professions && professions.length > 0 ? { professions } : {}),
    ...(talentSpec === 'Traitor' ? { traitor: true } : {}),
  };
}
