import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const betrayalOfTheGuardian: CardSet = {
  code: 'BTG',
  name: 'Betrayal of the Guardian',
  cards,
};
