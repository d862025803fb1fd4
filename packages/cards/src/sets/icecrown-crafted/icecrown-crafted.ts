import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const icecrownCrafted: CardSet = {
  code: 'CIC',
  name: 'Icecrown Crafted',
  cards,
};
