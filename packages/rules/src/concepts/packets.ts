import { happen, happenNow } from '../events/happen.ts';
import { ask } from '../game/ask.ts';
import type { Option, Rule } from '../game/decision.ts';
import type { Instead } from '../language/modifier.ts';
import type { Competing } from '../modifiers/replacing.ts';
import { chooseReplacement, competing, nameOf, useUp } from '../modifiers/replacing.ts';
import { cantHappen } from '../modifiers/restrictions.ts';
import { amountOf } from '../powers/amounts.ts';
import { isKind } from '../powers/nouns.ts';
import { perspective } from '../powers/perspective.ts';
import { cardsOf } from '../powers/selections.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { inTurnOrder } from './seats.ts';

/** Damage that would be dealt or healed (408.1): amount, destination (card), source (by), controller (player). */
export type Packet = Happening & {
  readonly event: 'deal' | 'heal';
  readonly card: CardId;
  readonly player: Seat;
  readonly amount: number;
};

/** Creates packets, lets modifiers replace each of them, and deals or heals what is left, all at once (405.4, 407.2). */
export function* applyPackets(table: Table, packets: readonly Packet[]): Rule<readonly Happening[]> {
  const waiting = packets.filter((packet) => isCreated(table, packet));
  const replaced: Packet[] = [];
  for (const seat of inTurnOrder(table.state)) {
    const mine = waiting.filter(({ card }) => table.derived.controllerOf(card) === seat);
    for (const packet of yield* ordered(table, seat, mine)) replaced.push(...(yield* replacePacket(table, packet))); // 802.2
  }
  return yield* happenNow(
    table,
    replaced.filter((packet) => isCreated(table, packet)), // 408.2b
  );
}

/** No packet is created for nothing, for a non-character, or for one that can't be dealt it or healed (408.2a, 408.2b). */
function isCreated(table: Table, packet: Packet): boolean {
  const card = table.card(packet.card);
  if (packet.amount <= 0 || !card || card.zone !== 'play') return false;
  if (!isKind(card, table.derived.of(card.id), 'Character')) return false;
  if (packet.event === 'heal' && card.damage === 0) return false; // 407.3
  return !cantHappen(table.derived, packet); // 405.5
}

/** The order in which a player's packets are processed is his choice, where it can matter (802.2). */
function* ordered(table: Table, seat: Seat, packets: readonly Packet[]): Rule<readonly Packet[]> {
  const contested = packets.filter(
    (packet) => rivals(table, packet, new Set()).length + armor(table, packet).length > 0,
  );
  if (contested.length < 2) return packets;
  const left = [...contested];
  const order: Packet[] = [];
  while (left.length > 0) {
    const options = left.map((packet, effect): Option => ({ choose: 'effect', effect, card: packet.card }));
    const answer = yield* ask(table, seat, 'order', options);
    order.push(...left.splice(answer.choose === 'effect' ? answer.effect : 0, 1));
  }
  return [...order, ...packets.filter((packet) => !contested.includes(packet))];
}

/** One modifier after the other, until none is left that could replace the packet (717.4). */
function* replacePacket(
  table: Table,
  created: Packet,
  before: ReadonlySet<string> = new Set(),
): Rule<readonly Packet[]> {
  const affected = new Set<string>(before); // 716.1e
  let packet = created;
  while (packet.amount > 0 && table.card(packet.card)) {
    const all = rivals(table, packet, affected);
    const increasing = all.filter(({ it }) => increases(it.instead));
    const chosen =
      increasing.length > 0
        ? yield* chooseReplacement(table, packet.player, increasing, [], packet) // 717.4a
        : yield* chooseReplacement(table, table.derived.controllerOf(packet.card), all, armor(table, packet), packet); // 717.4b
    if (!chosen) return yield* smashed(table, packet, affected); // 717.4c
    affected.add(nameOf(chosen));
    packet = yield* replaced(table, packet, chosen);
    if (chosen.it.instead.instead !== 'prevent') useUp(table, chosen);
  }
  return [];
}

