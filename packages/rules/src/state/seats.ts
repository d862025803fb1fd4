import type { Seat } from '../vocabulary.ts';
import type { State } from './state.ts';

/** The seats still in the game, clockwise from the turn player (802.1). */
export function inTurnOrder(state: State): readonly Seat[] {
  return clockwiseFrom(state, state.turn.player);
}

/** The seats still in the game, clockwise from a seat, itself first if it is still there. */
export function clockwiseFrom(state: State, seat: Seat): readonly Seat[] {
  const { order } = state.turn;
  const at = Math.max(0, order.indexOf(seat));
  const seats: Seat[] = [];
  for (let n = 0; n < order.length; n++) {
    const other = order[(at + n) % order.length]!;
    if (!state.players[other]!.lost) seats.push(other);
  }
  return seats;
}

/** The seats still in the game as they were numbered: the first raider is the raid's leader, whose turn it may be. */
export function inSeatOrder(state: State): readonly Seat[] {
  return state.players.flatMap(({ lost }, seat) => (lost ? [] : [seat]));
}

/** The next player clockwise who is still in the game (410.1). */
export function nextSeat(state: State, seat: Seat): Seat {
  const { order } = state.turn;
  const at = order.indexOf(seat);
  for (let step = 1; step <= order.length; step++) {
    const next = order[(at + step) % order.length]!;
    if (!state.players[next]!.lost) return next;
  }
  return seat;
}
