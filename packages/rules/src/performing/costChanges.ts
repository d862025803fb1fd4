import type { Priced } from '../legality/prices.ts';
import { applying } from '../legality/prices.ts';
import type { Table } from '../table/table.ts';

/** A change for "your next" card is over once such a card was paid for. */
export function useUpChanges(table: Table, paid: readonly Priced[]): void {
  const on = table.derived;
  const next = on.costs.filter(({ it, modifier }) => it.next && modifier !== 0);
  const over = new Set(paid.flatMap((priced) => applying(on, priced, next)).map(({ modifier }) => modifier));
  if (over.size === 0) return;
  table.set(
    'modifiers',
    table.state.modifiers.filter(({ id }) => !over.has(id)),
  );
}
