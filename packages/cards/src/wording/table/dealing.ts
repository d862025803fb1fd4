import type { Amount, Effect, Phrase as Said, Selection } from '@meetingstone/rules';
import { says } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { ofEach, row } from '../grammar/row.ts';
import { pronounIn } from '../unresolved.ts';
import { figure } from './amounts.ts';
import { types, unpreventable } from './damageTypes.ts';
import { perEach, severalTimes } from './perEach.ts';
import { amount, condition, measure, nounMany, selection } from './phrases.ts';
import { IT } from './pronouns.ts';
import { amountsOf, inOrder, inTurn, listed, ORDERED } from './respectively.ts';

/** The one that was just named, without a word for it. */
const thatOne: Phrase<Selection> = {
  name: 'that one',
  mayBeEmpty: true,
  read: (at) => [{ value: IT, end: at }],
  say: (value) => (pronounIn(value) ? { words: [] } : undefined),
};

/** What is dealt to whom, with or without the verb before it. */
export const packets = (verb: string): readonly Row<Effect>[] => [
  row(
    { amount, to: selection },
    [`${verb} {amount} damage of the chosen type to {to}`, `${verb} {amount} damage of that type to {to}`],
    ({ amount, to }): Effect => ({ do: 'deal', amount, types: [], to, chosenType: true }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    `${verb} {amount} {u} {types} damage to {to}`,
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true }),
  ),
  row(
    { amount, types, more: amount, others: types, to: selection, again: thatOne },
    `${verb} {amount} {types} damage and {more} {others} damage to {to} {again}`,
    ({ amount, types, more, others, to, again: same }): Effect => ({
      do: 'deal',
      amount,
      types,
      to,
      along: [{ do: 'deal', amount: more, types: others, to: same }],
    }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    `${verb} {amount} {u} {types} damage to {to} as combat damage`,
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, combat: true }),
  ),
  row(
    { u: unpreventable, types, to: selection, n: perEach },
    `${verb} 1 {u} {types} damage to {to} {n}`,
    ({ u, types, to, n }): Effect => ({ do: 'deal', amount: n, types, to, unpreventable: u as true }),
  ),
  row(
    { amount: severalTimes, u: unpreventable, types, to: selection, n: perEach },
    `${verb} {amount} {u} {types} damage to {to} {n}`,
    ({ amount, u, types, to, n }): Effect => ({
      do: 'deal',
      amount: { amount: 'times', of: [amount, n] },
      types,
      to,
      unpreventable: u as true,
    }),
  ),
];

/** An amount that is different for each of several cards is told after them. */
const eachOne: Phrase<Selection> = seenAs(selection, several, several);

function several(to: Selection): Selection | undefined {
  return to.select === 'each' ? to : undefined;
}

const isPronoun = ({ kind, phrase }: Said): boolean => kind === 'selection' && pronounIn(phrase) !== undefined;

const ownAmount: Phrase<Amount> = seenAs(measure, spokenOf, spokenOf);

function spokenOf(amount: Amount): Amount | undefined {
  return says('amount', amount, isPronoun) ? amount : undefined;
}

/** How much damage is dealt to whom. */
export const dealing = (): readonly Row<Effect>[] => [
  ...packets('deal(s)'),
  row(
    { n: figure, u: unpreventable, types, to: selection, times: perEach },
    'deal(s) {n} {u} {types} damage to {to} . that damage is doubled {times}',
    ({ n, u, types, to, times }): Effect => ({
      do: 'deal',
      amount: { amount: 'doubled', of: n, times },
      types,
      to,
      unpreventable: u as true,
    }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    'smash(smashes) {amount} {u} {types} damage to {to}', // 405.8
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, smash: true }),
  ),
  row(
    { amount: ownAmount, u: unpreventable, types, to: eachOne },
    'deal(s) {u} {types} damage to {to} equal to {amount}',
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true }),
  ),
  row(
    { amount: measure, u: unpreventable, types, to: selection },
    ['deal(s) {u} {types} damage equal to {amount} to {to}', 'deal(s) {u} {types} damage to {to} equal to {amount}'],
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true }),
  ),
  row(
    { amount, u: unpreventable, types, to: selection },
    [
      'deal(s) {amount} {u} {types} damage divided as you choose to {to}',
      'deal(s) {amount} {u} {types} damage divided as you choose among {to}',
      'deal(s) {amount} {u} {types} damage to {to} , divided as you choose',
      'deal(s) {amount} {u} {types} damage to {to} divided as you choose',
    ],
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, divided: true }),
  ),
  row(
    { amount: measure, u: unpreventable, types, to: selection },
    [
      'deal(s) {u} {types} damage equal to {amount} , divided as you choose , to {to}',
      'deal(s) {u} {types} damage equal to {amount} divided as you choose to {to}',
      'deal(s) {u} {types} damage equal to {amount} divided as you choose among {to}',
    ],
    ({ amount, u, types, to }): Effect => ({ do: 'deal', amount, types, to, unpreventable: u as true, divided: true }),
  ),
  row(
    { less: amount, types, noun: nounMany, more: amount, if: condition },
    'deal(s) {less} {types} damage divided as your opponents choose among {noun} , or {more} if {if}',
    ({ less, types, noun, more, if: condition }): Effect => ({
      do: 'deal',
      amount: { amount: 'if', if: condition, then: more, else: less },
      types,
      to: { select: 'each', noun },
      dividedBy: { player: 'opponents together' },
    }),
  ),
  ...ofEach(ORDERED, (n) => [
    row(
      { ...inTurn(n), u: unpreventable, types, to: inOrder(selection) },
      `deal(s) ${listed(n)} {u} {types} damage to {to} , respectively`,
      ({ u, types, to, ...amounts }): Effect => ({
        do: 'deal',
        amount: amountsOf(amounts, n)[0]!,
        types,
        to,
        unpreventable: u as true,
        each: amountsOf(amounts, n),
      }),
    ),
  ]),
  row(
    { less: amount, u: unpreventable, types, to: selection, more: amount, if: condition },
    'deal(s) {less} {u} {types} damage to {to} , or {more} <damage> <instead> if {if}',
    ({ less, u, types, to, more, if: condition }): Effect => ({
      do: 'deal',
      amount: { amount: 'if', if: condition, then: more, else: less },
      types,
      to,
      unpreventable: u as true,
    }),
  ),
];
