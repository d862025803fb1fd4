import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const wrathgateCrafted: CardSet = {
  code: 'CWG',
  name: 'Wrathgate Crafted',
  cards,
};
