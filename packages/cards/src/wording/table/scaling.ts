import type { Amount, Change, Effect, Power } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { figure, perEach, signed } from './amounts.ts';
import { condition, duration, group, measure, someone, subject, whileIt } from './phrases.ts';

type Changes = readonly Change[];

const SUMS = [
  ['atk', ['ATK']],
  ['health', ['[Health]', 'health']],
  ['def', ['DEF', '[DEF]']],
] as const;

const KEYWORDS = ['Assault', 'Mend'] as const;

/** For each of some things; X itself has words of its own. */
const each: Phrase<Amount> = seenAs(perEach, (n) => n, butX);
function butX(n: Amount): Amount | undefined {
  return typeof n === 'object' && n.amount === 'X' ? undefined : n;
}

/** Any fixed sum but +1: for that there are rows without a factor. */
const factor: Phrase<number> = seenAs(
  signed,
  (n) => (typeof n === 'number' && n !== 1 ? n : undefined),
  (n) => (typeof n === 'number' && n !== 1 ? n : undefined),
);

const severalTimes: Phrase<number> = seenAs(figure, moreThanOne, moreThanOne);
function moreThanOne(n: number): number | undefined {
  return typeof n === 'number' && n > 1 ? n : undefined;
}

const times = (factor: Amount, n: Amount): Amount => ({ amount: 'times', of: [factor, n] });

/** What a card has for each of others. */
export const scaled: Phrase<Changes> = choice('for each', () => [
  ...SUMS.flatMap(([change, words]): Row<Changes>[] => [
    row(
      { n: each },
      words.map((word) => `+1 ${word} {n}`),
      ({ n }): Changes => [{ change, by: n }],
    ),
    row(
      { k: factor, n: each },
      words.map((word) => `{k} ${word} {n}`),
      ({ k, n }): Changes => [{ change, by: times(k, n) }],
    ),
  ]),
  row(
    { n: each },
    [
      '+1 / +1 {n}',
      '+1 ATK / +1 [Health] {n}',
      '+1 ATK / +1 health {n}',
      '+1 ATK and +1 health {n}',
      '+1 ATK and +1 [Health] {n}',
    ],
    ({ n }): Changes => [
      { change: 'atk', by: n },
      { change: 'health', by: n },
    ],
  ),
  row(
    { a: factor, b: factor, n: each },
    ['{a} / {b} {n}', '{a} ATK / {b} [Health] {n}', '{a} ATK / {b} health {n}', '{a} ATK and {b} health {n}'],
    ({ a, b, n }): Changes => [
      { change: 'atk', by: times(a, n) },
      { change: 'health', by: times(b, n) },
    ],
  ),
  ...KEYWORDS.flatMap((keyword) => [
    row(
      { number: each },
      [`${keyword} 1 {number}`, `an additional ${keyword} 1 {number}`],
      ({ number }): Changes => [{ change: 'grant', power: { power: 'keyword', keyword, number } }],
    ),
    row(
      { k: severalTimes, number: each },
      [`${keyword} {k} {number}`, `an additional ${keyword} {k} {number}`],
      ({ k, number }): Changes => [{ change: 'grant', power: { power: 'keyword', keyword, number: times(k, number) } }],
    ),
  ]),
]);

/** "while attacking" may stand before "for each". */
export const scaledWhile = (): readonly Row<Power>[] =>
  SUMS.flatMap(([change, words]): Row<Power>[] => [
    row(
      { cards: subject, while: whileIt, n: each },
      words.map((word) => `{cards} have(has) +1 ${word} {while} {n} .`),
      ({ cards, while: so, n }): Power => ({
        power: 'continuous',
        continuous: { cards, changes: [{ change, by: n }], while: so },
      }),
    ),
    row(
      { cards: subject, k: factor, while: whileIt, n: perEach },
      words.map((word) => `{cards} have(has) {k} ${word} {while} {n} .`),
      ({ cards, k, while: so, n }): Power => ({
        power: 'continuous',
        continuous: { cards, changes: [{ change, by: times(k, n) }], while: so },
      }),
    ),
    row(
      { cards: subject, while: whileIt, by: measure },
      words.map((word) => `{cards} have(has) +X ${word} {while} , where X is {by} .`),
      ({ cards, while: so, by }): Power => ({
        power: 'continuous',
        continuous: { cards, changes: [{ change, by }], while: so },
      }),
    ),
  ]);

/** The duration may stand before "for each". */
export const scaledLater = (): readonly Row<Effect>[] => [
  ...SUMS.flatMap(([change, words]) =>
    row(
      { what: someone, less: signed, duration, more: signed, if: condition },
      words.flatMap((word) => [
        `{what} have(has) {less} ${word} {duration} , or {more} if {if}`,
        `{what} have(has) {less} ${word} {duration} , or {more} ${word} if {if}`,
        `{what} have(has) {less} ${word} {duration} , or {more} instead if {if}`,
      ]),
      ({ what, less, duration, more, if: so }): Effect => ({
        do: 'modify',
        what,
        changes: [{ change, by: { amount: 'if', if: so, then: more, else: less } }],
        duration,
      }),
    ),
  ),
  ...SUMS.flatMap(([change, words]): Row<Effect>[] => [
    row(
      { cards: group, duration, n: each },
      words.map((word) => `{cards} have(has) +1 ${word} {duration} {n}`),
      ({ cards, duration, n }): Effect => ({
        do: 'create',
        continuous: { cards, changes: [{ change, by: n }] },
        duration,
      }),
    ),
    row(
      { cards: group, k: factor, duration, n: perEach },
      words.map((word) => `{cards} have(has) {k} ${word} {duration} {n}`),
      ({ cards, k, duration, n }): Effect => ({
        do: 'create',
        continuous: { cards, changes: [{ change, by: times(k, n) }] },
        duration,
      }),
    ),
  ]),
  ...SUMS.flatMap(([change, words]): Row<Effect>[] => [
    row(
      { what: someone, duration, n: each },
      words.map((word) => `{what} have(has) +1 ${word} {duration} {n}`),
      ({ what, duration, n }): Effect => ({ do: 'modify', what, changes: [{ change, by: n }], duration }),
    ),
    row(
      { what: someone, k: factor, duration, n: perEach },
      words.map((word) => `{what} have(has) {k} ${word} {duration} {n}`),
      ({ what, k, duration, n }): Effect => ({ do: 'modify', what, changes: [{ change, by: times(k, n) }], duration }),
    ),
  ]),
  row(
    { what: someone, duration, n: each },
    ['{what} have(has) +1 / +1 {duration} {n}', '{what} have(has) +1 ATK / +1 health {duration} {n}'],
    ({ what, duration, n }): Effect => ({
      do: 'modify',
      what,
      changes: [
        { change: 'atk', by: n },
        { change: 'health', by: n },
      ],
      duration,
    }),
  ),
  ...KEYWORDS.map((keyword) =>
    row(
      { what: someone, duration, number: perEach },
      `{what} have(has) ${keyword} 1 {duration} {number}`,
      ({ what, duration, number }): Effect => ({
        do: 'modify',
        what,
        changes: [{ change: 'grant', power: { power: 'keyword', keyword, number } }],
        duration,
      }),
    ),
  ),
];
