import type { Held } from '../characteristics/characteristics.ts';
import { areApart, isBeyond } from '../characteristics/planes.ts';
import { hasTag, isKind } from '../characteristics/typeLine.ts';
import type { Ruling } from '../decisions/decision.ts';
import type { Cost } from '../language/cost.ts';
import type { Noun } from '../language/noun.ts';
import type { Derived } from '../modifiers/derive.ts';
import { fits } from '../reading/described.ts';
import type { Perspective } from '../reading/perspective.ts';
import { perspective } from '../reading/perspective.ts';
import { forbidden, forbiddenPlayer, unlessPaid } from '../reading/restrictions.ts';
import type { Combat } from '../state/state.ts';
import { friendly } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { canLift, canPay, totalOf } from './costs.ts';
import { exposedTo, mayAttackFriend, mayAttackHidden } from './exposure.ts';

/** Why this character can't be proposed as an attacker at all, or against nobody; undefined if it can (601.2). */
export function whyNotAttack(on: Derived, seat: Seat, attacker: CardId, sabotage: boolean): Ruling | undefined {
  const stopped = whyNotAttacker(on, seat, attacker, sabotage);
  if (stopped) return stopped;
  return hasDefender(on, seat, attacker, sabotage) ? undefined : whyNobody(on, seat, attacker, sabotage);
}

/** There is nobody to attack, or nobody who can be attacked at that price (600.3, 601.2b). */
function whyNobody(on: Derived, seat: Seat, attacker: CardId, sabotage: boolean): Ruling {
  const rulings = exposedTo(on, seat, attacker).map((id) => whyNotPair(on, attacker, id, sabotage, false));
  const priced = rulings.find((ruling) => ruling?.reason === 'cannot pay');
  return priced ?? { rule: '601.2b', reason: 'not a legal defender', card: attacker };
}

/** Is there anybody to attack? What it must or may only attack matters only to who could also sabotage. */
function hasDefender(on: Derived, seat: Seat, attacker: CardId, sabotage: boolean): boolean {
  if (on.of(attacker).permissions.some(({ it }) => it.may === 'sabotage'))
    return legalDefenders(on, seat, attacker, sabotage).length > 0;
  return exposedTo(on, seat, attacker).some((id) => whyNotPair(on, attacker, id, sabotage, false) === undefined);
}

/** Why this combat can't be proposed, or is no longer legal (601.2e, 601.3). Costs are not asked for again. */
export function whyNotPropose(
  on: Derived,
  seat: Seat,
  attacker: CardId,
  defender: CardId,
  sabotage: boolean,
  paid: boolean,
): Ruling | undefined {
  const stopped = whyNotAttacker(on, seat, attacker, sabotage) ?? whyNotPair(on, attacker, defender, sabotage, paid);
  if (stopped) return stopped;
  const legal = legalDefenders(on, seat, attacker, sabotage, paid);
  if (legal.includes(defender)) return undefined;
  return whyAnother(on, attacker, defender, legal);
}

/** It can attack only others, or it must attack others. */
function whyAnother(on: Derived, attacker: CardId, defender: CardId, legal: readonly CardId[]): Ruling {
  const { attackOnly, mustAttack } = on.of(attacker);
  const only = attackOnly.filter(({ it }) => it.ifAble);
  const rule = only.length > 1 ? '601.2d' : '601.2c';
  const binding = only.find(
    (held) => legal.length === 0 || legal.some((other) => described(on, attacker, held, other)),
  );
  if (binding && !only.some((held) => described(on, attacker, held, defender)))
    return { rule, reason: 'can attack only another', card: binding.source || attacker };
  return { rule: '600.2a', reason: 'must attack another', card: mustAttack[0]?.source || attacker };
}

