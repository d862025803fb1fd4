import { askYesNo } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { canLift, priceToExhaust, totalOf } from '../legality/costs.ts';
import { perspective } from '../reading/perspective.ts';
import type { Happening, Of } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { pay } from './paying.ts';

/** The events that remain once the controllers of cards that exhaust at a price have paid it or not (600.3a). */
export function* lifted(table: Table, events: readonly Happening[]): Rule<readonly Happening[]> {
  const remaining: Happening[] = [];
  for (const event of events) if (!isPriced(table, event) || (yield* lift(table, event.card))) remaining.push(event);
  return remaining;
}

export function isPriced(table: Table, event: Happening): event is Of<'exhaust'> {
  if (event.event !== 'exhaust' || event.byGame || event.lifted || table.card(event.card)?.exhausted) return false;
  return priceToExhaust(table.derived, event.card).length > 0;
}

/** Its controller chooses whether to pay. */
export function* lift(table: Table, id: CardId): Rule<boolean> {
  const price = priceToExhaust(table.derived, id);
  if (price.length === 0) return true;
  if (!canLift(table.derived, id)) return false;
  if (!(yield* askYesNo(table, table.derived.controllerOf(id), 'pay to exhaust', id, { costs: price }))) return false;
  return yield* payPriceToExhaust(table, id);
}

/** Its controller, who has chosen to exhaust it, pays. */
export function* payPriceToExhaust(table: Table, id: CardId): Rule<boolean> {
  const price = priceToExhaust(table.derived, id);
  if (price.length === 0) return true;
  const player = table.derived.controllerOf(id);
  const read = () => perspective(table.derived, player, id);
  return (yield* pay(table, read, totalOf(price, read()))) !== undefined;
}
