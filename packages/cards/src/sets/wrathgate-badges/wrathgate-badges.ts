import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const wrathgateBadges: CardSet = {
  code: 'BWG',
  name: 'Wrathgate Badges',
  cards,
};
