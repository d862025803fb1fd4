import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const azerothBadgesOfJustice: CardSet = {
  code: 'BOJ',
  name: 'Azeroth Badges of Justice',
  cards,
};
