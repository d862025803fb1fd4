import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const blizzcon2007: CardSet = {
  code: 'BLZ07',
  name: 'Blizzcon 2007',
  cards,
};
