import type { Decision, Seat } from '@meetingstone/rules';
import type { Sitting } from '../sitting.ts';
import type { Until, Wishes, Yielding } from '../wishes.ts';
import { keysOf } from './judging.ts';
import { isReached } from './stops.ts';
import { attackerIn, windowOf } from './window.ts';

/** Somebody begins to pass with the pass that he gives. */
export const yieldingFrom = (sitting: Sitting, until: Until, decision: Decision): Yielding => ({
  ...wantedFrom(sitting, until, decision.player),
  before: null,
  known: keysOf(decision),
});

/** Somebody wants to pass from here on: at once if he is asked, else once he is. */
export function wantedFrom({ game }: Sitting, until: Until, seat: Seat): Yielding {
  const { decision, state } = game;
  const { number, step } = state.turn;
  const before = decision?.player === seat ? decision.number : null;
  return { until, turn: number, step, attacker: attackerIn(state), before, known: null };
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
