import type { Decision, Seat } from '@meetingstone/rules';
import type { Sitting } from '../sitting.ts';
import type { Until, Wishes, Yielding } from '../wishes.ts';
import { keysOf } from './judging.ts';
import { isReached } from './stops.ts';
import { windowOf } from './window.ts';

/** Somebody begins to pass here, or wants to once he is asked. */
export function yieldingFrom({ game }: Sitting, until: Until, decision: Decision | null): Yielding {
  const { number, step } = game.state.turn;
  return { until, turn: number, step, known: decision && keysOf(decision) };
}

export const withWishes = (sitting: Sitting, seat: Seat, change: Partial<Wishes>): Sitting => ({
  ...sitting,
  wishes: sitting.wishes.map((one, n) => (n === seat ? { ...one, ...change } : one)),
});

/** The yield of whoever holds priority, as it now is: over if its step has come, and knowing what he can do where it begins. */
export function withPreparedYield(sitting: Sitting): Sitting {
  const { game, wishes } = sitting;
  if (game.decision?.question !== 'priority') return sitting;
  const seat = game.decision.player;
  const { yielding } = wishes[seat]!;
  if (!yielding) return sitting;
  if (isReached(yielding, windowOf(game, seat))) return withWishes(sitting, seat, { yielding: null });
  if (yielding.known) return sitting;
  return withWishes(sitting, seat, { yielding: { ...yielding, known: keysOf(game.decision) } });
}

/** The yield goes on after a pass, and then what was offered is known; whatever else he does ends it. */
export function yieldAfter({ yielding }: Wishes, decision: Decision, isPass: boolean): Yielding | null {
  if (!yielding || decision.question !== 'priority') return yielding;
  if (!isPass) return null;
  return { ...yielding, known: [...new Set([...(yielding.known ?? []), ...keysOf(decision)])] };
}
