import { askNumber } from '../game/ask.ts';
import type { Rule } from '../game/decision.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** A player divides an amount into so many positive shares (707.1d, 717.7). */
export function* shareOut(
  table: Table,
  player: Seat,
  amount: number,
  parts: number,
  about: CardId,
): Rule<readonly number[]> {
  const shares: number[] = [];
  let left = amount;
  for (let others = parts - 1; others >= 0; others--) {
    const possible = others === 0 ? [left] : Array.from({ length: left - others }, (_, k) => k + 1);
    const share = yield* askNumber(table, player, 'share', possible, about);
    shares.push(share);
    left -= share;
  }
  return shares;
}
