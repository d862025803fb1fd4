import type { Dice } from '@meetingstone/bots';
import type { Sitting } from '../sitting.ts';
import type { PriorityWindow } from './window.ts';
import { isFriendly } from './window.ts';

/**
 * Could the time that a pass takes, or that it is not waited for, tell an opposing person what this seat holds? Only what everybody
 * can count decides: whether it holds anything. Resources do not: some cards cost nothing.
 */
export function isCovered({ terms, sitters }: Sitting, window: PriorityWindow): boolean {
  if (!terms.covered || window.handCount === 0) return false;
  return sitters.some((sitter, other) => sitter.is === 'person' && !isFriendly(window, other));
}

const SHORTEST = 300;
const SPREAD = 600;

/** How long a covered pass waits, in milliseconds: as dice say, and nothing else. */
export const coveredTime = (random: Dice): number => SHORTEST + random(SPREAD) + random(SPREAD);
