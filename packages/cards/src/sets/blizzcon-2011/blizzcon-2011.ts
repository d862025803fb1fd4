import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const blizzcon2011: CardSet = {
  code: 'BLZ11',
  name: 'Blizzcon 2011',
  cards,
};
