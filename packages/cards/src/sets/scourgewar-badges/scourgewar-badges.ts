import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const scourgewarBadges: CardSet = {
  code: 'BSW',
  name: 'Scourgewar Badges',
  cards,
};
