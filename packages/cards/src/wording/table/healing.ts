import type { Effect } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { ofEach, row } from '../grammar/row.ts';
import { perEach, severalTimes } from './perEach.ts';
import { amount, condition, measure, nounMany, selection } from './phrases.ts';
import { amountsOf, inTurn, listed, ORDERED } from './respectively.ts';

/** How much damage is healed from whom. */
export const healing = (): readonly Row<Effect>[] => [
  row(
    { amount, from: selection },
    [
      'heal(s) {amount} damage divided as you choose from {from}',
      'heal(s) {amount} damage from {from} divided as you choose',
    ],
    ({ amount, from }): Effect => ({ do: 'heal', amount, from, divided: true }),
  ),
  row(
    { amount, from: selection },
    ['heal(s) {amount} damage from {from}', 'heal(s) {amount} from {from}'],
    ({ amount, from }): Effect => ({ do: 'heal', amount, from }),
  ),
  ...ofEach(ORDERED, (n) => [
    row(
      { ...inTurn(n), from: selection },
      `heal(s) ${listed(n)} damage from {from} , respectively`,
      ({ from, ...amounts }): Effect => ({
        do: 'heal',
        amount: amountsOf(amounts, n)[0]!,
        from,
        each: amountsOf(amounts, n),
      }),
    ),
  ]),
  row(
    { from: selection },
    'heal(s) all damage from {from}',
    ({ from }): Effect => ({ do: 'heal', amount: 'all', from }),
  ),
  row(
    { noun: nounMany },
    'heal(s) all damage from {noun}',
    ({ noun }): Effect => ({ do: 'heal', amount: 'all', from: { select: 'each', noun } }),
  ),
  row(
    { amount: measure, from: selection },
    ['heal(s) damage from {from} equal to {amount}', 'heal(s) damage equal to {amount} from {from}'],
    ({ amount, from }): Effect => ({ do: 'heal', amount, from }),
  ),
  row(
    { from: selection, n: perEach },
    'heal(s) 1 damage from {from} {n}',
    ({ from, n }): Effect => ({ do: 'heal', amount: n, from }),
  ),
  row(
    { amount: severalTimes, from: selection, n: perEach },
    'heal(s) {amount} damage from {from} {n}',
    ({ amount, from, n }): Effect => ({ do: 'heal', amount: { amount: 'times', of: [amount, n] }, from }),
  ),
  row(
    { less: amount, from: selection, more: amount, if: condition },
    'heal(s) {less} damage from {from} , or {more} <damage> <instead> if {if}',
    ({ less, from, more, if: condition }): Effect => ({
      do: 'heal',
      amount: { amount: 'if', if: condition, then: more, else: less },
      from,
    }),
  ),
];
