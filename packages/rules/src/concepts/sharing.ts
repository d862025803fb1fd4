import { askNumber } from '../game/ask.ts';
import type { Rule } from '../game/decision.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** A player divides an amount into so many positive shares, or into such as may be nothing (707.1d, 717.7). */
export function* shareOut(
  table: Table,
  player: Seat,
  amount: number,
  parts: number,
  about: CardId,
  least = 1,
): Rule<readonly number[]> {
  const shares: number[] = [];
  let left = amount;
  for (let others = parts - 1; others >= 0; others--) {
    const possible =
      others === 0 ? [left] : Array.from({ length: left - least * (others + 1) + 1 }, (_, k) => k + least);
    const share = yield* askNumber(table, player, 'share', possible, about);
    shares.push(share);
    left -= share;
  }
  return shares;
}
