import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const wrathOfTheLichKingCollectorsEdition: CardSet = {
  code: 'WLK',
  name: "Wrath of the Lich King Collector's Edition",
  cards,
};
