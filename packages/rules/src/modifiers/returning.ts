import { inTurnOrder } from '../state/seats.ts';
import type { LostPower } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { Derived } from './derive.ts';

/** Powers that cards have lost are remembered; an indefinite power that returns gets a new timestamp (700.3, 718.2f). */
export function noteReturns(table: Table): void {
  const before = table.state.lost;
  if (before.length === 0 && table.derived.lost.size === 0) return;
  const now = lostPowers(table.derived);
  const isLost = ({ card, key }: LostPower) => now.some((one) => one.card === card && one.key === key);
  const returned = before.filter((one) => !isLost(one) && table.card(one.card)?.zone === 'play');
  if (returned.length === 0 && now.length === before.length) return;
  const order = inTurnOrder(table.state);
  const turnOf = ({ card }: LostPower) => order.indexOf(table.derived.controllerOf(card));
  returned.sort((a, b) => turnOf(a) - turnOf(b)); // 718.3
  table.set('lost', now);
  for (const { card, key } of returned)
    table.change(card, { returned: { ...table.card(card)!.returned, [key]: table.now() } });
}

function lostPowers({ lost }: Derived): readonly LostPower[] {
  return [...lost].flatMap(([card, keys]) => keys.map((key) => ({ card, key })));
}
