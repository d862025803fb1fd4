import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const aftermathBadgesOfJustice: CardSet = {
  code: 'BAF',
  name: 'Aftermath Badges of Justice',
  cards,
};
