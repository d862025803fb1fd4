import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';

/** So many more cards are to be flipped. */
export function addFlips(table: Table, seat: Seat, count: number): void {
  table.changePlayer(seat, { flips: table.player(seat).flips + Math.max(0, count) });
}
