import type { Selection } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, row } from '../grammar/row.ts';
import { perEach } from './amounts.ts';
import { oneNoun } from './chosenCards.ts';
import { topOfDecks, wholeDecks } from './decks.ts';
import { count, measure, playersPossessive } from './phrases.ts';

/** The cards on top of a deck: "the top two cards of your deck". */
export const topCards: Phrase<Selection> = choice('top cards', () => [
  row(
    { of: playersPossessive },
    ['the top card of {of} deck', 'a card from the top of {of} deck'],
    ({ of }): Selection => ({ select: 'top', of, count: 1 }),
  ),
  row(
    { n: count, of: playersPossessive },
    ['the top {n} cards of {of} deck', '{n} cards from the top of {of} deck'],
    ({ n, of }): Selection => ({
      select: 'top',
      of,
      count: n,
    }),
  ),
  row(
    { n: measure, of: playersPossessive },
    'cards from the top of {of} deck equal to {n}',
    ({ n, of }): Selection => ({ select: 'top', of, count: n }),
  ),
  row(
    { until: oneNoun },
    [
      'cards from the top of your deck until {until} is revealed',
      'cards from the top of your deck until you reveal {until}',
    ],
    ({ until }): Selection => ({ select: 'top', of: { player: 'you' }, count: 1, until }),
  ),
  ...topOfDecks(),
  row(
    { n: perEach, of: playersPossessive },
    ['a card from the top of {of} deck {n}', 'the top card of {of} deck {n}'],
    ({ n, of }): Selection => ({ select: 'top', of, count: n }),
  ),
]);

const zone = (zone: 'hand' | 'graveyard' | 'deck') =>
  row({ of: playersPossessive }, `{of} ${zone}`, ({ of }): Selection => ({ select: 'zone', zone, of }));

/** All cards that lie there: "target player's hand". */
export const zones: Phrase<Selection> = choice('zone', () => [
  zone('hand'),
  zone('graveyard'),
  zone('deck'),
  ...wholeDecks(),
  fixed(['all graveyards', 'each graveyard'], {
    select: 'zone',
    zone: 'graveyard',
    of: { player: 'each' },
  } as Selection),
]);
