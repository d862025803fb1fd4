import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const moltenCoreTreasure: CardSet = {
  code: 'MCT',
  name: 'Molten Core Treasure',
  cards,
};
