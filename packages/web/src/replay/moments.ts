import type { StepMessage, Table, TableMessage } from '@meetingstone/protocol';
import { applied, tableFrom } from '@meetingstone/protocol/client';

/** A game that is over, as the server tells of it: the table at the start, and each step. */
export interface ShownGame {
  readonly game: string;
  readonly seat: number;
  readonly seats: readonly { readonly name: string; readonly isBot: boolean }[];
  readonly table: TableMessage;
  readonly steps: readonly { readonly acts: number; readonly step: StepMessage }[];
}

/** The table at one step, and how much had been done by then. */
export interface Moment {
  readonly table: Table;
  readonly acts: number;
}

/** Every table of the game, from its first to its last. */
export function momentsOf({ table, steps }: ShownGame): readonly Moment[] {
  const moments: Moment[] = [{ table: tableFrom(table), acts: 0 }];
  for (const { acts, step } of steps) moments.push({ table: applied(moments.at(-1)!.table, step), acts });
  return moments;
}

const turnAt = (moments: readonly Moment[], n: number): number => moments[n]!.table.turn.number;

/** The first step of the next turn; the end, if there is none. */
export function turnNext(moments: readonly Moment[], at: number): number {
  const found = moments.findIndex((_, n) => n > at && turnAt(moments, n) !== turnAt(moments, at));
  return found === -1 ? moments.length - 1 : found;
}

/** The first step of this turn; or of the one before it, if one is there already. */
export function turnBefore(moments: readonly Moment[], at: number): number {
  const turn = turnAt(moments, Math.max(0, at - 1));
  return moments.findIndex((_, n) => turnAt(moments, n) === turn);
}
