import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const onyxiasLairTreasure: CardSet = {
  code: 'OLT',
  name: "Onyxia's Lair Treasure",
  cards,
};
