import type { Effect, Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { topHalf } from './cardsOfZones.ts';
import { shuffledInto } from './destinations.ts';
import { drawing } from './drawing.ts';
import { withHisCards } from './hisCards.ts';
import { byOwners } from './owners.ts';
import { duration, known, measure, playersPossessive, selection } from './phrases.ts';
import { ofYours, put } from './putting.ts';
import { what } from './revealedCards.ts';
import { searching } from './searching.ts';

function topmost(value: Selection): Selection | undefined {
  return value.select === 'top' ? value : undefined;
}

/** What lies in your graveyard, or is yours otherwise, comes back into your hand. */
const yoursAgain: Phrase<Selection> = seenAs(selection, ofYours, () => undefined);

/** Cards change zones, or are seen. */
export const moving = (): readonly Row<Effect>[] => [
  ...drawing(),
  ...withHisCards(),
  row({ effect: put }, 'put|place {effect}', ({ effect }) => effect),
  ...byOwners(),
  row(
    { what },
    ["return {what} to its~ owner 's hand", "return {what} to their owners ' hands"],
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'hand' } }),
  ),
  row(
    { what: yoursAgain },
    'return {what} to your hand',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'hand' } }),
  ),
  row(
    { what },
    'choose {what} and put it into your hand',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'hand' } }),
  ),
  row(
    { what },
    'players put {what} into play',
    ({ what }): Effect => ({ do: 'put into play', what, under: { player: 'owner', of: { select: 'that' } } }),
  ),
  row(
    { what: known },
    [
      'its owner puts {what} from his graveyard into his hand',
      'his owner puts {what} from his graveyard into his hand',
      'her owner puts {what} from his graveyard into his hand',
    ],
    ({ what }): Effect => ({ do: 'put', what, from: 'graveyard', where: { to: 'hand' } }),
  ),
  row(
    { what },
    ["return {what} to play under its owner 's control"],
    ({ what }): Effect => ({ do: 'put into play', what, under: { player: 'owner', of: { select: 'that' } } }),
  ),
  row(
    { half: topHalf },
    'remove {half} from the game , rounded up',
    ({ half }): Effect => ({ do: 'put', what: half, where: { to: 'removed' } }),
  ),
  row({ what }, 'remove {what} from the game', ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed' } })),
  row(
    { what },
    'remove {what} from the game face down',
    ({ what }): Effect => ({ do: 'put', what, where: { to: 'removed', faceDown: true } }),
  ),
  row(
    { what, where: shuffledInto },
    'shuffle {what} {where}',
    ({ what, where }): Effect => ({ do: 'put', what, where }),
  ),
  row(
    { n: measure, of: playersPossessive },
    'remove cards from the top of {of} deck from the game equal to {n}',
    ({ n, of }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where: { to: 'removed' } }),
  ),
  ...(
    [
      ['into {of} graveyard', { to: 'graveyard' }],
      ['into the graveyard', { to: 'graveyard' }],
    ] as const
  ).map(([words, where]) =>
    row(
      { n: measure, of: playersPossessive },
      [
        `put cards from the top of {of} deck ${words} equal to {n}`,
        `put a number of cards from the top of {of} deck ${words} equal to {n}`,
        `put a number of additional cards from the top of {of} deck ${words} equal to {n}`,
      ].map((one) => one.replace('{of} graveyard', 'his graveyard')),
      ({ n, of }): Effect => ({ do: 'put', what: { select: 'top', of, count: n }, where }),
    ),
  ),
  row({ who: playersPossessive }, ['turn {who} deck over'], ({ who }): Effect => ({ do: 'turn deck over', who })),
  row({ what: selection }, 'reveal {what}', ({ what }): Effect => ({ do: 'reveal', what })),
  row({ what: selection }, 'look at {what}', ({ what }): Effect => ({ do: 'look at', what })),
  row(
    { what },
    [
      'place {what} into your resource row exhausted as an additional resource',
      'place {what} into your resource row exhausted as additional resources',
    ],
    ({ what }): Effect => ({ do: 'place', what, exhausted: true }),
  ),
  row(
    { what },
    [
      'place {what} into your resource row ready as an additional resource',
      'place {what} into your resource row ready as additional resources',
    ],
    ({ what }): Effect => ({ do: 'place', what }),
  ),
  row(
    { what: seenAs(selection, topmost, topmost) },
    'play {what} without paying its cost',
    ({ what }): Effect => ({ do: 'play', what, free: true }),
  ),
  row(
    { what: selection },
    ['play {what} immediately without paying its cost', 'play {what} immediately without paying their costs'],
    ({ what }): Effect => ({ do: 'play', what, free: true }),
  ),
  row(
    { what: selection },
    ['play {what} immediately , paying costs as normal', 'play {what} immediately'],
    ({ what }): Effect => ({ do: 'play', what }),
  ),
  row(
    { what: selection, duration },
    ['you may play {what} {duration}', 'you can play {what} {duration}'],
    ({ what, duration }): Effect => ({ do: 'allow to play', what, duration }),
  ),
  row(
    { what: selection, duration },
    ['may', 'can'].flatMap((may) => [
      `you ${may} play {what} {duration} without paying its cost`,
      `you ${may} play {what} without paying its cost {duration}`,
    ]),
    ({ what, duration }): Effect => ({ do: 'allow to play', what, free: true, duration }),
  ),
  row(
    { what: selection },
    ['complete {what} without paying its cost', 'complete {what} without paying their costs'],
    ({ what }): Effect => ({ do: 'complete', what }),
  ),
  fixed('shuffle <your deck!>', { do: 'shuffle', who: { player: 'you' } } as Effect),
  ...searching(),
];
