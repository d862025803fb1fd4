import type { Amount, Condition, Noun, Relation } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { anyCard, condition, nounMany } from './phrases.ts';
import { selfNoun } from './self.ts';

const payers: Phrase<Relation> = choice('payer', () => [
  fixed('you', 'you' as Relation),
  fixed(['<your> opponents', 'each opponent'], 'opposing' as Relation),
  fixed(['friendly players', 'you and friendly players'], 'friendly' as Relation),
  fixed(['players', 'each player'], 'any' as Relation),
]);

export const payer: Phrase<Relation> = {
  name: 'payer',
  begins: () => ({ phrases: [payers] }),
  read: (at, reading) => readAt(payers, at, reading),
  say: (value, saying) => {
    const said = payers.say(value, saying);
    return said && { ...said, number: value === 'you' ? 'you' : 'many' };
  },
};

/** A change downwards is written without its sign. */
export const less = (phrase: Phrase<number>): Phrase<number> =>
  seenAs(
    phrase,
    (n) => -n,
    (n) => (typeof n === 'number' && n < 0 ? -n : undefined),
  );
export const more = (phrase: Phrase<number>): Phrase<number> =>
  seenAs(
    phrase,
    (n) => n,
    (n) => (typeof n === 'number' && n > 0 ? n : undefined),
  );
const number: Phrase<number> = choice('number', () => [row({ n: figure }, ['( {n} )', '{n}'], ({ n }) => n)]);

/** "(2) less" is a change by -2. */
export const size: Phrase<Amount> = choice('size', () => [
  row({ n: less(number) }, '{n} less', ({ n }) => n as Amount),
  row({ n: more(number) }, '{n} more', ({ n }) => n as Amount),
  fixed('X less', { amount: 'times', of: [-1, { amount: 'X' }] } as Amount),
]);

/** So many less for each of something. */
export const sizeEach: Phrase<number> = choice('size', () => [
  row({ n: less(number) }, '{n} less', ({ n }) => n),
  row({ n: more(number) }, '{n} more', ({ n }) => n),
]);

const PERIODS: readonly Row<Condition>[] = [
  fixed('on your turn', { is: 'turn of', whose: 'you' } as Condition),
  fixed(["on opponents ' turns", "on an opponent 's turn"], {
    is: 'turn of',
    whose: 'opposing',
  } as Condition),
];

/** As long as it is so: "while you control a Pet", "if you control a Pet", "on your turn". */
export const soLong: Phrase<Condition> = choice('so long', () => [
  row({ of: condition }, ['while {of}', 'if {of}'], ({ of }) => of),
  ...PERIODS,
]);
/** Of prices one says "if". */
export const whenever = optional(
  choice('whenever', () => [row({ of: condition }, ['if {of}', 'while {of}'], ({ of }) => of), ...PERIODS]),
);

export const minimum: Phrase<number | undefined> = optional(
  choice('minimum', () => [row({ n: number }, ', to a minimum of {n}', ({ n }) => n)]),
);

/** Of which cards the price is told. */
export const costed: Phrase<Noun> = either('costed', () => [selfNoun, nounMany, anyCard]);
