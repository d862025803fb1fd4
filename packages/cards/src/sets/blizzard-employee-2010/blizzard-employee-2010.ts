import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const blizzardEmployee2010: CardSet = {
  code: 'BE10',
  name: 'Blizzard Employee 2010',
  cards,
};
