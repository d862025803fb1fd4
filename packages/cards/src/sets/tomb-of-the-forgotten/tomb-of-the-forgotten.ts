import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const tombOfTheForgotten: CardSet = {
  code: 'TOF',
  name: 'Tomb of the Forgotten',
  cards,
};
