import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const drumsOfWarStarter: CardSet = {
  code: 'DWS',
  name: 'Drums of War Starter',
  cards,
};
