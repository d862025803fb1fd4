import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const feastOfWinterVeil2007: CardSet = {
  code: 'FWV',
  name: 'Feast of Winter Veil 2007',
  cards,
};
