import { canPay } from '../concepts/costs.ts';
import { pay } from '../concepts/paying.ts';
import { canStrikeWith } from '../concepts/wielding.ts';
import { happen } from '../events/happen.ts';
import { ask } from '../game/ask.ts';
import type { Option, Rule } from '../game/decision.ts';
import type { Priced } from '../links/prices.ts';
import { after, stepsFor, useUpChanges } from '../links/prices.ts';
import type { Derived } from '../modifiers/derive.ts';
import { wouldBeReplaced } from '../modifiers/replacing.ts';
import { cantHappen, forbiddenPlayer } from '../modifiers/restrictions.ts';
import { isKind } from '../powers/nouns.ts';
import { perspective } from '../powers/perspective.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** As a wielder becomes an attacker or defender, its controller may strike; all weapons at once (303.2, 406.6). */
export function* strike(table: Table, wielder: CardId): Rule {
  const on = table.derived;
  if (!table.card(wielder) || !isWielder(on, wielder)) return;
  const seat = on.controllerOf(wielder);
  const chosen: CardId[] = [];
  for (;;) {
    const options: Option[] = weapons(on, seat, wielder, chosen).map((card) => ({ choose: 'card', card }));
    if (options.length === 0) break;
    const answer = yield* ask(table, seat, 'strike', [...options, { choose: 'none' }], wielder);
    if (answer.choose !== 'card') break;
    chosen.push(answer.card);
  }
  if (chosen.length > 0 && table.state.combat) yield* performStrike(table, seat, wielder, chosen);
}

/** The strike costs: exhaust the weapons, and resources for them (303.2). */
function* performStrike(table: Table, seat: Seat, wielder: CardId, weapons: readonly CardId[]): Rule {
  const read = () => perspective(table.derived, seat, wielder);
  const paid = yield* pay(table, read, { resources: strikeCost(table.derived, seat, weapons), others: [] });
  if (!paid) return;
  useUpChanges(
    table,
    weapons.map((card) => struck(seat, card)),
  );
  const exhausted = weapons.map((card) => happening({ event: 'exhaust', card, player: seat, rule: '303.2' }));
  yield* happen(table, exhausted);
  const strikes = weapons.map((weapon) => ({ weapon, wielder }));
  table.changeCombat({ strikes: [...table.state.combat!.strikes, ...strikes] }); // 303.2a
  yield* happen(
    table,
    weapons.map((card) => happening({ event: 'strike', card, by: wielder, player: seat })),
  );
}

/** Heroes, and whoever a modifier makes a wielder (303.2, 303.2d). */
function isWielder(on: Derived, id: CardId): boolean {
  const is = on.of(id);
  return is.types.includes('Hero') || is.permissions.some(({ it }) => it.may === 'wield');
}

const struck = (payer: Seat, card: CardId): Priced => ({ cost: 'strike', payer, card });

/** The strike costs of all these weapons, each as modifiers change it (303.2, 707.1e). */
function strikeCost(on: Derived, seat: Seat, weapons: readonly CardId[]): number {
  return weapons.reduce((sum, id) => {
    const steps = stepsFor(on, struck(seat, id));
    return sum + Math.max(0, steps.reduce(after, on.of(id).strike ?? 0));
  }, 0);
}

/** The weapons that can still be added to this strike. */
function weapons(on: Derived, seat: Seat, wielder: CardId, chosen: readonly CardId[]): readonly CardId[] {
  return on.state.play.filter((id) => {
    const card = on.card(id)!;
    if (chosen.includes(id) || card.exhausted || on.controllerOf(id) !== seat) return false;
    const cost: Happening = happening({ event: 'exhaust', card: id, player: seat });
    if (!isKind(card, on.of(id), 'Weapon') || cantHappen(on, cost) || wouldBeReplaced(on, cost)) return false; // 403.1
    if (!canStrikeWith(on, seat, [...chosen, id]) || forbiddenPlayer(on, seat, 'strike', id)) return false; // 303.2c, 406.6, 103.2
    return canPay(perspective(on, seat, wielder), { resources: strikeCost(on, seat, [...chosen, id]), others: [] });
  });
}
