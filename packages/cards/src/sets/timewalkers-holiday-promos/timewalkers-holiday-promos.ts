import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const timewalkersHolidayPromos: CardSet = {
  code: 'HOL7',
  name: 'Timewalkers Holiday Promos',
  cards,
};
