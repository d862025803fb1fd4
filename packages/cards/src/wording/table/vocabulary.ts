import type { DamageType, Faction, Keyword, Kind } from '@meetingstone/rules';
import {
  ALLIANCE_RACES,
  CLASSES,
  DAMAGE_TYPES,
  FACTIONS,
  HORDE_RACES,
  KEYWORDS,
  TALENT_SPECS,
} from '@meetingstone/rules';
import { capital, pluralOf } from '../../text/words.ts';
import { list, seenAs, terms } from '../grammar/combine.ts';
import type { Found, Phrase } from '../grammar/phrase.ts';

const written = <T extends string>(words: readonly T[], how: (word: T) => string): ReadonlyMap<string, T> =>
  new Map(words.map((word) => [how(word), word]));

const types = written(DAMAGE_TYPES, (type) => type);
export const damageType: Phrase<DamageType> = terms('damage type', () => types);

const icons = written(DAMAGE_TYPES, (type) => `[${capital(type)}]`);
/** An icon: "[Fire]". */
export const damageIcon: Phrase<DamageType> = terms('damage icon', () => icons);

const NUMBERED: ReadonlySet<string> = new Set(['Assault', 'Haste', 'Mend']);
const keywords = new Map(
  [...KEYWORDS]
    .filter((keyword) => !NUMBERED.has(keyword) && keyword !== 'Resistance')
    .map((keyword): [string, Keyword] => [keyword, keyword]),
);
/** A keyword without anything after it. */
export const plainKeyword: Phrase<Keyword> = terms('keyword', () => keywords);

const factions = written(FACTIONS, (faction) => faction);
export const faction: Phrase<Faction> = terms('faction', () => factions);

const KIND_WORDS: readonly (readonly [Kind, string])[] = [
  ['Ability', 'ability'],
  ['Ally', 'ally'],
  ['Equipment', 'equipment'],
  ['Hero', 'hero'],
  ['Location', 'location'],
  ['Quest', 'quest'],
  ['Character', 'character'],
  ['Resource', 'resource'],
  ['Weapon', 'weapon'],
  ['Armor', 'armor'],
  ['Item', 'item'],
  ['Totem', 'Totem'],
];
/** Small letters are written; a sentence may begin with a capital one. */
const withCapitals = (words: readonly (readonly [string, Kind])[]): ReadonlyMap<string, Kind> =>
  new Map([...words, ...words.map(([word, kind]) => [capital(word), kind] as const)]);
const kindOne = withCapitals(KIND_WORDS.map(([kind, word]) => [word, kind]));
const kindMany = withCapitals(KIND_WORDS.map(([kind, word]) => [pluralOf(word), kind]));
export const kind: Phrase<Kind> = terms('kind', () => kindOne);
export const kinds: Phrase<Kind> = terms('kinds', () => kindMany);

const some = (one: Phrase<Kind>, words: readonly ('and' | 'or' | 'and/or')[]): Phrase<readonly Kind[]> => {
  const [first, ...others] = words.map((word) => list(one, word));
  return {
    name: `some ${one.name}`,
    read: (at, reading): readonly Found<readonly Kind[]>[] =>
      [first!, ...others].flatMap((phrase) => phrase.read(at, reading)),
    say: (value, saying) => first!.say(value, saying),
  };
};
/** "hero or ally" */
export const kindsOr: Phrase<readonly Kind[]> = some(kind, ['or', 'and/or']);
/** "hero and ally", after "each" */
export const kindsEach: Phrase<readonly Kind[]> = some(kind, ['and', 'or', 'and/or']);
/** "heroes and allies" */
export const kindsAnd: Phrase<readonly Kind[]> = some(kinds, ['and', 'and/or', 'or']);

const NOT_TAGS = new Set<string>([
  ...KIND_WORDS.map(([kind]) => kind),
  ...KEYWORDS,
  ...FACTIONS,
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
]);

/** Tags are words with capital letters that mean nothing else: races, classes, specs, kinds of equipment. */
const KNOWN_TAGS: ReadonlySet<string> = new Set([...CLASSES, ...TALENT_SPECS, ...ALLIANCE_RACES, ...HORDE_RACES]);

const isTag = (text: string): boolean =>
  KNOWN_TAGS.has(text) || (/^[A-Z][\w'-]*( [A-Z][\w'-]*)?$/.test(text) && !NOT_TAGS.has(text));

function tagPhrase(name: string, toTag: (words: string) => string, toWords: (tag: string) => string): Phrase<string> {
  return {
    name,
    read: (at, reading) => {
      const found: Found<string>[] = [];
      for (const length of [1, 2]) {
        const words = reading.words.slice(at, at + length);
        if (words.length < length) continue;
        const tag = toTag(words.map(({ text }) => text).join(' '));
        const isKnown = length === 1 ? isTag(tag) : KNOWN_TAGS.has(tag);
        if (!isKnown) continue;
        found.push({ value: tag, end: at + length });
        if (KNOWN_TAGS.has(tag) && at >= reading.farthest) reading.farthest = at + length;
      }
      return found;
    },
    say: (tag) => ({ words: toWords(tag).split(' ') }),
  };
}

export const tag: Phrase<string> = tagPhrase(
  'tag',
  (words) => words,
  (tag) => tag,
);
const tags: Phrase<string> = tagPhrase('tags', singular, pluralOf);

function singular(words: string): string {
  if (/Elves$/.test(words)) return words.replace(/ves$/, 'f');
  if (/Dwarves$/.test(words)) return words.replace(/ves$/, 'f');
  if (/ies$/.test(words)) return words.replace(/ies$/, 'y');
  if (/(s|x|ch|sh)es$/.test(words)) return words.replace(/es$/, '');
  return /[^s]s$/.test(words) ? words.replace(/s$/, '') : '';
}

export const tagsAsList: Phrase<readonly string[]> = seenAs(
  tag,
  (one) => [one],
  (all) => (all.length === 1 ? all[0] : undefined),
);
export const pluralTagsAsList: Phrase<readonly string[]> = seenAs(
  tags,
  (one) => [one],
  (all) => (all.length === 1 ? all[0] : undefined),
);
