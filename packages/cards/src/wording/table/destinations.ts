import type { Destination } from '@meetingstone/rules';
import { choice } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { fixed } from '../grammar/row.ts';

const at = (to: Destination): Destination => to;

/** Where a card of yours is put. */
export const yourDestination: Phrase<Destination> = choice('your destination', () => [
  fixed(['into your hand', 'in your hand'], at({ to: 'hand' })),
  fixed('into your graveyard', at({ to: 'graveyard' })),
  fixed(['on top of your deck', 'on the top of your deck'], at({ to: 'deck', at: 'top' })),
  fixed('on the bottom of your deck', at({ to: 'deck', at: 'bottom' })),
  fixed('into your resource row face down and exhausted', at({ to: 'resource row', exhausted: true })),
  fixed('into your resource row face down', at({ to: 'resource row' })),
]);

/** Where a card is put. */
export const destination: Phrase<Destination> = choice('destination', () => [
  fixed(
    [
      "into its owner 's hand",
      "into their owners ' hands",
      "into its owners ' hand",
      "into their owner 's hand",
      "into his owner 's hand",
      "into her owner 's hand",
      'into hand',
      'into his hand',
    ],
    at({ to: 'hand' }),
  ),
  fixed(
    [
      "into its owner 's graveyard",
      'into the graveyard',
      'into his or her graveyard',
      "into their owners ' graveyards",
      'into his graveyard',
      "into his owner 's graveyard",
      "into her owner 's graveyard",
    ],
    at({ to: 'graveyard' }),
  ),
  fixed(
    ["on top of its owner 's deck", 'on top of his deck', 'on top', "on top of their owners ' decks"],
    at({ to: 'deck', at: 'top' }),
  ),
  fixed(
    [
      "on the bottom of its owner 's deck",
      'on the bottom of his deck',
      'on the bottom',
      'on the bottom of the deck',
      "on the bottom of that player 's deck",
      "on the bottom of their owners ' decks",
    ],
    at({ to: 'deck', at: 'bottom' }),
  ),
  fixed(
    [
      "into its owner 's resource row face down and exhausted",
      'into his resource row face down and exhausted',
      "into his owner 's resource row face down and exhausted",
      "into her owner 's resource row face down and exhausted",
      "into their owners ' resource rows face down and exhausted",
    ],
    at({ to: 'resource row', exhausted: true }),
  ),
  fixed(
    ["into its owner 's resource row face down", "into their owner 's resource row face down"],
    at({ to: 'resource row' }),
  ),
]);
