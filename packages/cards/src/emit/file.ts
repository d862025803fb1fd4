import type { AttachFacts, Facts, Power } from '@meetingstone/rules';
import { EVERY_CLASS } from '../language/cards.ts';
import { same } from '../wording/grammar/pattern.ts';
import { Code, literal, propertyName } from './code.ts';

/** Are all the numbers there that a card of its type needs? Some lists lack them. */
export function isComplete(facts: Facts): boolean {
  const { types, tags, atk, health, strike, def, cost, hero, powers, building } = facts;
  if (types.includes('Ally')) return atk !== undefined && health !== undefined && cost !== undefined;
  if (types.includes('Hero'))
    return (
      health !== undefined && (hero?.master === true ? cost !== undefined : !isPlayed(powers) && !building?.required)
    );
  if (types.includes('Quest') || types.includes('Location')) return true;
  if (cost === undefined) return false;
  if (tags.includes('Weapon')) return atk !== undefined && strike !== undefined;
  return !tags.includes('Armor') || def !== undefined;
}

/** A hero that says what it costs to play, or that requires another, is no starting hero, whatever a list calls it. */
const isPlayed = (powers: readonly Power[]): boolean =>
  powers.some((one) => one.power === 'cost change' && one.change.noun?.self === true);

/** Cards as a file of the project: typed data, built with the words of the card language. */
export function fileFor(name: string, cards: readonly Facts[]): string {
  const code = new Code();
  const entries = cards.map((facts) => `  ${propertyName(facts.name)}: ${cardCode(facts, code)},`);
  code.need('cards', 'set');
  const imports = [...code.needs]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) => `import { ${[...names].toSorted().join(', ')} } from '../../language/${module}.ts';`);
  return `${imports.join('\n')}\n\nexport const ${name} = set({\n${entries.join('\n')}\n});\n`;
}

function cardCode(facts: Facts, code: Code): string {
  const word = wordFor(facts);
  const attached = word.startsWith('attachment') ? [code.noun(facts.attach!.noun as Record<string, unknown>)] : [];
  const text = [...facts.text.map((effect) => code.of(effect)), ...facts.powers.map((power) => code.of(power))];
  const plain = `${code.need('cards', word)}(${[printCode(facts, word, code), ...attached, ...text].join(', ')})`;
  const call = facts.types.includes('Equipment') && facts.attach ? entering(plain, facts.attach, code) : plain;
  const back = facts.hero?.back?.powers ?? [];
  return back.length === 0
    ? call
    : `${code.need('cards', 'withBack')}(${[call, ...back.map((power: Power) => code.of(power))].join(', ')})`;
}

/** An equipment that enters play attached to something. */
const entering = (call: string, { noun }: AttachFacts, code: Code): string =>
  `${code.need('cards', 'entersAttached')}(${call}, ${code.noun(noun as Record<string, unknown>)})`;

function wordFor({ types, tags, attach, ongoing, hero }: Facts): string {
  if (hero) return hero.master ? 'masterHero' : 'hero';
  if (types.includes('Ability') && types.includes('Ally')) return 'totem';
  if (types.includes('Equipment'))
    return ['Weapon', 'Armor', 'Item'].find((tag) => tags.includes(tag))?.toLowerCase() ?? 'item';
  if (types.includes('Ability')) {
    if (attach && !attach.byText) return attach.targeted ? 'attachment' : 'attachmentToChosen';
    return ongoing ? 'ongoing' : 'ability';
  }
  return types[0]!.toLowerCase();
}

/** What stands on the card besides its text, as the words of the card language take it. */
function printCode(facts: Facts, word: string, code: Code): string {
  const {
    cost,
    plusX,
    icons,
    tags,
    limits = [],
    unique,
    unlimited,
    instant,
    atk,
    damageType,
    health,
    strike,
    def,
    capacity,
    building,
    attach,
    hero,
  } = facts;
  const own: Readonly<Record<string, readonly string[]>> = { weapon: ['Weapon'], armor: ['Armor'], item: ['Item'] };
  const typed = tags.filter((tag) => !(own[word] ?? []).includes(tag));
  const limited = limits.map(({ tag }) => tag);
  const shown = same(typed.slice(-limited.length), limited) ? typed.slice(0, -limited.length) : typed;
  const isStartingHero = word === 'hero';
  const print: Record<string, unknown> = {
    cost,
    plusX,
    icon: icons.length === 0 ? undefined : icons.length === 1 && !isStartingHero ? icons[0] : icons,
    ...(isStartingHero ? heroCode(facts) : { tags: nothingIfEmpty(shown) }),
    limit: printedLimits(limits),
    unique,
    unlimited,
    instant,
    talent: isStartingHero ? hero?.talent : building?.talent,
    required: building?.required,
    reputation: building?.reputation,
    deckbuilding: building?.deckbuilding,
    attachMode: attach?.mode,
    atk: atk === undefined ? undefined : [atk, damageType ?? 'melee'],
    health,
    strike,
    def,
    capacity,
  };
  const parts = Object.entries(print).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${key === 'icon' ? iconCode(value, code) : dataCode(value)}`],
  );
  return `{ ${parts.join(', ')} }`;
}

/** All ten classes have one word. */
function iconCode(icons: unknown, code: Code): string {
  if (!Array.isArray(icons) || !same(icons.slice(-EVERY_CLASS.length), EVERY_CLASS)) return dataCode(icons);
  const all = code.need('cards', 'EVERY_CLASS');
  const first = icons.slice(0, -EVERY_CLASS.length).map((icon) => literal(icon));
  return first.length > 0 ? `[${[...first, `...${all}`].join(', ')}]` : all;
}

/** As the type line has them: "Head (1)". */
function printedLimits(limits: NonNullable<Facts['limits']>): string | readonly string[] | undefined {
  const printed = limits.map(({ tag, count }) => `${tag} (${count})`);
  return printed.length > 1 ? printed : printed[0];
}

function heroCode({ icons, tags, hero }: Facts): Record<string, unknown> {
  const { race = '', class: classes = [], professions, traitor } = hero!;
  const count = tags.findIndex((_, n) => tags.slice(0, n + 1).join(' ') === race) + 1;
  const races = tags.slice(0, count);
  const said = [...races, ...classes, ...(traitor ? ['Traitor'] : [])];
  return {
    race: races.length > 1 ? races : race,
    class: same(
      classes,
      icons.filter((icon) => EVERY_CLASS.includes(icon)),
    )
      ? undefined
      : classes,
    tags: nothingIfEmpty(tags.filter((tag) => !said.includes(tag))),
    professions,
    traitor,
  };
}

const nothingIfEmpty = (tags: readonly string[]): readonly string[] | undefined => (tags.length > 0 ? tags : undefined);

function dataCode(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dataCode).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return literal(value);
  const parts = Object.entries(value).map(([key, part]) => `${propertyName(key)}: ${dataCode(part)}`);
  return `{ ${parts.join(', ')} }`;
}
