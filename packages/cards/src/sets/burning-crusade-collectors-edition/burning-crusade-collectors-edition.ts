import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const burningCrusadeCollectorsEdition: CardSet = {
  code: 'BCP',
  name: "Burning Crusade Collector's Edition",
  cards,
};
