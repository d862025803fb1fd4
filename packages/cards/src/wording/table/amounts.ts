import type { Amount, Noun, Selection } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { amount, count, measure, nounEach, nounMany, possessor, someone, theirs } from './phrases.ts';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in figures: "3". */
export const figure: Phrase<number> = {
  name: 'number',
  read: (at, reading) => {
    const word = reading.words[at]?.text ?? '';
    if (!/^\d+$/.test(word)) return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value: Number(word), end: at + 1 }];
  },
  say: (value) => (typeof value === 'number' ? { words: [String(value)] } : undefined),
};

/** A number as it is counted: "two"; figures are read too. */
const counted: Phrase<number> = {
  name: 'number',
  read: (at, reading) => {
    const value = NUMBERS.indexOf(reading.words[at]?.low ?? '');
    if (value < 1) return figure.read(at, reading);
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value, end: at + 1 }];
  },
  say: (value) =>
    typeof value === 'number'
      ? { words: [NUMBERS[value] ?? String(value)], number: value === 1 ? 'one' : 'many' }
      : undefined,
};

const variable: Phrase<Amount> = choice('variable', () => [
  row({}, ['X', 'X'], (): Amount => ({ amount: 'X' })),
  row({}, ['that much', 'that many'], (): Amount => ({ amount: 'that much' })),
]);

/** An amount before a noun: "3", "X", "that much". */
amount.is(either('amount', () => [figure as Phrase<Amount>, variable]));
/** How many: "two", "X". */
count.is(either('count', () => [counted as Phrase<Amount>, variable]));

/** A sum with its sign: "+2", "-X". */
export const signed: Phrase<Amount> = {
  name: 'signed number',
  read: (at, reading) => {
    const word = reading.words[at]?.text ?? '';
    const found = /^([+-])(\d+|X)$/.exec(word);
    if (!found) return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    const [, sign, what] = found;
    if (what !== 'X') return [{ value: Number(word), end: at + 1 }];
    const x: Amount = { amount: 'X' };
    return [{ value: sign === '+' ? x : { amount: 'times', of: [-1, x] }, end: at + 1 }];
  },
  say: (value) => {
    if (typeof value === 'number') return { words: [value < 0 ? String(value) : `+${value}`] };
    if (value.amount === 'X') return { words: ['+X'] };
    const negative =
      value.amount === 'times' && value.of[0] === -1 && typeof value.of[1] === 'object' && value.of[1].amount === 'X';
    return negative ? { words: ['-X'] } : undefined;
  },
};

const NUMBER_WORDS = [
  ['atk', 'ATK'],
  ['health', '[Health]'],
  ['cost', 'cost'],
  ['def', 'DEF'],
] as const;

/** Your hand and your resources are counted by words of their own. */
const countable = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, otherThanOwn, otherThanOwn);
const otherThanOwn = (noun: Noun): Noun | undefined =>
  same(noun, { zone: 'hand', whose: 'you' }) || same(noun, { kind: ['Resource'], whose: 'you' }) ? undefined : noun;

/** A number of something for each of others: "1 for each Totem you control". */
export const perEach: Phrase<Amount> = choice('for each', () => [
  row({ of: countable(nounEach) }, 'for each {of}', ({ of }): Amount => ({ amount: 'count', of })),
  row({ of: someone }, 'for each damage on {of}', ({ of }): Amount => ({ amount: 'damage', of })),
  row({}, 'for each resource you control', (): Amount => ({ amount: 'resources', of: { player: 'you' } })),
  row({}, 'for each card in your hand', (): Amount => ({ amount: 'cards in hand', of: { player: 'you' } })),
  row(
    {},
    ['for each damage dealt this way', 'for each damage dealt', 'for each damage healed this way'],
    (): Amount => ({ amount: 'that much' }),
  ),
]);

/** What something is equal to: "that ally's cost", "the number of allies you control". */
measure.is(
  choice('measure', () => [
    row({ of: countable(nounMany) }, 'the number of {of}', ({ of }): Amount => ({ amount: 'count', of })),
    ...NUMBER_WORDS.flatMap(([amount, word]) => [
      row(
        { of: possessor },
        [`{of} ${word}`, ...(word === '[Health]' ? ['{of} health'] : [])],
        ({ of }): Amount => ({ amount, of }),
      ),
      row(
        { of: theirs },
        [`the ${word} of {of}`, `the combined ${word} of {of}`],
        ({ of }): Amount => ({ amount, of }),
      ),
    ]),
    row(
      { of: someone },
      ['the amount of damage on {of}', 'the damage on {of}'],
      ({ of }): Amount => ({ amount: 'damage', of: of as Selection }),
    ),
    row({}, 'the number of cards in your hand', (): Amount => ({ amount: 'cards in hand', of: { player: 'you' } })),
    row({}, 'the number of resources you control', (): Amount => ({ amount: 'resources', of: { player: 'you' } })),
  ]),
);
