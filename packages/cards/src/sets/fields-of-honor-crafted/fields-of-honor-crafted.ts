import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const fieldsOfHonorCrafted: CardSet = {
  code: 'CFH',
  name: 'Fields of Honor Crafted',
  cards,
};
