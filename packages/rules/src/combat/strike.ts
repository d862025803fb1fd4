import { ask } from '../decisions/ask.ts';
import type { Option, Rule, Ruling } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { pay } from '../events/paying.ts';
import { canLift, priceToExhaust } from '../events/priceToExhaust.ts';
import { wouldBeReplaced } from '../events/replacing.ts';
import type { Total } from '../legality/costs.ts';
import { canPay, totalOf } from '../legality/costs.ts';
import type { Priced } from '../legality/prices.ts';
import { after, stepsFor, useUpChanges } from '../legality/prices.ts';
import { cantHappen, forbiddenPlayer } from '../legality/restrictions.ts';
import { canStrikeWith } from '../legality/wielding.ts';
import type { Derived } from '../modifiers/derive.ts';
import { isKind } from '../reading/nouns.ts';
import { perspective } from '../reading/perspective.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
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

/** The strike costs: exhaust the weapons, and resources for them (303.2); what can't be exhausted isn't struck with. */
function* performStrike(table: Table, seat: Seat, wielder: CardId, weapons: readonly CardId[]): Rule {
  const read = () => perspective(table.derived, seat, payingFor(table.derived, wielder, weapons));
  const paid = yield* pay(table, read, costOfStriking(table.derived, seat, weapons));
  if (!paid) return;
  useUpChanges(
    table,
    weapons.map((card) => struck(seat, card)),
  );
  const exhausting = weapons.map((card) => exhaustingBy(seat, card));
  const exhausted = (yield* happen(table, exhausting)).map(({ card }) => card!); // 403.1
  const strikes = exhausted.map((weapon) => ({ weapon, wielder }));
  if (strikes.length === 0 || !table.state.combat) return;
  table.changeCombat({ strikes: [...table.state.combat.strikes, ...strikes] }); // 303.2a
  yield* happen(
    table,
    exhausted.map((card) => happening({ event: 'strike', card, by: wielder, player: seat })),
  );
}

/** Heroes, and whoever a modifier makes a wielder (303.2, 303.2d). */
function isWielder(on: Derived, id: CardId): boolean {
  const is = on.of(id);
  return is.types.includes('Hero') || is.permissions.some(({ it }) => it.may === 'wield');
}

const struck = (payer: Seat, card: CardId): Priced => ({ cost: 'strike', payer, card });

/** The weapon exhausts to pay the cost of striking; a price for that is part of the cost (303.2, 600.3a). */
function exhaustingBy(player: Seat, card: CardId): Happening {
  return happening({ event: 'exhaust', card, player, lifted: true, rule: '303.2' });
}

/** What has to be paid to strike with all these, each as modifiers change it, besides exhausting them (303.2, 707.1e). */
function costOfStriking(on: Derived, seat: Seat, weapons: readonly CardId[]): Total {
  let resources = 0;
  const others: Total['others'][number][] = [];
  for (const id of weapons) {
    const steps = stepsFor(on, struck(seat, id));
    resources += Math.max(0, steps.reduce(after, on.of(id).strike ?? 0));
    const price = priceToExhaust(on, id);
    if (price.length === 0) continue;
    const lifting = totalOf(price, perspective(on, seat, id)); // 600.3a
    resources += lifting.resources;
    others.push(...lifting.others);
  }
  return { resources, others };
}

/** The card for which it is paid: a weapon that has its price, or who wields it. */
function payingFor(on: Derived, wielder: CardId, weapons: readonly CardId[]): CardId {
  return weapons.find((id) => priceToExhaust(on, id).length > 0) ?? wielder;
}

/** The weapons that can still be added to this strike. */
function weapons(on: Derived, seat: Seat, wielder: CardId, chosen: readonly CardId[]): readonly CardId[] {
  return on.state.play.filter((id) => {
    const card = on.card(id)!;
    if (chosen.includes(id) || card.exhausted || !isKind(card, on.of(id), 'Weapon')) return false;
    return whyNotStrike(on, seat, wielder, id, chosen) === undefined;
  });
}

/** Why a player can't strike with a card, besides those he has chosen; undefined if he can. */
export function whyNotStrike(
  on: Derived,
  seat: Seat,
  wielder: CardId,
  id: CardId,
  chosen: readonly CardId[] = [],
): Ruling | undefined {
  const rule = '303.2';
  const card = on.card(id);
  if (card?.zone !== 'play' || !isKind(card, on.of(id), 'Weapon')) return { rule, reason: 'not offered', card: id };
  if (on.controllerOf(id) !== seat) return { rule, reason: 'not your card', card: id };
  if (card.exhausted) return { rule, reason: 'exhausted', card: id };
  const exhausting = exhaustingBy(seat, id);
  if (cantHappen(on, exhausting)) return { rule: '103.2', reason: 'restricted', card: id };
  if (wouldBeReplaced(on, exhausting)) return { rule, reason: 'cannot pay', card: id }; // 403.1
  if (!canStrikeWith(on, seat, [...chosen, id])) return { rule: '303.2c', reason: 'not offered', card: id }; // 406.6
  const forbidden = forbiddenPlayer(on, seat, 'strike', id);
  if (forbidden) return { rule: '103.2', reason: 'restricted', card: forbidden.source || id };
  if (!canLift(on, id)) return { rule: '600.3a', reason: 'cannot pay', card: id };
  const all = [...chosen, id];
  const cost = costOfStriking(on, seat, all);
  if (canPay(perspective(on, seat, payingFor(on, wielder, all)), cost)) return undefined;
  return { rule, reason: 'cannot pay', card: id };
}
