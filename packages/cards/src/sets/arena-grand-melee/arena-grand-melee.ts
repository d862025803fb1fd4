import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const arenaGrandMelee: CardSet = {
  code: 'AGM',
  name: 'Arena Grand Melee',
  cards,
};
