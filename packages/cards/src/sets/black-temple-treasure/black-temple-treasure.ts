import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const blackTempleTreasure: CardSet = {
  code: 'BTT',
  name: 'Black Temple Treasure',
  cards,
};
