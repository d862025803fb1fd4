import type { Noun, Watch } from '@meetingstone/rules';
import { choice, either, optional, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { anyCard, event, noun, trigger } from './phrases.ts';
import { damageType } from './vocabulary.ts';

const type = optional(
  seenAs(
    damageType,
    (one) => [one],
    (all: readonly string[]) => all[0] as never,
  ),
);

/** A card that is played: "an ability". */
const played: Phrase<Noun> = seenAs(
  anyCard,
  (value) => (value.zone ? undefined : { zone: 'chain' as const, ...value }),
  ({ zone, ...value }) => (zone === 'chain' ? value : undefined),
);

/** What happens, after "when": "this ally enters play". */
/** "under your control": whose party it comes into. */
const underYours = (phrase: Phrase<Noun>): Phrase<Noun> =>
  seenAs(
    phrase,
    (value) => (value.whose ? undefined : { ...value, whose: 'you' as const }),
    ({ whose, ...value }) => (whose === 'you' && !value.self ? value : undefined),
  );

/** "this or another ally": any, itself included. */
const thisOrAnother: Phrase<Noun> = choice('this or another', () => [
  row({ noun }, 'this or another {noun}', ({ noun }) => noun),
]);

event.is(
  choice('event', () => [
    row(
      { card: underYours(anyCard) },
      '{card} enter(s) play under your control',
      ({ card }): Watch => ({ event: 'enter play', card }),
    ),
    row(
      { card: underYours(thisOrAnother) },
      ['{card} enter(s) play under your control'],
      ({ card }): Watch => ({ event: 'enter play', card }),
    ),
    row({ card: thisOrAnother }, ['{card} attack(s)'], ({ card }): Watch => ({ event: 'attack', card })),
    row(
      { card: anyCard },
      '{card} attack(s) for the first time each turn',
      ({ card }): Watch => ({ event: 'attack', card, first: true }),
    ),
    row(
      { card: anyCard },
      '{card} protect(s) for the first time each turn',
      ({ card }): Watch => ({ event: 'protect', card, first: true }),
    ),
    row(
      { card: anyCard },
      '{card} defend(s) for the first time each turn',
      ({ card }): Watch => ({ event: 'defend', card, first: true }),
    ),
    row(
      { by: anyCard, tool: anyCard, to: anyCard },
      '{by} deal(s) combat damage with {tool} to {to}',
      ({ by, tool, to }): Watch => ({ event: 'deal', by, card: to, with: tool, combat: true }),
    ),
    row(
      { by: anyCard, tool: anyCard },
      ['{by} deal(s) combat damage with {tool}'],
      ({ by, tool }): Watch => ({ event: 'deal', by, with: tool, combat: true }),
    ),
    row(
      { by: anyCard, tool: anyCard, to: anyCard },
      '{by} deal(s) damage with {tool} to {to}',
      ({ by, tool, to }): Watch => ({ event: 'deal', by, card: to, with: tool }),
    ),
    row(
      { by: anyCard, tool: anyCard },
      '{by} deal(s) damage with {tool}',
      ({ by, tool }): Watch => ({ event: 'deal', by, with: tool }),
    ),
    row(
      { card: anyCard },
      ['{card} enter(s) play', '{card} come(s) into play'],
      ({ card }): Watch => ({ event: 'enter play', card }),
    ),
    row({ card: anyCard }, '{card} leave(s) play', ({ card }): Watch => ({ event: 'leave play', card })),
    row({ card: anyCard }, '{card} are(is) destroyed', ({ card }): Watch => ({ event: 'destroy', card })),
    row({ card: anyCard }, '{card} attack(s)', ({ card }): Watch => ({ event: 'attack', card })),
    row(
      { card: anyCard, to: anyCard },
      '{card} attack(s) {to}',
      ({ card, to }): Watch => ({ event: 'attack', card, to }),
    ),
    row({ card: anyCard }, '{card} defend(s)', ({ card }): Watch => ({ event: 'defend', card })),
    row({ card: anyCard }, '{card} protect(s)', ({ card }): Watch => ({ event: 'protect', card })),
    row(
      { card: anyCard },
      ['{card} become(s) exhausted', '{card} exhaust(s)'],
      ({ card }): Watch => ({ event: 'exhaust', card }),
    ),
    row(
      { card: anyCard },
      ['{card} ready(readies)', '{card} become(s) ready'],
      ({ card }): Watch => ({ event: 'ready', card }),
    ),
    row({ card: anyCard }, '{card} are(is) targeted', ({ card }): Watch => ({ event: 'become targeted', card })),
    row(
      { card: anyCard },
      '{card} are(is) removed from the game',
      ({ card }): Watch => ({ event: 'move', card, into: 'removed' }),
    ),
    row(
      { by: anyCard, type, to: anyCard },
      '{by} deal(s) {type} damage to {to}',
      ({ by, type, to }): Watch => ({
        event: 'deal',
        by,
        card: to,
        damageType: type!,
      }),
    ),
    row(
      { by: anyCard, type },
      '{by} deal(s) {type} damage',
      ({ by, type }): Watch => ({ event: 'deal', by, damageType: type! }),
    ),
    row(
      { by: anyCard, to: anyCard },
      '{by} deal(s) combat damage to {to}',
      ({ by, to }): Watch => ({
        event: 'deal',
        by,
        card: to,
        combat: true,
      }),
    ),
    row({ by: anyCard }, '{by} deal(s) combat damage', ({ by }): Watch => ({ event: 'deal', by, combat: true })),
    row({ to: anyCard }, '{to} are(is) dealt damage', ({ to }): Watch => ({ event: 'deal', card: to })),
    row(
      { to: anyCard },
      '{to} are(is) dealt combat damage',
      ({ to }): Watch => ({ event: 'deal', card: to, combat: true }),
    ),
    row({ card: played }, 'you play {card}', ({ card }): Watch => ({ event: 'play', card, whose: 'you' })),
    row(
      { card: played },
      'an opponent play(s) {card}',
      ({ card }): Watch => ({ event: 'play', card, whose: 'opposing' }),
    ),
    fixed('you draw a card', { event: 'draw', whose: 'you' } as Watch),
    fixed('an opponent draws a card', { event: 'draw', whose: 'opposing' } as Watch),
    fixed('you complete a quest', { event: 'complete', whose: 'you' } as Watch),
    row({ card: anyCard }, 'you strike with {card}', ({ card }): Watch => ({ event: 'strike', card, whose: 'you' })),
  ]),
);

/** After "at": "the start of your turn". */
const moment: Phrase<Watch> = choice('moment', () => [
  fixed('the start of your turn', { event: 'turn starts', whose: 'you' } as Watch),
  fixed("the start of each opponent 's turn", { event: 'turn starts', whose: 'opposing' } as Watch),
  fixed(["the start of each player 's turn", 'the start of each turn'], {
    event: 'turn starts',
    whose: 'any',
  } as Watch),
  fixed('the end of your turn', { event: 'turn ends', whose: 'you' } as Watch),
  fixed(['end of turn', 'the end of turn'], { event: 'turn ends' } as Watch),
  fixed(["the end of each player 's turn", 'the end of each turn'], { event: 'turn ends', whose: 'any' } as Watch),
]);

/** A trigger event with its word: "when ..." or "at ...". */
trigger.is(
  either('trigger', () => [
    choice('when', () => [
      row({ event }, 'when {event}', ({ event }) => event),
      row({ moment }, 'at {moment}', ({ moment }) => moment),
    ]),
  ]),
);
