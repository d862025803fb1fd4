import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const drumsOfWarCrafted: CardSet = {
  code: 'CDW',
  name: 'Drums of War Crafted',
  cards,
};
