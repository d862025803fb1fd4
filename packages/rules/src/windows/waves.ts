import { differenceOf, isEndless } from '../loops/difference.ts';
import { drawGame } from '../performing/losing.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../table/table.ts';

/** So many waves come to an end by themselves, if any do. */
const USUAL = 8;

/**
 * Watches waves of checks, in which nobody acts and nothing triggers yet. If one leaves the game as an earlier one did,
 * so will all that follow, and the game is a draw (803.5). The earlier one is taken later and later, so that a loop of
 * any length is found.
 */
export function waveWatch(): (table: Table) => void {
  let waves = 0;
  let earlier: State | undefined;
  return (table) => {
    waves += 1;
    if (waves < USUAL) return;
    const difference = earlier && differenceOf(earlier, table.state);
    if (difference && isEndless(table, difference)) drawGame(table);
    if (Number.isInteger(Math.log2(waves))) earlier = table.snapshot();
  };
}
