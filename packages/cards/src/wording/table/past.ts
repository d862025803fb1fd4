import type { Condition, EventName, Watch } from '@meetingstone/rules';
import { choice, seenAs, withArticle } from '../grammar/combine.ts';
import { list } from '../grammar/lists.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { typeWords } from './damage.ts';
import { controlled } from './his.ts';
import { anyCard, noun } from './phrases.ts';

const PAST: readonly (readonly [EventName, string | readonly string[]])[] = [
  ['destroy', ['{card} was destroyed this turn', '{card} has been destroyed this turn', '{card} died this turn']],
  ['attack', ['{card} attacked this turn', '{card} has attacked this turn']],
  ['defend', '{card} defended this turn'],
  ['ready', '{card} readied this turn'],
  ['heal', '{card} was healed this turn'],
  ['enter play', '{card} entered play this turn'],
  ['leave play', '{card} left play this turn'],
  ['enter graveyard', '{card} entered a graveyard this turn'],
];

/** What has not. */
export const notInThePast = (): readonly Row<Condition>[] =>
  [
    row(
      { tool: anyCard },
      'no damage was dealt with {tool} this turn',
      ({ tool }): Watch => ({ event: 'deal', with: tool }),
    ),
    fixed('no damage was dealt this turn', { event: 'deal' } as Watch),
    row({ card: anyCard }, '{card} was not dealt damage this turn', ({ card }): Watch => ({ event: 'deal', card })),
    row(
      { card: anyCard },
      ["you didn't play {card} this turn"],
      ({ card }): Watch => ({ event: 'play', card, whose: 'you' }),
    ),
    fixed("you didn't place a resource this turn", { event: 'place', whose: 'you' } as Watch),
    row({ card: anyCard }, "{card} didn't attack this turn", ({ card }): Watch => ({ event: 'attack', card })),
  ]
    .map(inThePast)
    .map(
      (row): Row<Condition> => ({
        ...row,
        build: (parts: never): Condition => ({ is: 'not', of: row.build(parts) }),
        pattern: { is: 'not', of: row.pattern },
      }),
    );

/** "an ally entered play and an ally left play this turn": each of these has happened. */
const without: Phrase<Watch> = choice('past', () =>
  PAST.map(([event, words]) =>
    row(
      { card: anyCard },
      [words].flat().map((one) => one.replace(' this turn', '')),
      ({ card }): Watch => ({ event, card }),
    ),
  ),
);
export const pastTogether: Phrase<readonly Condition[]> = seenAs(
  choice('past', () => [row({ all: list(without, 'and', 2) }, '{all} this turn', ({ all }) => all)]),
  (all) => all.map((watch): Condition => ({ is: 'happened', watch })),
  () => undefined,
);

/** What has happened this turn. */
export const past = (): readonly Row<Condition>[] =>
  [
    ...PAST.map(([event, words]) => row({ card: anyCard }, words, ({ card }): Watch => ({ event, card }))),
    row({ card: anyCard }, '{card} was dealt damage this turn', ({ card }): Watch => ({ event: 'deal', card })),
    row(
      { card: anyCard },
      '{card} was dealt combat damage this turn',
      ({ card }): Watch => ({ event: 'deal', card, combat: true }),
    ),
    row(
      { by: anyCard, type: typeWords },
      ['{by} dealt {type} damage this turn', '{by} has dealt {type} damage this turn'],
      ({ by, type }): Watch => ({ event: 'deal', by, damageType: type! }),
    ),
    row(
      { by: anyCard, type: typeWords, card: anyCard },
      [
        '{by} dealt {type} damage to {card} this turn',
        '{by} has dealt {type} damage to {card} this turn',
        '{card} was dealt {type} damage by {by} this turn',
        '{card} was dealt {type} damage this turn by {by}',
      ],
      ({ by, type, card }): Watch => ({ event: 'deal', by, card, damageType: type! }),
    ),
    row(
      { by: anyCard },
      '{by} dealt combat damage this turn',
      ({ by }): Watch => ({ event: 'deal', by, combat: true }),
    ),
    row(
      { by: anyCard, card: anyCard },
      '{by} dealt combat damage to {card} this turn',
      ({ by, card }): Watch => ({ event: 'deal', by, card, combat: true }),
    ),
    row({ by: anyCard }, '{by} healed damage this turn', ({ by }): Watch => ({ event: 'heal', by })),
    row(
      { card: anyCard },
      ['you played {card} this turn', "you've played {card} this turn", 'you have played {card} this turn'],
      ({ card }): Watch => ({ event: 'play', card, whose: 'you' }),
    ),
    row(
      { card: anyCard },
      'an opponent played {card} this turn',
      ({ card }): Watch => ({ event: 'play', card, whose: 'opposing' }),
    ),
    row(
      { card: anyCard },
      ['you completed {card} this turn', "you've completed {card} this turn"],
      ({ card }): Watch => ({ event: 'complete', card, whose: 'you' }),
    ),
    row(
      { card: anyCard },
      ['an opponent played {card} this turn', 'an opponent has played {card} this turn'],
      ({ card }): Watch => ({ event: 'play', card, whose: 'opposing' }),
    ),
    fixed('you placed a resource this turn', { event: 'place', whose: 'you' } as Watch),
    fixed('you discarded a card this turn', { event: 'discard', whose: 'you' } as Watch),
    row(
      { card: controlled(withArticle(noun)) },
      ['{card} entered play under your control this turn', '{card} entered your party this turn'],
      ({ card }): Watch => ({ event: 'enter play', card }),
    ),
  ].map(inThePast);

const inThePast = (watch: Row<Watch>): Row<Condition> => ({
  ...watch,
  build: (parts: never): Condition => ({ is: 'happened', watch: watch.build(parts) }),
  pattern: { is: 'happened', watch: watch.pattern },
});
