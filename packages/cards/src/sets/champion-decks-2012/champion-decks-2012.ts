import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const championDecks2012: CardSet = {
  code: 'CH12',
  name: 'Champion Decks 2012',
  cards,
};
