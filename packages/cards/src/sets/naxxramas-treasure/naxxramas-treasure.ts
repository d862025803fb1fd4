import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const naxxramasTreasure: CardSet = {
  code: 'NXT',
  name: 'Naxxramas Treasure',
  cards,
};
