import type { State } from '../state/state.ts';
import type { Seat } from '../vocabulary.ts';

/** His non-combat action phase with an empty chain (502.1). The player asked is the one with priority. */
export function isFree(state: State, seat: Seat): boolean {
  return (
    state.turn.player === seat && state.turn.step === 'action' && state.combat === null && state.chain.length === 0
  );
}
