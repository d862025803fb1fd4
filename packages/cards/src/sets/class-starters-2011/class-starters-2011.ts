import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const classStarters2011: CardSet = {
  code: 'CS11',
  name: 'Class Starters 2011',
  cards,
};
