import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const azerothCrafted: CardSet = {
  code: 'CRP',
  name: 'Azeroth Crafted',
  cards,
};
