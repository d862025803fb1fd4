import type { Duration, Noun } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { anyCard, duration } from './phrases.ts';
import { thisCard } from './self.ts';

/** A card that left play is another card: what is so until then is so for good (415.9a). */
const LEAVING = ['it leaves', 'he leaves', 'she leaves', 'they leave'].flatMap((one) => [
  `until ${one} play`,
  `, until ${one} play`,
]);

const DURATIONS: readonly (readonly [Duration, string | readonly string[]])[] = [
  ['this turn', ['this turn', 'until <the> end of <the> turn']],
  ['this combat', ['this combat', 'until <the> end of combat']],
  ['until your next turn', ['until the start of your next turn', 'until your next turn']],
  [
    "until its controller's next turn",
    ["until the start of its controller 's next turn", "until the start of that opponent 's next turn"],
  ],
  ['until end of your next turn', ['until the end of your next turn', 'until after your next turn']],
  ['this game', ['for the rest of the game', 'this game', ...LEAVING]],
];

/** How this card remains. */
const REMAINING: readonly (readonly [Noun, readonly string[]])[] = [
  [{ whose: 'you' }, ['under your control', 'in your party']],
  [{ zone: 'play' }, ['in play']],
  [{ exhausted: true }, ['exhausted']],
  [{ faceDown: false }, ['face up']],
];

duration.is(
  choice('duration', () => [
    ...DURATIONS.map(([duration, words]) => fixed(words, duration)),
    row(
      { card: anyCard },
      ['this turn until you play {card}', 'until you play {card} this turn'],
      ({ card }): Duration => ({ until: { event: 'play', card, whose: 'you' } }),
    ),
    row(
      { weapon: anyCard, card: anyCard },
      [
        'this turn until you strike with {weapon} or play {card}',
        'until you strike with {weapon} or play {card}',
        'until you strike with {weapon} or play {card} this turn',
      ],
      ({ weapon, card }): Duration => ({
        until: { event: 'strike', card: weapon, whose: 'you' },
        or: { event: 'play', card, whose: 'you' },
      }),
    ),
    ...ofEach(REMAINING, ([remains, words]) => [
      row(
        { self: thisCard },
        words.map((word) => `while {self} remains ${word}`),
        (): Duration => ({ while: { select: 'this' }, remains }),
      ),
    ]),
  ]),
);
