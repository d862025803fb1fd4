import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const aftermathCrafted: CardSet = {
  code: 'CAF',
  name: 'Aftermath Crafted',
  cards,
  chosen: ['Voodoo Figurine'],
};
