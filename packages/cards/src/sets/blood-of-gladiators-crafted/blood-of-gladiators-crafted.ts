import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const bloodOfGladiatorsCrafted: CardSet = {
  code: 'CBG',
  name: 'Blood of Gladiators Crafted',
  cards,
};
