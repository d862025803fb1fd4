import { restricted } from '../characteristics/lists.ts';
import { hasTag } from '../characteristics/typeLine.ts';
import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { overloaded } from '../legality/wielding.ts';
import type { Derived } from '../modifiers/derive.ts';
import { amountOf } from '../reading/amounts.ts';
import { perspective } from '../reading/perspective.ts';
import { happening } from '../state/happening.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { happen } from './happen.ts';

/** Each violating player, in turn order, chooses violating cards to be destroyed by the game (414.2). */
export function* repairUniqueness(table: Table): Rule {
  if (restricted(table.derived).length === 0) return;
  for (const seat of inTurnOrder(table.state)) {
    for (;;) {
      const violating = violations(table.derived, seat);
      if (violating.length === 0) break;
      const card = yield* askCard(table, seat, 'uniqueness', violating);
      yield* happen(table, [happening({ event: 'destroy', card, byGame: true, rule: '414.2' })]); // 103.3
    }
  }
}

/** The restriction tags whose limit depends on how a hero wields (406). */
const WIELDED: ReadonlySet<string> = new Set(['Melee', 'Ranged', 'Off-Hand']);

/** The first group of cards in a party that can't all be controlled by one player (414.3). */
function violations(on: Derived, seat: Seat): readonly CardId[] {
  const limiting = restricted(on).filter((id) => on.controllerOf(id) === seat);
  if (limiting.length === 0) return [];
  const party = on.state.play.filter((id) => on.controllerOf(id) === seat);
  for (const id of limiting) {
    const { unique } = on.card(id)!.facts;
    const { limits } = on.of(id);
    if (unique) {
      const { name } = on.of(id);
      const same = limiting.filter(
        (other) => on.card(other)!.facts.unique && name !== null && on.of(other).name === name,
      );
      if (same.length > 1) return same; // 414.3a
    }
    for (const { tag, count } of limits) {
      if (WIELDED.has(tag) || isFree(on, seat, tag)) continue;
      const tagged = party.filter((other) => hasTag(on.of(other), tag));
      if (tagged.length > count + additional(on, seat, tag)) return tagged; // 414.3b
    }
  }
  const wielded = party.filter((id) => on.of(id).tags.some((tag) => WIELDED.has(tag)));
  return wielded.length < 2 ? [] : overloaded(on, seat, wielded); // 406.2, 414.3c
}

/** "You can control any number of ..." */
const isFree = (on: Derived, seat: Seat, tag: string): boolean =>
  on.player(seat).permissions.some(({ it }) => it.may === 'control any number' && it.tag === tag);

/** "You can control an additional ..." */
function additional(on: Derived, seat: Seat, tag: string): number {
  let more = 0;
  for (const held of on.player(seat).permissions) {
    const { it } = held;
    if (it.may === 'control additional' && it.tag === tag)
      more += amountOf(it.count, perspective(on, held.controller ?? seat, held.source));
  }
  return more;
}
