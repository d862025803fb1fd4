import type { Effect } from '@meetingstone/rules';
import type { Row } from '../grammar/row.ts';
import { fixed } from '../grammar/row.ts';

/** What only the cards do that the rulebook has rules of their own for (800). */
export const specials = (): readonly Row<Effect>[] => [
  fixed('each player keeps any of his own equipment in play for the next game', {
    do: 'special',
    what: 'keep equipment',
  } as Effect),
  fixed('all your cards are removed from the game and an Onyxia Raid starts', {
    do: 'special',
    what: 'raid',
  } as Effect),
  fixed('build a new ten-card deck from your collection in place of your deck and graveyard', {
    do: 'special',
    what: 'new deck',
  } as Effect),
];
