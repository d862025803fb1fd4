import type { Amount, Likeness, Noun, Players } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import { pluralOf } from '../grammar/endings.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import type { Measured, ThatMuch } from '../unresolved.ts';
import { amount, count } from './phrases.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in figures: "3". */
export const figure: Phrase<number> = {
  name: 'number',
  begins: () => ({ like: ({ text }) => /^\d/.test(text) }),
  read: (at, reading) => {
    const word = reading.words[at]?.text ?? '';
    if (!/^\d+$/.test(word)) return [];
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value: Number(word), end: at + 1 }];
  },
  say: (value) => (typeof value === 'number' ? { words: [String(value)] } : undefined),
};

/** A number as it is counted: "two"; figures are read too. */
export const counted: Phrase<number> = {
  name: 'number',
  begins: () => ({ words: NUMBERS, phrases: [figure] }),
  read: (at, reading) => {
    const value = NUMBERS.indexOf(reading.words[at]?.low ?? '');
    if (value < 0) return readAt(figure, at, reading);
    if (at >= reading.farthest) reading.farthest = at + 1;
    return [{ value, end: at + 1 }];
  },
  say: (value) =>
    typeof value === 'number'
      ? { words: [NUMBERS[value] ?? String(value)], number: value === 1 ? 'one' : 'many' }
      : undefined,
};

const variable: Phrase<Amount> = choice('variable', () => [row({}, ['X', 'X'], (): Amount => ({ amount: 'X' }))]);

/** The amount of this very thing. */
export function measured(of: Measured): Amount {
  const much: ThatMuch = { amount: 'that much', of };
  return much;
}

/** For these there are words of their own. */
const OF_THEIR_OWN: readonly Measured[] = ['prevent', 'choose number', 'pay'];

const thatMuch = (word: 'much' | 'many'): Phrase<Amount> => ({
  name: 'that much',
  begins: () => ({ words: ['that'] }),
  read: (at, reading) => {
    const [that, much] = [reading.words[at]?.low, reading.words[at + 1]?.low];
    const amountOf = much === 'amount' && reading.words[at + 2]?.low === 'of';
    if (that !== 'that' || (much !== 'much' && much !== 'many' && !amountOf)) return [];
    const end = at + (amountOf ? 3 : 2);
    if (end > reading.farthest) reading.farthest = end;
    return [{ value: { amount: 'that much' }, end }];
  },
  say: (value) =>
    typeof value === 'object' && value.amount === 'that much' && !OF_THEIR_OWN.some((of) => same(value, measured(of)))
      ? { words: ['that', word] }
      : undefined,
});

/** An amount before a noun: "3", "X", "that much". */
const twice: Phrase<Amount> = choice('twice', () => [
  row({ of: thatMuch('much') }, 'double {of}', ({ of }): Amount => ({ amount: 'times', of: [2, of] })),
  row({ of: variable }, 'double {of}', ({ of }): Amount => ({ amount: 'times', of: [2, of] })),
  row(
    { n: figure, of: either('more', () => [variable, thatMuch('much')]) },
    ['{n} plus {of}'],
    ({ n, of }): Amount => ({ amount: 'sum', of: [n, of] }),
  ),
]);
amount.is(either('amount', () => [figure as Phrase<Amount>, variable, thatMuch('much'), twice]));
/** How many: "two", "X". */
count.is(either('count', () => [counted as Phrase<Amount>, variable, thatMuch('many')]));

/** More than one: "two", "X". */
export const several: Phrase<Amount> = seenAs(count, moreThanOne, moreThanOne);
function moreThanOne(n: Amount): Amount | undefined {
  return n === 1 ? undefined : n;
}

/** A sum with its sign: "+2", "-X". */
export const signed: Phrase<Amount> = {
  name: 'signed number',
  begins: () => ({ like: ({ text }) => /^[+-]/.test(text) }),
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

export const NUMBER_WORDS = [
  ['atk', 'ATK'],
  ['health', '[Health]'],
  ['cost', 'cost'],
  ['def', 'DEF'],
] as const;

/** Hands and resources are counted by words of their own. */
export const countable = (phrase: Phrase<Noun>): Phrase<Noun> => seenAs(phrase, otherThanOwn, otherThanOwn);
export const otherThanOwn = (noun: Noun): Noun | undefined => {
  const { whose, of } = noun;
  const owned = whose === 'you' ? { whose } : of ? { of } : undefined;
  if (!owned) return noun;
  return same(noun, { zone: 'hand', ...owned }) || same(noun, { kind: ['Resource'], ...owned }) ? undefined : noun;
};

export const handOf = (of: Players): Amount => ({ amount: 'cards in hand', of });
export const resourcesOf = (of: Players): Amount => ({ amount: 'resources', of });

const LIKENESSES: readonly (readonly [Likeness, string])[] = [
  ['name', 'name'],
  ['class', 'class'],
  ['Alliance race', '[Alliance] race'],
  ['Horde race', '[Horde] race'],
  ['card type', 'card type'],
  ['color', 'color'],
];
export const likeness: Phrase<Likeness> = choice('likeness', () =>
  ofEach(LIKENESSES, ([what, word]) => [fixed(word, what)]),
);
export const likenesses: Phrase<Likeness> = choice('likenesses', () =>
  ofEach(LIKENESSES, ([what, word]) => [fixed(pluralOf(word), what)]),
);
