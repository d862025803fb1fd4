import { bossNumber, compared, ifSo, putIntoPlay, topOf } from '@meetingstone/cards/language';
import type { Condition, Effect, Noun } from '@meetingstone/rules';

/** The words that only this raid has. */
export const aBlood: Noun = { kind: ['Blood'] };
export const aCube: Noun = { kind: ['Cube'] };
export const theLair: Noun = { kind: ['Lair'] };

/** Chained is the first Magtheridon, unleashed the second. */
export const isUnleashed: Condition = compared(bossNumber, 'exactly', 2);

/** A Blood is taken from the pile and put into play (R402.2b). */
export const gainBlood: Effect = putIntoPlay(topOf('Blood'));
export const gainBloodIfUnleashed: Effect = ifSo(isUnleashed, gainBlood);
