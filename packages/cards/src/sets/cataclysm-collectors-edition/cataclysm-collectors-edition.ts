import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const cataclysmCollectorsEdition: CardSet = {
  code: 'CAT',
  name: "Cataclysm Collector's Edition",
  cards,
};
