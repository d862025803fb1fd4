import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const assaultOnIcecrownCitadelTreasure: CardSet = {
  code: 'ICT',
  name: 'Assault on Icecrown Citadel Treasure',
  cards,
};
