import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const classStarters2013: CardSet = {
  code: 'CS13',
  name: 'Class Starters 2013',
  cards,
};
