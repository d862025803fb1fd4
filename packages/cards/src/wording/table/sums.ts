import type { Amount } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { figure, signed } from './amounts.ts';
import { severalTimes } from './perEach.ts';

/** So much less. */
const minus: Phrase<number> = seenAs(
  figure,
  (n) => -n,
  (n) => (typeof n === 'number' && n < 0 ? -n : undefined),
);

/** A figure with its sign: "-1". */
const added: Phrase<number> = seenAs(
  signed,
  (n) => (typeof n === 'number' ? n : undefined),
  () => undefined,
);

/** What is read from the game, with more or less of it. */
export const sums = (measure: Phrase<Amount>): readonly Row<Amount>[] => [
  row(
    { one: measure, other: measure },
    '{one} minus {other}',
    ({ one, other }): Amount => ({ amount: 'sum', of: [one, { amount: 'times', of: [-1, other] }] }),
  ),
  row({ one: measure, n: minus }, '{one} minus {n}', ({ one, n }): Amount => ({ amount: 'sum', of: [one, n] })),
  row({ one: measure, n: figure }, '{one} plus {n}', ({ one, n }): Amount => ({ amount: 'sum', of: [one, n] })),
  row({ one: measure, n: added }, '{one} {n}', ({ one, n }): Amount => ({ amount: 'sum', of: [one, n] })),
  row(
    { n: figure, of: measure },
    '{n} minus {of}',
    ({ n, of }): Amount => ({ amount: 'sum', of: [n, { amount: 'times', of: [-1, of] }] }),
  ),
  row({ of: measure }, 'half {of} , rounded up', ({ of }): Amount => ({ amount: 'divided', of, by: 2, rounded: 'up' })),
  row(
    { n: severalTimes },
    'X divided by {n} , rounded down',
    ({ n }): Amount => ({ amount: 'divided', of: { amount: 'X' }, by: n }),
  ),
];
