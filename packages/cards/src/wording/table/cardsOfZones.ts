import type { Amount, Noun, Players, Selection } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed, ofEach, row } from '../grammar/row.ts';
import { oneNoun } from './chosenCards.ts';
import { topOfDecks, wholeDecks } from './decks.ts';
import { perEach } from './perEach.ts';
import { count, measure, playersPossessive } from './phrases.ts';

const ORDINALS = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Which one, counted from the top. */
const ordinal: Phrase<number> = choice('ordinal', () =>
  ofEach(ORDINALS, (word) => [fixed(word, ORDINALS.indexOf(word) + 2)]),
);

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
  row({ half: topHalf }, '{half} , rounded up', ({ half }) => half),
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
  row(
    { of: playersPossessive },
    'the bottom card of {of} deck',
    ({ of }): Selection => ({ select: 'top', of, count: 1, bottom: true }),
  ),
  row(
    { n: count, of: playersPossessive },
    'the bottom {n} cards of {of} deck',
    ({ n, of }): Selection => ({ select: 'top', of, count: n, bottom: true }),
  ),
  row(
    { n: ordinal, of: playersPossessive },
    ['the {n} card from the top of {of} deck', 'the card {n} from the top of {of} deck'],
    ({ n, of }): Selection => ({ select: 'top', of, count: n, last: true }),
  ),
  ...topOfDecks(),
  row(
    { n: perEach, of: playersPossessive },
    ['a card from the top of {of} deck {n}', 'the top card of {of} deck {n}'],
    ({ n, of }): Selection => ({ select: 'top', of, count: n }),
  ),
]);

/** For your deck there are words of its own. */
const theOthers: Phrase<Players> = seenAs(playersPossessive, besidesYou, besidesYou);
function besidesYou(of: Players): Players | undefined {
  return of.player === 'you' ? undefined : of;
}

const half = (deck: Noun): Amount => ({ amount: 'divided', of: { amount: 'count', of: deck }, by: 2, rounded: 'up' });
export const HALF_OF_YOURS = half({ zone: 'deck', whose: 'you' });

/** Half of a deck; how it is rounded may be said at the end of the sentence. */
export const topHalf: Phrase<Selection> = choice('top half', () => [
  row(
    { of: theOthers },
    'the top half of {of} deck',
    ({ of }): Selection => ({ select: 'top', of, count: half({ zone: 'deck', of: { player: 'that' } }) }),
  ),
  fixed('the top half of your deck', { select: 'top', of: { player: 'you' }, count: HALF_OF_YOURS } as Selection),
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
