import { isKind } from '../characteristics/typeLine.ts';
import type { Ruling } from '../decisions/decision.ts';
import type { Derived } from '../modifiers/derive.ts';
import { perspective } from '../reading/perspective.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Total } from './costs.ts';
import { canLift, canPay, priceToExhaust, totalOf } from './costs.ts';
import type { Priced } from './prices.ts';
import { after, stepsFor } from './prices.ts';
import { wouldBeReplaced } from './replacements.ts';
import { cantHappen } from './restrictions.ts';
import { canStrikeWith } from './wielding.ts';

/** Heroes, and whoever a modifier makes a wielder (303.2, 303.2d). */
export function isWielder(on: Derived, id: CardId): boolean {
  const is = on.of(id);
  return is.types.includes('Hero') || is.permissions.some(({ it }) => it.may === 'wield');
}

export const struck = (payer: Seat, card: CardId): Priced => ({ cost: 'strike', payer, card });

/** The weapon exhausts to pay the cost of striking; a price for that is part of the cost (303.2, 600.3a). */
export function exhaustingBy(player: Seat, card: CardId): Happening {
  return happening({ event: 'exhaust', card, player, lifted: true, rule: '303.2' });
}

/** What has to be paid to strike with all these, each as modifiers change it, besides exhausting them (303.2, 707.1e). */
export function costOfStriking(on: Derived, seat: Seat, weapons: readonly CardId[]): Total {
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
export function payingFor(on: Derived, wielder: CardId, weapons: readonly CardId[]): CardId {
  return weapons.find((id) => priceToExhaust(on, id).length > 0) ?? wielder;
}

/** The weapons that can still be added to this strike. */
export function weapons(on: Derived, seat: Seat, wielder: CardId, chosen: readonly CardId[]): readonly CardId[] {
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
  if (!canStrikeWith(on, seat, [...chosen, id])) return { rule: '303.2c', reason: 'one weapon too many', card: id }; // 406.6
  const forbidden = forbiddenPlayer(on, seat, 'strike', id);
  if (forbidden) return { rule: '103.2', reason: 'restricted', card: forbidden.source || id };
  if (!canLift(on, id)) return { rule: '600.3a', reason: 'cannot pay', card: id };
  const all = [...chosen, id];
  const cost = costOfStriking(on, seat, all);
  if (canPay(perspective(on, seat, payingFor(on, wielder, all)), cost)) return undefined;
  return { rule, reason: 'cannot pay', card: id };
}
