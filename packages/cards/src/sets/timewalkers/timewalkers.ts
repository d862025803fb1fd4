import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const timewalkers: CardSet = {
  code: 'TWK',
  name: 'Timewalkers',
  cards,
};
