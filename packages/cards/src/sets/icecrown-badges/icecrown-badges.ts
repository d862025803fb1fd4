import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const icecrownBadges: CardSet = {
  code: 'BIC',
  name: 'Icecrown Badges',
  cards,
};
