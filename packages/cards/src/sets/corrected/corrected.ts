import type { CardSet } from '../cardSet.ts';
import { cards } from './cards.ts';

/** Cards in whose printed wording, as it is handed down, a slip of the pen stands: written by hand as they are meant. */
export const corrected: CardSet = { code: 'corrected', name: 'Corrected', cards };
