import type { Rule } from '../decisions/decision.ts';
import { forgetTrail } from '../loops/trail.ts';
import { nextSeat } from '../state/seats.ts';
import type { Window } from '../state/state.ts';
import { NOBODY } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { prePriorityChecks } from './checks.ts';
import { flipNext } from './flipping.ts';
import { addWaiting } from './waiting.ts';

/** Opens a priority window: the turn player is the first to get priority (410.4). */
export function* openWindow(table: Table, where: Window['in']): Rule {
  table.set('window', { in: where, holder: NOBODY, passes: 0 });
  forgetTrail(table);
  yield* givePriority(table, table.state.turn.player);
}

/** Pre-priority processing, then the player gets priority (410.5). */
export function* givePriority(table: Table, seat: Seat): Rule {
  yield* prePriorityChecks(table);
  yield* addWaiting(table); // 708.1
  if (yield* flipNext(table)) return yield* givePriority(table, seat); // COT.06
  const { window } = table.state;
  if (!window || table.state.turn.ended) return;
  table.set('window', { in: window.in, holder: seatOrNext(table, seat), passes: 0 });
}

/** A player who has left the game is passed over (102.3). */
export function seatOrNext(table: Table, seat: Seat): Seat {
  return table.player(seat).lost ? nextSeat(table.state, seat) : seat;
}
