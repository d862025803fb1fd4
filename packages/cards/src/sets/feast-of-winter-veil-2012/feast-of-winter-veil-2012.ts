import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const feastOfWinterVeil2012: CardSet = {
  code: 'FWV12',
  name: 'Feast of Winter Veil 2012',
  cards,
};
