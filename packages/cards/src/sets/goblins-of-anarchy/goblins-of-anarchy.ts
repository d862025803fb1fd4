import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const goblinsOfAnarchy: CardSet = {
  code: 'GOA',
  name: 'Goblins of Anarchy',
  cards,
};
