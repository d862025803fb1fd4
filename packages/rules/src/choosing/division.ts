import { askNumber, counted } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Asking } from '../decisions/purpose.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Whose share is asked for; 0 is no card. */
const divided = (card: CardId, left: number) => (card === 0 ? undefined : { card, left });

/** A player divides an amount among these into positive shares, or into such as may be nothing (707.1d, 717.7). */
export function* shareOut(
  table: Table,
  player: Seat,
  amount: number,
  among: readonly CardId[],
  about: CardId,
  asking: Asking,
  least = 1,
): Rule<readonly number[]> {
  const shares: number[] = [];
  let left = amount;
  for (const [n, card] of among.entries()) {
    const others = among.length - 1 - n;
    const possible =
      others === 0 ? [left] : Array.from({ length: left - least * (others + 1) + 1 }, (_, k) => k + least);
    const share = yield* askNumber(table, player, 'share', possible, about, {
      divided: divided(card, left),
      counted: counted(n, among.length),
      for: asking,
    });
    shares.push(share);
    left -= share;
  }
  return shares;
}

/** The same into shares of which each has a limit of its own; what exceeds them all is lost (405.3). */
export function* shareWithin(
  table: Table,
  player: Seat,
  amount: number,
  among: readonly CardId[],
  limits: readonly number[],
  about: CardId,
  asking: Asking,
): Rule<readonly number[]> {
  const shares: number[] = [];
  let left = Math.min(
    amount,
    limits.reduce((sum, limit) => sum + limit, 0),
  );
  for (const [n, limit] of limits.entries()) {
    const later = limits.slice(n + 1).reduce((sum, other) => sum + other, 0);
    const least = Math.min(limit, Math.max(0, left - later));
    const possible = Array.from({ length: Math.min(limit, left) - least + 1 }, (_, k) => least + k);
    const share = yield* askNumber(table, player, 'share', possible, about, {
      divided: divided(among[n]!, left),
      counted: counted(n, among.length),
      for: asking,
    });
    shares.push(share);
    left -= share;
  }
  return shares;
}
