import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const aftermathHolidayPromos: CardSet = {
  code: 'HOL6',
  name: 'Aftermath Holiday Promos',
  cards,
};
