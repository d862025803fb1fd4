import type { DamageType, Faction, Keyword, Kind } from '@meetingstone/rules';
import { CLASSES, DAMAGE_TYPES, FACTIONS, KEYWORDS } from '@meetingstone/rules';
import { terms } from '../grammar/combine.ts';
import { capital, pluralOf } from '../grammar/endings.ts';
import { joinedBy } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';

const written = <T extends string>(words: readonly T[], how: (word: T) => string): ReadonlyMap<string, T> =>
  new Map(words.map((word) => [how(word), word]));

/** Small letters are written; a sentence may begin with a capital one. */
const types = new Map([...written(DAMAGE_TYPES, (type) => type), ...written(DAMAGE_TYPES, capital)]);
export const damageType: Phrase<DamageType> = terms('damage type', () => types);
/** As a part of a name: "Fire Resistance". */
const typeNames = new Map([...written(DAMAGE_TYPES, capital), ...types]);
export const damageTypeName: Phrase<DamageType> = terms('damage type', () => typeNames);

const icons = written(DAMAGE_TYPES, (type) => `[${capital(type)}]`);
/** An icon: "[Fire]". */
export const damageIcon: Phrase<DamageType> = terms('damage icon', () => icons);

const NUMBERED: ReadonlySet<string> = new Set(['Assault', 'Flip', 'Haste', 'Mend']);
const unnumbered = KEYWORDS.filter((keyword) => !NUMBERED.has(keyword) && keyword !== 'Resistance');
/** Capital letters are written; older cards have small ones. */
const keywords = new Map<string, Keyword>([
  ...unnumbered.map((keyword): [string, Keyword] => [keyword, keyword]),
  ...unnumbered.map((keyword): [string, Keyword] => [keyword.toLowerCase(), keyword]),
]);
/** A keyword without anything after it. */
export const plainKeyword: Phrase<Keyword> = terms('keyword', () => keywords);

const keywordNames = new Map<string, Keyword>([
  ...KEYWORDS.map((keyword): [string, Keyword] => [keyword, keyword]),
  ...KEYWORDS.map((keyword): [string, Keyword] => [keyword.toLowerCase(), keyword]),
  ['Resistances', 'Resistance'],
]);
/** A keyword by its name alone, whatever follows it: "Assault". */
export const keywordName: Phrase<Keyword> = terms('keyword name', () => keywordNames);

/** Monster and Scourge are tags. */
export const SIDES = FACTIONS.filter((one) => one === 'Alliance' || one === 'Horde');
const factions = new Map<string, Faction>([
  ...written(SIDES, (faction) => faction),
  ...written(SIDES, (faction) => `[${faction}]`),
]);
export const faction: Phrase<Faction> = terms('faction', () => factions);

const classIcons = written(CLASSES, (one) => `[${one}]`);
const traitIcons = new Map<string, string>([...classIcons, ...written(SIDES, (one) => `[${one}]`)]);
/** An icon of a class: "[Mage]". */
export const classIcon: Phrase<string> = terms('class icon', () => classIcons);
/** An icon of a class or faction. */
export const traitIcon: Phrase<string> = terms('icon', () => traitIcons);

const heroTraits = new Map<string, string>([...traitIcons, ...written(['Traitor', 'Loyal'], (one) => one)]);
/** What a hero is: an icon, or whose side he is on (BT.20). */
export const heroTrait: Phrase<string> = terms('hero trait', () => heroTraits);

const professions = written(
  [
    'Alchemy',
    'Blacksmithing',
    'Enchanting',
    'Engineering',
    'Herbalism',
    'Inscription',
    'Jewelcrafting',
    'Leatherworking',
    'Mining',
    'Skinning',
    'Tailoring',
  ],
  (one) => one,
);
/** On a hero's type line (206.1c). */
export const profession: Phrase<string> = terms('profession', () => professions);

export const KIND_WORDS: readonly (readonly [Kind, string])[] = [
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
  ['Blood', 'Blood'],
  ['Cube', 'Cube'],
  ['Lair', 'Lair'],
  ['Event', 'event'],
];
/** Small letters are written; a sentence may begin with a capital one. */
const withCapitals = (words: readonly (readonly [string, Kind])[]): ReadonlyMap<string, Kind> =>
  new Map([...words, ...words.map(([word, kind]) => [capital(word), kind] as const)]);
/** Always in small letters: with a capital one it is a tag of other cards. */
const SMALL: readonly (readonly [string, Kind])[] = [
  ['rune', 'Rune'],
  ['event', 'Event'],
];
export const kindOne: ReadonlyMap<string, Kind> = new Map([
  ...withCapitals(KIND_WORDS.map(([kind, word]) => [word, kind])),
  ...SMALL,
]);
export const kindMany: ReadonlyMap<string, Kind> = new Map([
  ...withCapitals(KIND_WORDS.map(([kind, word]) => [pluralOf(word), kind])),
  ...SMALL.map(([word, kind]) => [pluralOf(word), kind] as const),
]);
export const kind: Phrase<Kind> = terms('kind', () => kindOne);
export const kinds: Phrase<Kind> = terms('kinds', () => kindMany);

/** "a hero or an ally": what follows is said of both, as without the second article. */
export const laterArticle = <T>(phrase: Phrase<T>): Phrase<T> => ({
  name: phrase.name,
  begins: () => ({ words: ['a'], phrases: [phrase] }),
  read: (at, reading) => {
    const isLater = /^(or|,)$/.test(reading.words[at - 1]?.low ?? '') && reading.words[at]?.low === 'a';
    return readAt(phrase, isLater ? at + 1 : at, reading);
  },
  say: (value, saying) => phrase.say(value, saying),
});
const articled = laterArticle(kind);
/** "hero or ally" */
export const kindsOr: Phrase<readonly Kind[]> = joinedBy(articled, ['or', 'and/or']);
/** "hero and ally", after "each" */
export const kindsEach: Phrase<readonly Kind[]> = joinedBy(kind, ['and', 'or', 'and/or']);
/** "heroes and allies" */
export const kindsAnd: Phrase<readonly Kind[]> = joinedBy(kinds, ['and', 'and/or', 'or']);
