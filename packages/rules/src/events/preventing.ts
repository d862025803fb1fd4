import type { Rule, Ruling } from '../decisions/decision.ts';
import type { Instead } from '../language/modifier.ts';
import { canLift } from '../legality/costs.ts';
import type { Competing } from '../legality/replacements.ts';
import { nameOfArmor, wouldBeReplaced } from '../legality/replacements.ts';
import { cantHappen } from '../legality/restrictions.ts';
import type { Derived } from '../modifiers/derive.ts';
import { amountOf } from '../reading/amounts.ts';
import { fits } from '../reading/described.ts';
import { perspective } from '../reading/perspective.ts';
import { forbidden } from '../reading/restrictions.ts';
import type { Happening } from '../state/happening.ts';
import { changedHappening, happening } from '../state/happening.ts';
import { changedModifier } from '../state/modifier.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { happen, happenNow } from './happen.ts';
import type { Packet } from './packets.ts';
import { payPriceToExhaust } from './priceToExhaust.ts';

type Prevention = Extract<Instead, { instead: 'prevent' }>;

/** Can this prevention modifier still prevent something of this packet (717.4b, 717.6)? */
export function canPrevent(table: Table, one: Competing, instead: Prevention, packet: Packet): boolean {
  return !packet.unpreventable && (!instead.first || preventable(table, one, instead, packet) > 0);
}

/** A modifier prevents what it can of a packet, and can then prevent so much less itself (717.2a). */
export function* prevent(table: Table, one: Competing, instead: Prevention, packet: Packet): Rule<Packet> {
  const most = preventable(table, one, instead, packet);
  spend(table, one, packet.amount);
  return yield* lowered(table, packet, most, one.source);
}

function preventable(table: Table, one: Competing, { amount, first }: Prevention, packet: Packet): number {
  if (amount === 'all') return packet.amount;
  const whole = amountOf(amount, perspective(table.derived, one.controller, one.source, one.x, packet));
  if (first) return whole - metThisTurn(table, packet.card);
  const does = table.state.modifiers.find(({ id }) => id === one.modifier)?.does;
  return does?.text === 'replacement' && does.left !== null ? does.left : whole;
}

/** The damage that was dealt to a character this turn, and what was prevented of such damage (717.6). */
function metThisTurn(table: Table, id: CardId): number {
  let met = 0;
  for (const { event, card, amount = 0 } of table.state.turn.history)
    if (card === id && (event === 'deal' || event === 'prevent')) met += amount;
  return met;
}

/** What it can prevent is lowered by the size of the packet, and at 0 it is gone (717.2a). */
function spend(table: Table, { modifier: spent }: Competing, packet: number): void {
  if (spent === 0) return;
  const modifiers = table.state.modifiers.flatMap((modifier) => {
    const { does } = modifier;
    if (modifier.id !== spent || does.text !== 'replacement' || does.left === null) return [modifier];
    const left = does.left - packet;
    return left > 0 ? [changedModifier(modifier, { does: { ...does, left } })] : [];
  });
  table.set('modifiers', modifiers);
}

/** The packet is lowered; at 0 it ceases to exist (408.2a, 717.2a). */
export function* lowered(table: Table, packet: Packet, by: number, source: CardId): Rule<Packet> {
  const amount = Math.max(0, Math.min(by, packet.amount));
  yield* happenNow(table, [happening({ event: 'prevent', card: packet.card, by: source, to: packet.by, amount })]); // 717.2d
  return changedHappening(packet, { amount: packet.amount - amount });
}

/** The ready equipment that its controller can exhaust against this packet (717.2c). */
export function armor(table: Table, packet: Packet, affected: ReadonlySet<string>): readonly CardId[] {
  if (packet.event !== 'deal' || packet.unpreventable) return [];
  const on = table.derived;
  const seat = on.controllerOf(packet.card);
  const is = on.of(packet.card);
  const isHero = is.types.includes('Hero');
  if (!isHero && is.permissions.length === 0) return [];
  return table.state.play.filter(
    (id) =>
      isReadyArmor(on, seat, id) &&
      (isHero || isShield(on, packet.card, id)) &&
      !forbidden(on, id, 'prevent damage', { types: packet.types }) &&
      !affected.has(nameOfArmor(id)) && // 716.1e
      !whyNotPreventWith(on, seat, id),
  );
}

/** Can this equipment prevent damage to a character that is no hero? */
function isShield(on: Derived, shielded: CardId, id: CardId): boolean {
  return on.of(shielded).permissions.some(({ it, controller, source }) => {
    if (it.may !== 'be shielded') return false;
    return !it.by || fits(it.by, id, perspective(on, controller ?? on.controllerOf(shielded), source || shielded));
  });
}

/** A ready equipment of his with 1 or more DEF (717.2c). */
function isReadyArmor(on: Derived, seat: Seat, id: CardId): boolean {
  const card = on.card(id);
  if (card?.zone !== 'play' || card.exhausted || card.faceDown || on.controllerOf(id) !== seat) return false;
  const { types, def } = on.of(id);
  return types.includes('Equipment') && (def ?? 0) >= 1;
}

/** Why a player can't exhaust a card to prevent damage; undefined if he can. */
export function whyNotPreventWith(on: Derived, seat: Seat, id: CardId): Ruling | undefined {
  if (!isReadyArmor(on, seat, id)) return { rule: '717.2c', reason: 'not ready equipment with defense', card: id };
  const exhausting = exhaustingBy(seat, id);
  if (cantHappen(on, exhausting)) return { rule: '103.2', reason: 'restricted', card: id };
  if (wouldBeReplaced(on, exhausting)) return { rule: '717.2c', reason: 'cannot pay', card: id }; // 403.1
  return canLift(on, id) ? undefined : { rule: '600.3a', reason: 'cannot pay', card: id };
}

/** The equipment exhausts to prevent damage; a price for that is paid before (717.2c, 600.3a). */
function exhaustingBy(player: Seat, card: CardId): Happening {
  return happening({ event: 'exhaust', card, player, lifted: true, rule: '717.2c' });
}

/** The equipment exhausts, and the packet is lowered by its DEF; what is too much is wasted (717.2c). */
export function* preventWithArmor(table: Table, { source, controller }: Competing, packet: Packet): Rule<Packet> {
  if (!(yield* payPriceToExhaust(table, source))) return packet; // 600.3a
  const def = table.derived.of(source).def ?? 0;
  const exhausted = yield* happen(table, [exhaustingBy(controller, source)]);
  return exhausted.length > 0 ? yield* lowered(table, packet, def, source) : packet;
}
