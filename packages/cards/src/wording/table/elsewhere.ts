import type { Effect, Noun, Power } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { row } from '../grammar/row.ts';
import { counterName } from './counterNames.ts';
import { anyCard, noun, text } from './phrases.ts';
import { thisCard } from './self.ts';

const onTheChain: Phrase<Noun> = seenAs(
  noun,
  (value) => (value.zone ? undefined : { ...value, zone: 'chain' as const }),
  ({ zone, ...value }) => (zone === 'chain' ? value : undefined),
);

const SELF: Noun = { self: true };

/** While it is revealed from your deck, its power works there (703.3a). */
export const fromDeck = (effects: readonly Effect[]): Power => ({
  power: 'triggered',
  on: { event: 'reveal', card: { ...SELF, zone: 'deck', whose: 'you' } },
  effects,
  zone: 'deck',
});

/** Triggered powers that work where their card is not in play (703.3a, 703.3b). */
export const workingElsewhere: Phrase<Power> = choice('elsewhere', () => [
  row(
    { name: counterName, self: thisCard, effects: text },
    ['when the last {name} counter is removed from {self} , {effects}'],
    ({ name, effects }): Power => ({
      power: 'triggered',
      on: { event: 'remove counters', card: SELF, counter: name },
      if: { is: 'compared', left: { amount: 'counters', name, on: { select: 'this' } }, how: 'exactly', right: 0 },
      effects,
    }),
  ),
  row(
    { self: thisCard, effects: text },
    'when {self} is removed from the game from anywhere , {effects}',
    ({ effects }): Power => ({
      power: 'triggered',
      on: { event: 'move', card: SELF, into: 'removed' },
      effects,
      zone: 'removed',
    }),
  ),
  row(
    { self: thisCard, by: anyCard, effects: text },
    'when {self} is revealed from your deck by {by} , {effects}',
    ({ by, effects }): Power => ({
      power: 'triggered',
      on: { event: 'reveal', card: { ...SELF, zone: 'deck', whose: 'you' }, by },
      effects,
      zone: 'deck',
    }),
  ),
  row(
    { self: thisCard, effects: text },
    'when {self} is revealed from your deck , {effects}',
    ({ effects }): Power => fromDeck(effects),
  ),
  row(
    { self: thisCard, effects: text },
    'when an opposing card or effect causes you to discard {self} , {effects}',
    ({ effects }): Power => ({
      power: 'triggered',
      on: { event: 'discard', card: SELF, by: { whose: 'opposing' } },
      effects,
      zone: 'graveyard',
    }),
  ),
  row(
    { self: thisCard, effects: text },
    'when you play {self} , {effects}',
    ({ effects }): Power => ({
      power: 'triggered',
      on: { event: 'play', card: { ...SELF, zone: 'chain' }, whose: 'you' },
      effects,
      zone: 'chain',
    }),
  ),
  row(
    { noun: onTheChain, self: thisCard, effects: text },
    ['when you play this or another {noun} , {effects}', 'when you play {self} or another {noun} , {effects}'],
    ({ noun, effects }): Power => ({
      power: 'triggered',
      on: { event: 'play', card: noun, whose: 'you' },
      effects: effects as readonly Effect[],
      zone: ['play', 'chain'],
    }),
  ),
]);
