import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const magtheridonsLairTreasure: CardSet = {
  code: 'MLT',
  name: "Magtheridon's Lair Treasure",
  cards,
};
