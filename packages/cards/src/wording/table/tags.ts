import type { Noun } from '@meetingstone/rules';
import { CLASSES, DAMAGE_TYPES, KEYWORDS } from '@meetingstone/rules';
import { either } from '../grammar/combine.ts';
import { capital, pluralOf } from '../grammar/endings.ts';
import { joinedBy } from '../grammar/lists.ts';
import type { Found, Phrase, Reading } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Word } from '../grammar/words.ts';
import { TAGS_OF_THE_RULES } from '../knownTags.ts';
import { KIND_WORDS, kindOne, laterArticle, SIDES } from './vocabulary.ts';

/** Reputations by which cards are described; they are no tags (100.2d). */
export const REPUTATIONS = ['Aldor', 'Scryer'] as const;

const NOT_TAGS = new Set<string>([
  ...REPUTATIONS,
  ...KIND_WORDS.flatMap(([, word]) => [capital(word), capital(pluralOf(word))]),
  ...KEYWORDS,
  ...SIDES,
  'ATK',
  'DEF',
  'If',
  'When',
  'At',
  'Your',
  'You',
  'Ongoing',
  'Reward',
  'X',
  'Each',
  'Target',
  'Opposing',
  'Friendly',
  'Damaged',
  'Undamaged',
  'Exhausted',
  'Ready',
  'Attacking',
  'Defending',
  'Other',
  'All',
  'Ongoing',
  'Instant',
  'Another',
  'This',
  'That',
  'Those',
  'These',
  'No',
  'Players',
  'Opponents',
  'Cards',
  'Card',
  'Powers',
  'Attached',
  'Put',
  'Destroy',
  'Unique',
  'Unlimited',
  'Token',
  'Tokens',
  'Loot',
  'MARKED',
  // Names of persons, whose cards are named by them in full.
  'Daelin',
  'Jaina',
]);

/** Of these, only the whole names a tag: "Black Dragonkin", "Night Elf" (202.1a). */
const COLORS: ReadonlySet<string> = new Set(['Black', 'Blue', 'Bronze', 'Green', 'Infinite', 'Red', 'Twilight']);

/** Words of type lines that may begin a sentence; elsewhere any capital word may be a tag. */
const TYPE_LINE_WORDS =
  'Arena Aspect Aura Axe Bag Banner Basic Beast Blessing Bow Cloth Combo Crossbow Curse Dagger Demigod Demon Disease Dragonkin ' +
  'Form Furbolg Ghoul Giant Gnoll Gun Imp Judgement Leather Mace Mail Mark Mechanical Melee Minion Monster Mount Murloc Naga ' +
  'Nerubian Ogre Pet Plate Poison Polearm Potion Presence Ranged Rune Satyr Scourge Seal Shield Shout Skeleton Spirit ' +
  'Staff Stance Sting Sword Talent Taunka Traitor Trap Trinket Wand';

/** Tags are words with capital letters that mean nothing else: races, classes, specs, kinds of equipment. */
const KNOWN_TAGS: ReadonlySet<string> = new Set([...TAGS_OF_THE_RULES, ...TYPE_LINE_WORDS.split(' '), '1H', '2H']);

/** In small letters these say something else: a kind of card, a damage type, how a card came to be there. */
const SMALL_WORDS_OF_THEIR_OWN: ReadonlySet<string> = new Set([
  ...KIND_WORDS.map(([, word]) => word),
  ...DAMAGE_TYPES.filter((type) => type !== 'melee' && type !== 'ranged'),
  'aspect',
  'blood',
  'event',
  'form',
  'mark',
  'rune',
  'spirit',
]);

const FIRST_OF_SEVERAL: ReadonlySet<string> = new Set(
  [...KNOWN_TAGS].filter((tag) => tag.includes(' ')).map((tag) => tag.split(' ')[0]!),
);

/** Known tags by their small letters: people write "an orc ally", older cards "your daggers". */
const IN_SMALL: ReadonlyMap<string, string> = new Map(
  [...KNOWN_TAGS]
    .filter((tag) => !SMALL_WORDS_OF_THEIR_OWN.has(tag.toLowerCase()))
    .map((tag): [string, string] => [tag.toLowerCase(), tag]),
);

/** As the tag is written, whatever the letters of the text. */
const spelled = (words: string): string => IN_SMALL.get(words) ?? words;