function whyNotAttacker(on: Derived, seat: Seat, id: CardId, sabotage: boolean): Ruling | undefined {
  const card = on.card(id);
  if (card?.zone !== 'play') return { rule: '601.2', reason: 'no such card' };
  const is = on.of(id);
  if (!isKind(card, is, 'Character')) return { rule: '601.2', reason: 'not a character', card: id };
  if (on.controllerOf(id) !== seat) return { rule: '601.2', reason: 'not your card', card: id };
  const { turn, combat } = on.state;
  if (turn.player !== seat || turn.step !== 'action' || combat !== null)
    return { rule: '601.1', reason: 'needs your action phase with an empty chain', card: id };
  if (card.exhausted) return { rule: '601.2a', reason: 'exhausted', card: id };
  if (hasTag(is, 'Totem')) return { rule: '305.3a', reason: 'cannot attack', card: id };
  if (is.tags.includes('Mount')) return { rule: '302.3', reason: 'cannot attack', card: id };
  const atOnce = is.types.includes('Hero') || is.permissions.some(({ it }) => it.may === 'attack at once'); // 301.3
  if (!atOnce && card.since >= on.state.players[seat]!.turnStarted)
    return { rule: '601.2a', reason: 'not in your party since the start of your turn', card: id };
  const stopped = is.restrictions.length > 0 ? whyForbidden(on, id) : undefined;
  const limit = forbiddenPlayer(on, seat, 'attack', id);
  if (limit) return { rule: '601.2a', reason: 'cannot attack', card: limit.source || id };
  if (stopped) return stopped;
  if (sabotage && !is.permissions.some(({ it }) => it.may === 'sabotage'))
    return { rule: '601.2b', reason: 'cannot sabotage that', card: id };
  return undefined;
}

/** A restriction that holds whoever is attacked. */
function whyForbidden(on: Derived, id: CardId): Ruling | undefined {
  const held = on.of(id).restrictions.find(({ it }) => it.cant === 'attack' && !it.noun && !it.unless);
  return held && { rule: '601.2a', reason: 'cannot attack', card: held.source || id };
}

/** Why this attacker can't attack this defender, apart from what it must or may only attack. */
function whyNotPair(
  on: Derived,
  attacker: CardId,
  defender: CardId,
  sabotage: boolean,
  paid: boolean,
): Ruling | undefined {
  const rule = '601.2b';
  const card = on.card(defender);
  if (card?.zone !== 'play') return { rule, reason: 'no such card' };
  if (friendly(on.state, on.holderOf(card), on.controllerOf(attacker)) && !mayAttackFriend(on, attacker, defender))
    return { rule, reason: 'friendly', card: defender };
  const is = on.of(defender);
  if (sabotage) {
    const may = on
      .of(attacker)
      .permissions.some(
        (held) =>
          held.it.may === 'sabotage' && described(on, attacker, { ...held, it: { noun: held.it.noun } }, defender),
      );
    if (!may) return { rule, reason: 'cannot sabotage that', card: defender };
  } else if (!isKind(card, is, 'Character')) return { rule, reason: 'not a character', card: defender };
  if (is.tags.includes('Mount')) return { rule: '302.3', reason: 'not a legal defender', card: defender };
  if (isBeyond(on, attacker, defender)) return { rule, reason: 'not a legal defender', card: defender }; // R503.1c
  const hidden =
    forbidden(on, defender, 'be proposed as a defender', { other: attacker }) ??
    forbidden(on, defender, 'be attacked', { other: attacker });
  if (hidden && !mayAttackHidden(on, attacker, defender))
    return { rule, reason: 'elusive', card: hidden.source || defender };
  const held = forbidden(on, attacker, 'attack', { other: defender });
  if (held) return { rule: '601.2a', reason: 'cannot attack', card: held.source || attacker };
  const only = on.of(attacker).attackOnly.find((one) => !one.it.ifAble && !described(on, attacker, one, defender));
  if (only) return { rule: '601.2a', reason: 'can attack only another', card: only.source || attacker };
  const cost = paid ? [] : costToAttack(on, attacker, defender);
  const p = perspective(on, on.controllerOf(attacker), attacker);
  if (cost.length > 0 && !canPay(p, totalOf(cost, p))) return { rule: '600.3', reason: 'cannot pay', card: attacker };
  return undefined;
}

/** What a character's controller has to pay for the attack (600.3). */
export function costToAttack(on: Derived, attacker: CardId, defender: CardId): readonly Cost[] {
  if (on.of(attacker).restrictions.length === 0) return [];
  return unlessPaid(on, attacker, 'attack', { other: defender }).flatMap(({ it }) => it.unless ?? []);
}

/** Does the defender fit a description, read from where it comes from? */
function described(on: Derived, attacker: CardId, held: Held<{ readonly noun: Noun }>, defender: CardId): boolean {
  const p: Perspective = perspective(on, held.controller ?? on.controllerOf(attacker), held.source || attacker);
  return fits(held.it.noun, defender, p);
}

