import type { Amount, Condition, Noun, Selection, Watch } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { asSelection } from '../unresolved.ts';
import { figure } from './amounts.ts';
import { anyCard } from './phrases.ts';
import { pronoun } from './pronouns.ts';

const dealtTo = (by: Noun, to: Selection): Watch => ({ event: 'deal', card: { among: to }, by });
/** It is so much now, and was not before what has just happened. */
const reaches = (left: Amount, n: number): Condition => ({
  is: 'all',
  of: [
    { is: 'compared', left, how: 'or more', right: n },
    {
      is: 'compared',
      left: { amount: 'sum', of: [left, { amount: 'times', of: [-1, { amount: 'that much' }] }] },
      how: 'less than',
      right: n,
    },
  ],
});

const THAT_CARD = asSelection({ select: 'pronoun', word: 'card' });
/** Of the types that cards of the Caverns have, it is the first. */
const OF_NEW_TYPE: Condition = {
  is: 'any',
  of: (['Ability', 'Ally', 'Event'] as const).map((kind): Condition => {
    const watch: Watch = { event: 'play', card: { kind: [kind] }, whose: 'you' };
    const first: Condition = {
      is: 'compared',
      left: { amount: 'this turn', watch, counted: 'events' },
      how: 'exactly',
      right: 1,
    };
    return { is: 'all', of: [{ is: 'so', what: THAT_CARD, noun: { kind: [kind] } }, first] };
  }),
};

/** What heroes of the Caverns ask about the turn. */
export const ofTheCaverns = (): readonly Row<Condition>[] => [
  row(
    { by: anyCard, to: pronoun, n: figure },
    'that brings the damage {by} has dealt to {to} this turn to {n} or more',
    ({ by, to, n }): Condition => reaches({ amount: 'this turn', watch: dealtTo(by, to), counted: 'amount' }, n),
  ),
  fixed("that card shares its type with no other card you've played this turn", OF_NEW_TYPE),
];
