import type { Effect, Instead, Replacement } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { combatWord, typeWords } from './damage.ts';
import { dealsInstead } from './insteads.ts';
import { marked } from './marked.ts';
import { duration } from './phrases.ts';
import { IT } from './pronouns.ts';
import { anyone, toWhom } from './would.ts';

type Created = Extract<Effect, { do: 'create' }>;

const UNPREVENTABLE: Instead = { instead: 'unpreventable' };
const PREVENTED: Instead = { instead: 'prevent', amount: 'all' };

/** Of the damage that a remembered character would deal (714.3f). */
const ofTheirs = (
  event: Omit<Replacement['event'], 'event'>,
  instead: Instead,
  who: NonNullable<Extract<Created, { replacement: Replacement }>['for']>,
  lasting: Created['duration'],
): Effect => ({
  do: 'create',
  replacement: { event: { event: 'deal', ...event }, flags: 'by', instead },
  for: who,
  duration: lasting,
});

/** A modifier that lasts has no part of a packet to prevent each time (717.2a). */
const changing: Phrase<Instead> = seenAs(dealsInstead, besidesPrevention, besidesPrevention);
function besidesPrevention(value: Instead): Instead | undefined {
  return value.instead === 'amount' ? value : undefined;
}

const damage = { combat: combatWord, types: typeWords };

/** Modifiers of what somebody in particular would deal: "Prevent all damage that target ally would deal this turn." */
export const dealtBySomeone: Phrase<Effect> = choice('dealt by', () => [
  row(
    { ...damage, for: marked, to: toWhom, duration },
    [
      'prevent all {combat} {types} damage <that!> {for} would deal {to} {duration}',
      'prevent all {combat} {types} damage that would be dealt by {for} {duration}',
    ],
    ({ combat, types, for: who, to, duration }) =>
      ofTheirs({ combat: combat!, damageType: types!, card: to! }, PREVENTED, who, duration),
  ),
  row(
    { ...damage, for: marked, duration },
    [
      '{combat} {types} damage that {for} would deal is unpreventable {duration}',
      '{combat} {types} damage that {for} would deal {duration} is unpreventable',
      '{combat} {types} damage {for} would deal is unpreventable {duration}',
      '{combat} {types} damage that would be dealt by {for} is unpreventable {duration}',
    ],
    ({ combat, types, for: who, duration }) =>
      ofTheirs({ combat: combat!, damageType: types! }, UNPREVENTABLE, who, duration),
  ),
  row(
    { ...damage, duration },
    ['{combat} {types} damage is unpreventable {duration}', "{combat} {types} damage can't be prevented {duration}"],
    ({ combat, types, duration }): Effect => ({
      do: 'create',
      replacement: { event: { event: 'deal', combat: combat!, damageType: types! }, instead: UNPREVENTABLE },
      duration,
    }),
  ),
  row(
    { ...damage, by: anyone, duration },
    [
      '{combat} {types} damage that {by} would deal is unpreventable {duration}',
      '{combat} {types} damage that {by} would deal {duration} is unpreventable',
      '{combat} {types} damage {by} would deal is unpreventable {duration}',
      '{combat} {types} damage that would be dealt by {by} is unpreventable {duration}',
    ],
    ({ combat, types, by, duration }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', by, combat: combat!, damageType: types! },
        instead: UNPREVENTABLE,
      },
      duration,
    }),
  ),
  row(
    { ...damage, for: marked, to: toWhom, duration, instead: changing },
    [
      'if {for} would deal {combat} {types} damage {to} {duration} , {instead}',
      'if {for} would deal any type of damage {to} {duration} , {instead}',
    ],
    ({ combat, types, for: who, to, duration, instead }) =>
      ofTheirs({ combat: combat!, damageType: types!, card: to! }, instead, who, duration),
  ),
  row(
    { by: anyone, ...damage, for: marked, to: toWhom, duration, instead: changing },
    [
      'if {by} would deal {combat} {types} damage with {for} {to} {duration} , {instead}',
      'if {by} would deal {combat} {types} damage {to} with {for} {duration} , {instead}',
    ],
    ({ by, combat, types, for: who, to, duration, instead }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', by, combat: combat!, damageType: types!, card: to! },
        flags: 'with',
        instead,
      },
      for: who,
      duration,
    }),
  ),
  row(
    { ...damage, for: marked, to: toWhom, duration, instead: dealsInstead },
    'the next time {for} would deal {combat} {types} damage {to} {duration} , {instead}',
    ({ combat, types, for: who, to, duration, instead }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types!, card: to! },
        next: true,
        flags: 'by',
        instead,
      },
      for: who,
      duration,
    }),
  ),
]);

/** "... to and dealt by target ally": two modifiers. */
export const toAndBy: Phrase<readonly Effect[]> = choice('to and by', () => [
  row(
    { ...damage, for: marked, duration },
    [
      'prevent all {combat} {types} damage that would be dealt to and dealt by {for} {duration}',
      'prevent all {combat} {types} damage that would be dealt to and by {for} {duration}',
      'prevent all {combat} {types} damage that would be dealt by and dealt to {for} {duration}',
      'prevent all {combat} {types} damage that {for} would deal and be dealt {duration}',
    ],
    ({ combat, types, for: who, duration }): readonly Effect[] => [
      {
        do: 'create',
        replacement: { event: { event: 'deal', combat: combat!, damageType: types! }, instead: PREVENTED },
        for: who,
        duration,
      },
      ofTheirs({ combat: combat!, damageType: types! }, PREVENTED, IT, duration),
    ],
  ),
]);
