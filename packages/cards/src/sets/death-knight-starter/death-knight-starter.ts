import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

export const deathKnightStarter: CardSet = {
  code: 'DKS',
  name: 'Death Knight Starter',
  cards,
};
