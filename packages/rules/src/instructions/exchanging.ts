import { select } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { settle } from '../events/settling.ts';
import type { Effect } from '../language/effect.ts';
import { addModifier } from '../performing/addModifier.ts';
import type { Resolution } from '../reading/resolution.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';

/** Two cards in play under different players change sides; otherwise nothing happens (415.8e). */
export function* exchangeControl(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'exchange control' }>,
): Rule<boolean> {
  const [one] = yield* select(table, r, effect.one);
  const [other] = yield* select(table, r, effect.other);
  if (one === undefined || other === undefined) return false;
  if (table.card(one)?.zone !== 'play' || table.card(other)?.zone !== 'play') return false;
  const [mine, theirs] = [table.derived.controllerOf(one), table.derived.controllerOf(other)];
  if (mine === theirs) return false;
  for (const [card, controller] of [
    [one, theirs],
    [other, mine],
  ] as const) {
    const changes = [{ change: 'control', by: { player: 'you' } }] as const;
    addModifier(table, r, [card], 'this game', { text: 'changes', changes, while: null }, controller);
  }
  yield* settle(table);
  return true;
}

/** The damage of two characters changes places; it is neither dealt nor healed (405.7). */
export function* switchDamage(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'switch damage' }>,
): Rule<boolean> {
  const [one] = yield* select(table, r, effect.one);
  const [other] = yield* select(table, r, effect.other);
  const first = one === undefined ? undefined : table.card(one);
  const second = other === undefined ? undefined : table.card(other);
  if (first?.zone !== 'play' || second?.zone !== 'play') return false;
  const [more, less] = first.damage > second.damage ? [first, second] : [second, first];
  const difference = more.damage - less.damage;
  if (difference === 0) return true;
  const room = Math.max(0, (table.derived.of(less.id).health ?? 0) - less.damage); // 405.3
  table.change(more.id, { damage: less.damage });
  yield* happen(table, [
    happening({ event: 'put damage', card: less.id, amount: Math.min(difference, room), player: r.controller }),
  ]);
  return true;
}
