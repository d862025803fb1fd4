import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const blizzardEmployee2009: CardSet = {
  code: 'BE09',
  name: 'Blizzard Employee 2009',
  cards,
};
