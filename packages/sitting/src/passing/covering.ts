import type { Dice } from '@meetingstone/bots';
import type { Sitting } from '../sitting.ts';
import type { PriorityWindow } from './window.ts';
import { isFriendly } from './window.ts';

/**
 * Could the time that a pass takes tell an opposing person what this seat holds? Only what everybody can count decides: cards in
 * hand, ready resources, and whether something is on the chain or in combat.
 */
export function isCovered({ terms, sitters }: Sitting, window: PriorityWindow): boolean {
  const { seat, isQuiet, handCount } = window;
  if (!terms.covered || isQuiet || handCount === 0) return false;
  const isReady = window
    .play()
    .some(({ row, controller, exhausted }) => row === 'resource' && controller === seat && !exhausted);
  return isReady && sitters.some((sitter, other) => sitter.is === 'person' && !isFriendly(window, other));
}

const SHORTEST = 300;
const SPREAD = 900;

/** How long a covered pass waits, in milliseconds: as dice say, and nothing else. */
export const coveredTime = (random: Dice): number => SHORTEST + random(SPREAD) + random(SPREAD);