/** Exactly fatal damage for the ally, and the rest for its controller's hero (405.8, 717.8). */
function* smashed(table: Table, packet: Packet, affected: ReadonlySet<string>): Rule<readonly Packet[]> {
  const card = table.card(packet.card);
  if (!card) return [];
  const is = table.derived.of(packet.card);
  if (!packet.smash || !is.types.includes('Ally')) return [packet];
  const fatal = Math.max(0, (is.health ?? 0) - card.damage);
  const hero = table.player(table.derived.controllerOf(packet.card)).hero;
  if (packet.amount <= fatal || hero === 0) return [packet];
  const { smash: _smash, ...plain } = packet;
  const rest: Packet = { ...plain, card: hero, to: hero, amount: packet.amount - fatal };
  return [{ ...plain, amount: fatal }, ...(yield* replacePacket(table, rest, affected))];
}

function rivals(table: Table, packet: Packet, affected: ReadonlySet<string>): Competing[] {
  return competing(table.derived, packet, affected).filter(
    ({ it }) => !(packet.unpreventable && it.instead.instead === 'prevent'), // 717.4b
  );
}

function increases(instead: Instead): boolean {
  return instead.instead === 'unpreventable' || instead.instead === 'amount';
}

/** The ready equipment that its controller can exhaust against this packet (717.2c). */
function armor(table: Table, packet: Packet): readonly CardId[] {
  if (packet.event !== 'deal' || packet.unpreventable) return [];
  const on = table.derived;
  const seat = on.controllerOf(packet.card);
  const is = on.of(packet.card);
  const isShielder = is.types.includes('Hero') || is.permissions.some(({ it }) => it.may === 'be shielded');
  if (!isShielder) return [];
  return table.state.play.filter((id) => {
    const card = table.card(id)!;
    if (card.exhausted || card.faceDown || on.controllerOf(id) !== seat) return false;
    const equipment = on.of(id);
    if (!equipment.types.includes('Equipment') || (equipment.def ?? 0) < 1) return false;
    return !cantHappen(on, { event: 'exhaust', card: id });
  });
}

function* replaced(table: Table, packet: Packet, chosen: Competing): Rule<Packet> {
  const { instead } = chosen.it;
  const p = perspective(table.derived, chosen.controller, chosen.source, chosen.x, packet);
  if (chosen.key === 'def') {
    const def = table.derived.of(chosen.source).def ?? 0;
    const exhausted = yield* happen(table, [{ event: 'exhaust', card: chosen.source, player: chosen.controller }]);
    return exhausted.length > 0 ? yield* prevented(table, packet, def, chosen.source) : packet;
  }
  switch (instead.instead) {
    case 'amount':
      return { ...packet, amount: packet.amount * (instead.times ?? 1) + amountOf(instead.plus ?? 0, p) };
    case 'prevent': {
      const most = instead.amount === 'all' ? packet.amount : leftOf(table, chosen, amountOf(instead.amount, p));
      spend(table, chosen, packet.amount); // 717.2a
      return yield* prevented(table, packet, most, chosen.source);
    }
    case 'redirect': {
      const to = cardsOf(instead.to, p)[0];
      return to === undefined ? packet : { ...packet, card: to, to };
    }
    case 'smash':
      return { ...packet, smash: true };
    case 'unpreventable':
      return { ...packet, unpreventable: true };
    default:
      return { ...packet, amount: 0 };
  }
}

/** How much a definite prevention modifier can still prevent (717.2). */
function leftOf(table: Table, chosen: Competing, whole: number): number {
  const does = table.state.modifiers.find(({ id }) => id === chosen.modifier)?.does;
  return does?.text === 'replacement' && does.left !== null ? does.left : whole;
}

/** It is lowered by the size of the packet, and at 0 it is gone; "the next time" is over anyway. */
function spend(table: Table, chosen: Competing, packet: number): void {
  if (chosen.modifier === 0) return;
  const modifiers = table.state.modifiers.flatMap((modifier) => {
    const { does } = modifier;
    if (modifier.id !== chosen.modifier || does.text !== 'replacement') return [modifier];
    if (does.replacement.next) return [];
    if (does.left === null) return [modifier];
    const left = does.left - packet;
    return left > 0 ? [{ ...modifier, does: { ...does, left } }] : [];
  });
  table.set('modifiers', modifiers);
}

/** The packet is lowered; at 0 it ceases to exist (408.2a, 717.2a). */
function* prevented(table: Table, packet: Packet, amount: number, by: CardId): Rule<Packet> {
  const lowered = Math.min(amount, packet.amount);
  yield* happenNow(table, [{ event: 'prevent', card: packet.card, by, amount: lowered }]); // 717.2d
  return { ...packet, amount: packet.amount - lowered };
}