/** A capital word that is none of the others may be a tag; "Non-Demon" says what is none. */
const MAYBE_TAG = /^(?!Non-)[A-Z][\w'-]*$/;
const isTag = (text: string, opens: boolean): boolean =>
  KNOWN_TAGS.has(text) || (!opens && MAYBE_TAG.test(text) && !NOT_TAGS.has(text) && !COLORS.has(text));

const SMALL_BEGINNINGS: ReadonlySet<string> = new Set(
  [...IN_SMALL.keys()].filter((tag) => tag.includes(' ')).map((tag) => tag.split(' ')[0]!),
);
const beginsSmall = (text: string): boolean => SMALL_BEGINNINGS.has(text);

/** "Peasants you control": a word before these opens a sentence as a noun, whatever it is. */
const opensWith = ({ opens }: Word, at: number, { words }: Reading): boolean =>
  opens && !(words[at + 1]?.low === 'you' && words[at + 2]?.low === 'control');

/** One tag; the longest that is known. */
function tagPhrase(name: string, toTag: (words: string) => string, toWords: (tag: string) => string): Phrase<string> {
  return {
    name,
    begins: () => ({
      like: ({ text, opens }) =>
        FIRST_OF_SEVERAL.has(text) || isTag(spelled(toTag(text)), opens && !text.endsWith('s')) || beginsSmall(text),
    }),
    read: (at, reading) => {
      for (const length of [3, 2, 1]) {
        const words = reading.words.slice(at, at + length);
        if (words.length < length) continue;
        const tag = spelled(toTag(words.map(({ text }) => text).join(' ')));
        const isKnown = length === 1 ? isTag(tag, opensWith(words[0]!, at, reading)) : KNOWN_TAGS.has(tag);
        if (!isKnown) continue;
        if (KNOWN_TAGS.has(tag) && at >= reading.farthest) reading.farthest = at + length;
        return [{ value: tag, end: at + length }];
      }
      return [];
    },
    say: (tag) => ({ words: toWords(tag).split(' ') }),
  };
}

/** Tags whose word on the type line is another. */
const HANDS: readonly (readonly [string, string])[] = [
  ['One-Handed', '1H'],
  ['Two-Handed', '2H'],
];
const written = (tag: string): string => HANDS.find(([, own]) => own === tag)?.[0] ?? tag;

export const tag: Phrase<string> = tagPhrase(
  'tag',
  (words) => HANDS.find(([word]) => word === words)?.[1] ?? words,
  written,
);
/** "Orc Warrior": a word after the other, each of them a tag, and not one tag of several words. */
const inARow = (last: Phrase<string>): Phrase<readonly string[]> => ({
  name: 'tags in a row',
  begins: () => ({ phrases: [tag] }),
  read: (at, reading) => {
    const whole: Found<readonly string[]>[] = [];
    const grow = (all: readonly string[], from: number) => {
      if (all.length > 0)
        for (const { value, end } of readAt(last, from, reading))
          if (!KNOWN_TAGS.has([...all, value].join(' '))) whole.push({ value: [...all, value], end });
      for (const { value, end } of readAt(tag, from, reading))
        if (all.length < 2 && KNOWN_TAGS.has(value)) grow([...all, value], end);
    };
    grow([], at);
    return whole;
  },
  say: (all, saying) => {
    const said = all.map((one, n) => (n === all.length - 1 ? last : tag).say(one, saying));
    return said.every((one) => one !== undefined) ? { words: said.flatMap(({ words }) => words) } : undefined;
  },
});

export const tags: Phrase<string> = tagPhrase('tags', singular, (tag) => pluralOf(written(tag)));

/** How a word for many ends, and the word for one; of two that fit, the tag that is known ("Axes", "Foxes"). */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['lves', 'lf'],
  ['rves', 'rf'],
  ['ies', 'y'],
  ['sses', 'ss'],
  ['uses', 'us'],
  ['xes', 'x'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['s', ''],
];

/** One of them and many are called alike. */
const UNCHANGED = /(Dragonkin|Undead|Murloc|Naga|Draenei|Tauren|Worgen|Taunka|Shaman|Scourge|Sheep)$/i;

function singular(words: string): string {
  if (NOT_TAGS.has(words)) return '';
  if (UNCHANGED.test(words)) return words;
  if (words.endsWith('ss')) return '';
  const fitting = ENDINGS.filter(([many]) => words.endsWith(many)).map(
    ([many, one]) => words.slice(0, -many.length) + one,
  );
  return fitting.find((one) => KNOWN_TAGS.has(spelled(one))) ?? fitting[0] ?? '';
}

/** "Black or Twilight Dragonkin": the last word belongs to both. */
const colored = (one: Phrase<string>): Phrase<readonly string[]> => ({
  name: 'colored',
  begins: () => ({ like: ({ text }) => COLORS.has(text) }),
  read: (at, reading) => {
    const [first, or, second, what] = reading.words.slice(at, at + 4).map(({ text }) => text);
    if (!COLORS.has(first ?? '') || (or !== 'or' && or !== 'and') || !COLORS.has(second ?? '')) return [];
    if (at >= reading.farthest) reading.farthest = at + 3;
    return readAt(one, at + 2, reading).flatMap(({ value, end }) => {
      const noun = value.split(' ').at(-1)!;
      return what === undefined ? [] : [{ value: [`${first} ${noun}`, value], end }];
    });
  },
  say: () => undefined,
});

export const tagsInARow = inARow(tag);
export const tagsInARowMany = inARow(tags);

export const tagsOr: Phrase<readonly string[]> = either('tags', () => [
  joinedBy(laterArticle(tag), ['or', 'and/or']),
  colored(tag),
]);
/** "each Mage and Warlock you control" */
export const tagsEach: Phrase<readonly string[]> = either('tags', () => [
  joinedBy(tag, ['and', 'or', 'and/or']),
  colored(tag),
]);
export const tagsMany: Phrase<readonly string[]> = either('tags', () => [
  joinedBy(tags, ['and', 'or', 'and/or']),
  colored(tag),
]);

/** What stands after "non-": a kind, a side, a damage type, a class, or a tag. */
function named(word: string): Noun | undefined {
  const icon = /^\[(.+)\]$/.exec(word)?.[1] ?? '';
  const type = DAMAGE_TYPES.find((one) => one === icon.toLowerCase());
  if (type) return { damageType: [type] };
  const side = SIDES.find((one) => one === (icon || word));
  if (side) return { faction: side };
  const kind = kindOne.get(word);
  if (kind) return { kind: [kind] };
  const tag = spelled(word);
  if (CLASSES.some((one) => one === icon)) return { icon: [icon] };
  return (KNOWN_TAGS.has(tag) || /^[A-Z]/.test(tag)) && !NOT_TAGS.has(tag) ? { tag: [tag] } : undefined;
}

/** The word, and where the text goes on; an icon is a word of its own: "non-[Horde]", "Non- [Shadow]". */
function afterNon(at: number, { words }: Reading): Found<Noun> | undefined {
  const low = words[at]?.low ?? '';
  const [word, end] =
    low === 'non' && words[at + 1]?.low === '-'
      ? [words[at + 2]?.text, at + 3]
      : [/^non-(.+)$/i.exec(words[at]?.text ?? '')?.[1], at + 1];
  const value = word === undefined ? undefined : named(word);
  return value && { value, end };
}

/** "non-hero", "non-Demon", "non-[Horde], non-[Alliance]" */
export const otherwise: Phrase<Noun> = {
  name: 'non-',
  begins: () => ({ like: ({ low }) => low === 'non' || low.startsWith('non-') }),
  read: (at, reading) => {
    const first = afterNon(at, reading);
    if (!first) return [];
    const all = [first];
    for (let last = first; reading.words[last.end]?.low === ','; ) {
      const next = afterNon(last.end + 1, reading);
      if (!next) break;
      all.push(next);
      last = next;
    }
    const { end } = all.at(-1)!;
    if (end > reading.farthest) reading.farthest = end;
    return [{ value: all.length === 1 ? first.value : { any: all.map(({ value }) => value) }, end }];
  },
  say: (value) => {
    const words = (value.any ?? [value]).map(wordFor);
    if (words.some((word) => word === undefined)) return undefined;
    return { words: words.flatMap((word, n) => [...(n > 0 ? [','] : []), `non-${word}`]) };
  },
};

function wordFor(value: Noun): string | undefined {
  const [key, ...more] = Object.keys(value);
  const { kind, faction, tag, icon, damageType } = value;
  const [only, ...others] = kind ?? tag ?? icon ?? damageType ?? [faction];
  if (more.length > 0 || others.length > 0 || only === undefined) return undefined;
  if (key === 'kind') return only.toLowerCase();
  if (key === 'damageType') return `[${capital(only)}]`;
  return key === 'icon' || key === 'faction' ? `[${only}]` : only;
}
