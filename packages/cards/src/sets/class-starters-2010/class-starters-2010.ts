import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const classStarters2010: CardSet = {
  code: 'CS10',
  name: 'Class Starters 2010',
  cards,
};
