import type { Amount, Cost } from '@meetingstone/rules';
import { choice, either, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { figure } from './amounts.ts';
import { costsAnd } from './costs.ts';
import { perEach, severalTimes } from './perEach.ts';

const X: Amount = { amount: 'X' };

/** How much is paid follows from the game, or is chosen (707.1b). */
const variable: Phrase<Cost> = choice('cost', () => [
  row(
    { n: figure, each: perEach },
    ['pay ( {n} ) and an additional ( 1 ) {each}', 'pay {n} and an additional 1 {each}', 'pay {n} plus 1 {each}'],
    ({ n, each }): Cost => ({ pay: 'resources', amount: { amount: 'sum', of: [n, each] } }),
  ),
  row(
    { n: figure },
    ['pay ( {n} ) or more', 'pay {n} or more'],
    ({ n }): Cost => ({ pay: 'resources', amount: { amount: 'sum', of: [n, X] } }),
  ),
  row(
    { each: perEach },
    ['{each} , you may pay ( 1 )', '{each} , you may pay 1'],
    ({ each }): Cost => ({ pay: 'resources', amount: X, atMost: each }),
  ),
  row(
    { each: perEach, n: severalTimes },
    ['{each} , you may pay ( {n} )', '{each} , you may pay {n}'],
    ({ each, n }): Cost => ({ pay: 'resources', amount: { amount: 'times', of: [n, X] }, atMost: each }),
  ),
]);

/** What completing a quest costs. */
export const questCosts: Phrase<readonly Cost[]> = either('costs', () => [
  seenAs(
    variable,
    (one): readonly Cost[] => [one],
    ([one, ...more]) => (more.length === 0 ? one : undefined),
  ),
  costsAnd,
]);
