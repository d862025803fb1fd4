import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const worldbreakerCrafted: CardSet = {
  code: 'CWB',
  name: 'Worldbreaker Crafted',
  cards,
};
