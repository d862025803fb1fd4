import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const firesOfOutland: CardSet = {
  code: 'FOO',
  name: 'Fires of Outland',
  cards,
};