/** The defenders that may be proposed: first what it can attack, then "only ... if able", then "must" (600.2a-b, 601.2c-d). */
export function legalDefenders(
  on: Derived,
  seat: Seat,
  attacker: CardId,
  sabotage: boolean,
  paid = false,
): readonly CardId[] {
  const able = attackable(on, seat, attacker, sabotage, paid);
  const { attackOnly, mustAttack, permissions } = on.of(attacker);
  const only = attackOnly.filter(({ it }) => it.ifAble);
  const must = mustAttack.flatMap((held) => (held.it.noun ? [{ ...held, it: { noun: held.it.noun } }] : []));
  if (only.length + must.length === 0) return able;
  const saboteur = permissions.some(({ it }) => it.may === 'sabotage');
  const either = saboteur ? [...able, ...attackable(on, seat, attacker, !sabotage, paid)] : able;
  const preferred = either.filter((id) => only.some((held) => described(on, attacker, held, id)));
  const left = preferred.length > 0 ? preferred : either;
  const compelled = left.filter((id) => must.some((held) => described(on, attacker, held, id)));
  const wanted = compelled.length > 0 ? compelled : left;
  return able.filter((id) => wanted.includes(id));
}

/** Whom it could attack or sabotage, whatever it must or may only attack. */
function attackable(on: Derived, seat: Seat, attacker: CardId, sabotage: boolean, paid: boolean): readonly CardId[] {
  const pool = sabotage ? on.state.play : exposedTo(on, seat, attacker);
  return pool.filter((id) => whyNotPair(on, attacker, id, sabotage, paid) === undefined);
}

/** Must this character attack before its controller may pass (600.2, 600.2a)? What costs something is not owed (600.3). */
export function obliged(on: Derived, seat: Seat, id: CardId): boolean {
  if (whyNotAttacker(on, seat, id, false)) return false;
  const free = legalDefenders(on, seat, id, false).filter((defender) => costToAttack(on, id, defender).length === 0);
  return on.of(id).mustAttack.some(({ it, ...held }) => {
    if (!it.noun) return free.length > 0;
    return free.some((defender) => described(on, id, { ...held, it: { noun: it.noun! } }, defender));
  });
}

/** The characters that can protect the proposed defender against the attacker (602.2). */
export function protectors(on: Derived, seat: Seat): readonly CardId[] {
  const { combat } = on.state;
  if (!combat || combat.attacker === 0 || friendly(on.state, seat, on.controllerOf(combat.attacker))) return [];
  return on.state.play.filter((id) => !on.card(id)!.exhausted && whyNotProtect(on, seat, id) === undefined);
}

/** Why this card can't protect at the protect point; undefined if it can. */
export function whyNotProtect(on: Derived, seat: Seat, id: CardId): Ruling | undefined {
  const { combat } = on.state;
  const rule = '602.2';
  const card = on.card(id);
  if (combat === null || combat.attacker === 0 || card?.zone !== 'play') return { rule, reason: 'cannot protect' };
  if (on.controllerOf(id) !== seat) return { rule, reason: 'not your card', card: id };
  if (card.exhausted) return { rule, reason: 'exhausted', card: id };
  if (id === combat.proposedDefender) return { rule: '602.2b', reason: 'cannot protect', card: id };
  const is = on.of(id);
  if (!isKind(card, is, 'Character')) return { rule, reason: 'not a character', card: id };
  if (areApart(on, id, combat.attacker)) return { rule, reason: 'cannot protect', card: id }; // R503.1c
  if (!mayProtect(on, id, combat)) return { rule, reason: 'cannot protect', card: id };
  if (!canLift(on, id)) return { rule: '600.3a', reason: 'cannot pay', card: id };
  const stopped =
    forbidden(on, id, 'protect', { other: combat.attacker }) ??
    forbidden(on, combat.attacker, 'be protected against', { other: id }) ??
    forbidden(on, id, 'exhaust');
  if (!stopped) return undefined;
  const stealth = stopped.it.cant === 'protect' && stopped.source === combat.attacker;
  return { rule: stealth ? '602.2a' : rule, reason: 'cannot protect', card: stopped.source || id };
}

/** Some can protect only certain characters, or only against certain attackers. */
function mayProtect(on: Derived, id: CardId, { attacker, proposedDefender }: Combat): boolean {
  return on.of(id).permissions.some(({ it, ...held }) => {
    if (it.may !== 'protect') return false;
    const fit = (noun: Noun | undefined, other: CardId) => !noun || described(on, id, { ...held, it: { noun } }, other);
    return fit(it.noun, proposedDefender) && fit(it.against, attacker);
  });
}
