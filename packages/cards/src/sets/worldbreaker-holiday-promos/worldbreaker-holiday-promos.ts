import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const worldbreakerHolidayPromos: CardSet = {
  code: 'HOL5',
  name: 'Worldbreaker Holiday Promos',
  cards,
};
