import type { CardSet } from '../cardSet.ts';
import { abilities } from './abilities.ts';
import { minions } from './minions.ts';

/** Cards of the raid that can be put into ordinary decks as well (BT.20). */
export const blackTemple: CardSet = { code: 'BTR', name: 'Black Temple', cards: [...abilities, ...minions] };
