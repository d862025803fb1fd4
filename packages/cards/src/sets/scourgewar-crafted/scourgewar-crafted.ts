import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const scourgewarCrafted: CardSet = {
  code: 'CSC',
  name: 'Scourgewar Crafted',
  cards,
};
