import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const fieldsOfHonor: CardSet = {
  code: 'FOH',
  name: 'Fields of Honor',
  cards,
};
