import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const timewalkersCrafted: CardSet = {
  code: 'CTW',
  name: 'Timewalkers Crafted',
  cards,
  chosen: ['Extinct Turtle Shell'],
};
