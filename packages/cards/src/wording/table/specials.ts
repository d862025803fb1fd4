import type { Effect, Noun, Players } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Row } from '../grammar/row.ts';
import { fixed, row } from '../grammar/row.ts';
import { gesture } from './gestures.ts';
import { one } from './searching.ts';

/** Of a card that is not in the game one can tell only what is printed on it. */
const isPrinted = (noun: Noun) =>
  Object.keys(noun).every((key) => key === 'kind' || key === 'tag') ? noun : undefined;
const printedCard = seenAs(one, isPrinted, isPrinted);

const YOU: Players = { player: 'you' };

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
  row({ how: gesture }, '{how}', ({ how }): Effect => ({ do: 'gesture', how })),
  fixed(['end the current turn', 'end the turn'], { do: 'end the turn' } as Effect), // 500.5
  fixed('move to the right of target player', { do: 'move right of', who: YOU, of: { player: 'target' } } as Effect),
  fixed('move to the right of another friendly player', {
    do: 'move right of',
    who: YOU,
    of: { player: 'chosen', who: 'friendly', except: [YOU] },
  } as Effect),
  row(
    { noun: printedCard },
    'put {noun} from your collection into play',
    ({ noun }): Effect => ({
      do: 'put from collection',
      noun,
    }),
  ),
];
