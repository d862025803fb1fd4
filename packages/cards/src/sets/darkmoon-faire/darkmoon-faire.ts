import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const darkmoonFaire: CardSet = {
  code: 'DMF',
  name: 'Darkmoon Faire',
  cards,
};
