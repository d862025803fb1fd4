import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const timewalkersBadgesOfJustice: CardSet = {
  code: 'BTW',
  name: 'Timewalkers Badges of Justice',
  cards,
};
