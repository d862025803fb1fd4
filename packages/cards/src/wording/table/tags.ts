import type { Noun } from '@meetingstone/rules';
import { KEYWORDS } from '@meetingstone/rules';
import { either } from '../grammar/combine.ts';
import { capital, pluralOf } from '../grammar/endings.ts';
import { joinedBy } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { TAGS_OF_THE_RULES } from '../knownTags.ts';
import { KIND_WORDS, kindOne, SIDES } from './vocabulary.ts';

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
  'Arena Aspect Aura Axe Bag Banner Beast Blessing Bow Cloth Combo Crossbow Curse Dagger Demigod Demon Disease Dragonkin ' +
  'Form Furbolg Ghoul Giant Gnoll Gun Imp Judgement Leather Mace Mail Mark Mechanical Melee Minion Monster Mount Murloc Naga ' +
  'Nerubian Ogre Pet Plate Poison Polearm Potion Presence Ranged Rune Satyr Scourge Seal Shield Shout Skeleton Spirit ' +
  'Staff Stance Sting Sword Talent Trap Trinket Wand';

/** Tags are words with capital letters that mean nothing else: races, classes, specs, kinds of equipment. */
const KNOWN_TAGS: ReadonlySet<string> = new Set([...TAGS_OF_THE_RULES, ...TYPE_LINE_WORDS.split(' '), '1H', '2H']);

const FIRST_OF_SEVERAL: ReadonlySet<string> = new Set(
  [...KNOWN_TAGS].filter((tag) => tag.includes(' ')).map((tag) => tag.split(' ')[0]!),
);

const isTag = (text: string, opens: boolean): boolean =>
  KNOWN_TAGS.has(text) || (!opens && /^[A-Z][\w'-]*$/.test(text) && !NOT_TAGS.has(text) && !COLORS.has(text));

/** One tag; the longest that is known. */
function tagPhrase(name: string, toTag: (words: string) => string, toWords: (tag: string) => string): Phrase<string> {
  return {
    name,
    begins: () => ({ like: ({ text, opens }) => FIRST_OF_SEVERAL.has(text) || isTag(toTag(text), opens) }),
    read: (at, reading) => {
      for (const length of [3, 2, 1]) {
        const words = reading.words.slice(at, at + length);
        if (words.length < length) continue;
        const tag = toTag(words.map(({ text }) => text).join(' '));
        const isKnown = length === 1 ? isTag(tag, words[0]!.opens) : KNOWN_TAGS.has(tag);
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
const tags: Phrase<string> = tagPhrase('tags', singular, (tag) => pluralOf(written(tag)));

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

function singular(words: string): string {
  if (NOT_TAGS.has(words)) return '';
  if (/(Dragonkin|Undead|Murloc|Naga|Draenei|Tauren)$/.test(words)) return words;
  if (words.endsWith('ss')) return '';
  const fitting = ENDINGS.filter(([many]) => words.endsWith(many)).map(
    ([many, one]) => words.slice(0, -many.length) + one,
  );
  return fitting.find((one) => KNOWN_TAGS.has(one)) ?? fitting[0] ?? '';
}

/** "Black or Twilight Dragonkin": the last word belongs to both. */
const colored = (one: Phrase<string>): Phrase<readonly string[]> => ({
  name: 'colored',
  begins: () => ({ like: ({ text }) => COLORS.has(text) }),
  read: (at, reading) => {
    const [first, or, second, what] = reading.words.slice(at, at + 4).map(({ text }) => text);
    if (!COLORS.has(first ?? '') || or !== 'or' || !COLORS.has(second ?? '')) return [];
    if (at >= reading.farthest) reading.farthest = at + 3;
    return readAt(one, at + 2, reading).flatMap(({ value, end }) => {
      const noun = value.split(' ').at(-1)!;
      return what === undefined ? [] : [{ value: [`${first} ${noun}`, value], end }];
    });
  },
  say: () => undefined,
});

export const tagsOr: Phrase<readonly string[]> = either('tags', () => [joinedBy(tag, ['or', 'and/or']), colored(tag)]);
export const tagsMany: Phrase<readonly string[]> = either('tags', () => [
  joinedBy(tags, ['and', 'or', 'and/or']),
  colored(tag),
]);

/** "non-hero", "non-Demon" */
export const otherwise: Phrase<Noun> = {
  name: 'non-',
  begins: () => ({ like: ({ low }) => low.startsWith('non-') }),
  read: (at, reading) => {
    const word = /^non-(.+)$/i.exec(reading.words[at]?.text ?? '')?.[1];
    if (word === undefined) return [];
    const isKind = kindOne.get(word);
    const is = SIDES.find((one) => one === word);
    const value: Noun | undefined = isKind
      ? { kind: [isKind] }
      : is
        ? { faction: is }
        : /^[A-Z]/.test(word) && !NOT_TAGS.has(word)
          ? { tag: [word] }
          : undefined;
    if (!value) return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value, end: at + 1 }];
  },
  say: (value) => {
    const word = value.kind ? value.kind[0]!.toLowerCase() : (value.faction ?? value.tag?.[0]);
    const one = Object.keys(value).length === 1 && (value.kind ?? value.tag ?? [0]).length === 1;
    return one && word !== undefined ? { words: [`non-${word}`] } : undefined;
  },
};
