import type { Effect, Instead, Noun, Replacement, Watch } from '@meetingstone/rules';
import { choice, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { ofEach, row } from '../grammar/row.ts';
import { combatWord, howMuch, typeWords } from './damage.ts';
import { dealsInstead, healsInstead, isDealtInstead, isHealedInstead, otherwise } from './insteads.ts';
import { marked } from './marked.ts';
import { amount, duration, players } from './phrases.ts';
import { posture } from './postures.ts';
import { preventedWhileSo } from './preventedWhile.ts';
import { soLong as always } from './prices.ts';
import { anyone, anyType, byWhom, packets, would, wouldBeDealt, wouldBeHealed, wouldDeal, wouldHeal } from './would.ts';

/** "while defending": only as long as it is so. */
const whileSo: Phrase<Noun | undefined> = optional(
  choice('while so', () => [row({ noun: posture }, ['while {noun}', "while it's {noun}"], ({ noun }) => noun)]),
);

export const PAIRS = [
  [wouldDeal, dealsInstead],
  [wouldBeDealt, isDealtInstead],
  [wouldBeHealed, isHealedInstead],
  [wouldHeal, healsInstead],
  [would, otherwise],
] as const;

/** A modifier that lasts has a store of what it prevents (717.2a): "2 of it" each time is something else. */
function lastingOnly(phrase: Phrase<Instead>): Phrase<Instead> {
  const other = (value: Instead) => (value.instead === 'prevent' ? undefined : value);
  return seenAs(phrase, other, other);
}

/** The store is measured as the modifier is made, so it can't depend on the packet to come. */
function onceOnly(phrase: Phrase<Instead>): Phrase<Instead> {
  const known = (value: Instead) =>
    value.instead === 'prevent' && typeof value.amount === 'object' ? undefined : value;
  return seenAs(phrase, known, known);
}

/** The same for a while: an instruction that makes such a modifier (716.1, 717.2a). */
export const replacing: Phrase<Effect> = choice('replacing', () => [
  row(
    { event: packets, duration },
    'prevent all {event} {duration}',
    ({ event, duration }): Effect => created({ event, instead: { instead: 'prevent', amount: 'all' } }, duration),
  ),
  row(
    { event: packets, while: always, duration },
    ['prevent all {event} {while} {duration}', '{while} , prevent all {event} {duration}'],
    ({ event, while: so, duration }): Effect =>
      created({ event, while: so, instead: { instead: 'prevent', amount: 'all' } }, duration),
  ),
  ...preventedWhileSo(),
  row(
    { combat: combatWord, types: typeWords, for: marked, so: whileSo, duration },
    [
      'prevent all {combat} {types} damage that would be dealt to {for} {so} {duration}',
      'prevent all {combat} {types} damage that {for} would be dealt {so} {duration}',
    ],
    ({ combat, types, for: who, so, duration }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', card: so!, combat: combat!, damageType: types! },
        instead: { instead: 'prevent', amount: 'all' },
      },
      for: who,
      duration,
    }),
  ),
  row(
    { event: packets, duration },
    'prevent the next {event} {duration}',
    ({ event, duration }): Effect =>
      created({ event, next: true, instead: { instead: 'prevent', amount: 'all' } }, duration),
  ),
  row(
    { n: amount, event: packets, duration },
    'prevent the next {n} {event} {duration}',
    ({ n, event, duration }): Effect => created({ event, instead: { instead: 'prevent', amount: n } }, duration),
  ),
  row(
    { n: amount, combat: combatWord, types: typeWords, to: anyone, for: marked, duration },
    [
      'prevent the next {n} {combat} {types} damage that would be dealt to {to} by {for} {duration}',
      'prevent the next {n} {combat} {types} damage that {for} would deal to {to} {duration}',
    ],
    ({ n, combat, types, to, for: who, duration }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', card: to, combat: combat!, damageType: types! },
        flags: 'by',
        instead: { instead: 'prevent', amount: n },
      },
      for: who,
      duration,
    }),
  ),
  row(
    { n: amount, combat: combatWord, types: typeWords, for: marked, duration },
    [
      'prevent the next {n} {combat} {types} damage that would be dealt to {for} {duration}',
      'prevent the next {n} {combat} {types} damage that {for} would be dealt {duration}',
    ],
    ({ n, combat, types, for: who, duration }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types! },
        instead: { instead: 'prevent', amount: n },
      },
      for: who,
      duration,
    }),
  ),
  row(
    { any: anyType, combat: combatWord, types: typeWords, for: marked, duration, instead: onceOnly(dealsInstead) },
    [
      'the next time {for} would deal {combat} {types} damage {duration} , {instead}',
      'the next time {for} would deal {any} damage {duration} , {instead}',
    ],
    ({ combat, types, for: who, duration, instead }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', combat: combat!, damageType: types! },
        next: true,
        flags: 'by',
        instead,
      },
      for: who,
      duration,
    }),
  ),
  row(
    { any: anyType, combat: combatWord, types: typeWords, for: marked, duration, instead: lastingOnly(dealsInstead) },
    [
      'if {for} would deal {combat} {types} damage {duration} , {instead}',
      'if {for} would deal {any} damage {duration} , {instead}',
    ],
    ({ combat, types, for: who, duration, instead }): Effect => ({
      do: 'create',
      replacement: { event: { event: 'deal', combat: combat!, damageType: types! }, flags: 'by', instead },
      for: who,
      duration,
    }),
  ),
  row(
    {
      much: howMuch,
      combat: combatWord,
      types: typeWords,
      for: marked,
      by: byWhom,
      duration,
      instead: onceOnly(isDealtInstead),
    },
    [
      'the next time {for} would be dealt {much} {combat} {types} damage {by} {duration} , {instead}',
      'the next time {much} {combat} {types} damage would be dealt to {for} {by} {duration} , {instead}',
    ],
    ({ much, combat, types, for: who, by, duration, instead }): Effect => ({
      do: 'create',
      replacement: {
        event: { event: 'deal', by: by!, combat: combat!, damageType: types!, amount: much! },
        next: true,
        instead,
      },
      for: who,
      duration,
    }),
  ),
  row(
    { combat: combatWord, types: typeWords, for: marked, by: byWhom, duration, instead: lastingOnly(isDealtInstead) },
    [
      'if {for} would be dealt {combat} {types} damage {by} {duration} , {instead}',
      'if {combat} {types} damage would be dealt to {for} {by} {duration} , {instead}',
    ],
    ({ combat, types, for: who, by, duration, instead }): Effect => ({
      do: 'create',
      replacement: { event: { event: 'deal', by: by!, combat: combat!, damageType: types! }, instead },
      for: who,
      duration,
    }),
  ),
  ...ofEach(GOING, ([event, words]) => [
    row(
      { for: marked, duration, instead: otherwise },
      [`if {for} would ${words} {duration} , {instead}`, `the next time {for} would ${words} {duration} , {instead}`],
      ({ for: who, duration, instead }): Effect => ({
        do: 'create',
        replacement: { event, instead },
        for: who,
        duration,
      }),
    ),
  ]),
  row(
    { who: players, duration: optional(duration) },
    [
      'the next time {who} would draw a card {duration} , he skips drawing that card instead',
      'the next time {who} would draw a card {duration} , he skips drawing it instead',
    ],
    ({ who, duration }): Effect => ({ ...created(SKIPPED, duration!), who }) as Effect,
  ),
  ...PAIRS.flatMap(([event, instead]) => [
    row(
      { event, duration, instead: onceOnly(instead) },
      'the next time {event} {duration} , {instead}',
      ({ event, duration, instead }): Effect => created({ event, next: true, instead }, duration),
    ),
    row(
      { event, duration, instead: lastingOnly(instead) },
      ['if {event} {duration} , {instead}', '{duration} , if {event} , {instead}'],
      ({ event, duration, instead }): Effect => created({ event, instead }, duration),
    ),
  ]),
]);

/** What one that was spoken of is kept from. */
const GOING: readonly (readonly [Watch, string])[] = [
  [{ event: 'destroy' }, 'be destroyed'],
  [{ event: 'move', from: 'play' }, 'leave play'],
];

/** From the view of the one who would draw. */
const SKIPPED: Replacement = { event: { event: 'draw', whose: 'you' }, next: true, instead: { instead: 'nothing' } };

function created(replacement: Replacement, lasting: Extract<Effect, { do: 'create' }>['duration']): Effect {
  return { do: 'create', replacement, duration: lasting };
}
