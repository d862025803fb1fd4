import type { Entry } from '../entry.ts';

/** The words that a card has for a field. */
type WordsOf = (card: Entry) => readonly string[];
type NumberOf = (card: Entry) => number | undefined;

const isWord = (word: string, is: boolean | undefined): readonly string[] => (is ? [word] : []);

/** Fields with words: a value fits if a word of the card begins with it. */
export const WORD_FIELDS = {
  type: ({ types, typeLine, token }) => [...types, ...kindsIn(typeLine), ...isWord('Token', token)],
  tag: ({ tags }) => tags,
  class: ({ icons, tags }) => [...icons, ...tags].filter((word) => !isFaction(word)),
  faction: ({ icons }) => icons.filter(isFaction),
  damage: ({ damageType }) => (damageType ? [damageType] : []),
  keyword: ({ keywords }) => keywords,
  set: ({ set }) => [set],
  raid: ({ raid }) => (raid ? [raid] : []),
  is: (card) => [
    ...isWord('unique', card.unique),
    ...isWord('token', card.token),
    ...isWord('ongoing', card.ongoing),
    ...isWord('attachment', card.attaches),
    ...isWord('boss', card.boss !== undefined),
    ...isWord('instant', card.typeLine.startsWith('Instant')),
    ...isWord('raid', card.raid !== undefined),
  ],
} as const satisfies Record<string, WordsOf>;

/** Fields with running text: a value fits if it is said somewhere. */
export const TEXT_FIELDS = {
  name: ({ title }) => [title],
  text: ({ text }) => text,
} as const satisfies Record<string, WordsOf>;

export const NUMBER_FIELDS = {
  cost: ({ cost }) => cost,
  atk: ({ atk }) => atk,
  health: ({ health }) => health,
  def: ({ def }) => def,
  strike: ({ strike }) => strike,
} as const satisfies Record<string, NumberOf>;

export type WordField = keyof typeof WORD_FIELDS;
export type TextField = keyof typeof TEXT_FIELDS;
export type NumberField = keyof typeof NUMBER_FIELDS;
/** Decks are told by the catalogue, not by the card. */
export type FieldName = WordField | TextField | NumberField | 'deck';

export const FIELDS: readonly FieldName[] = [
  'name',
  'type',
  'class',
  'faction',
  'cost',
  'atk',
  'health',
  'text',
  'keyword',
  'tag',
  'damage',
  'set',
  'raid',
  'deck',
  'def',
  'strike',
  'is',
];

/** Short names that people use elsewhere. */
const SHORT: Readonly<Record<string, FieldName>> = {
  n: 'name',
  t: 'type',
  c: 'class',
  f: 'faction',
  mv: 'cost',
  attack: 'atk',
  power: 'atk',
  hp: 'health',
  o: 'text',
  oracle: 'text',
  k: 'keyword',
  kw: 'keyword',
  s: 'set',
  e: 'set',
  race: 'tag',
  element: 'damage',
};

export const fieldNamed = (word: string): FieldName | undefined => {
  const wanted = word.toLowerCase();
  return SHORT[wanted] ?? FIELDS.find((field) => field === wanted);
};

const has = <Key extends string>(fields: Readonly<Record<Key, unknown>>, field: string): field is Key =>
  field in fields;
export const isNumberField = (field: FieldName): field is NumberField => has(NUMBER_FIELDS, field);
export const isTextField = (field: FieldName): field is TextField => has(TEXT_FIELDS, field);
export const isWordField = (field: FieldName): field is WordField => has(WORD_FIELDS, field);

const isFaction = (word: string): boolean => word === 'Alliance' || word === 'Horde';

/** Weapon, Armor, Item: the kinds of equipment that a type line names. */
const kindsIn = (typeLine: string): readonly string[] =>
  ['Weapon', 'Armor', 'Item', 'Totem'].filter((kind) => typeLine.includes(kind));
