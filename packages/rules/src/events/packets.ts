import { isKind } from '../characteristics/typeLine.ts';
import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import type { Instead } from '../language/modifier.ts';
import type { Competing } from '../legality/replacements.ts';
import { competing, nameOf } from '../legality/replacements.ts';
import { cantHappen } from '../legality/restrictions.ts';
import type { Derived } from '../modifiers/derive.ts';
import { amountOf } from '../reading/amounts.ts';
import { perspective } from '../reading/perspective.ts';
import type { Happening, Of } from '../state/happening.ts';
import { changedHappening } from '../state/happening.ts';
import { changedModifier } from '../state/modifier.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { canDivide, divides, isSmashed, parts, redirectedTo, smashed } from './dividing.ts';
import { happenNow } from './happen.ts';
import { armor, canPrevent, lowered, prevent, preventWithArmor } from './preventing.ts';
import { chooseReplacement, performInstead, toldOf } from './replacing.ts';

/** Damage that would be dealt or healed (408.1): amount, destination (card), source (by), controller (player). */
export type Packet = Of<'deal' | 'heal'>;

/** Creates packets, lets modifiers replace each of them, and deals or heals what is left, all at once (405.4, 407.2). */
export function* applyPackets(table: Table, packets: readonly Packet[]): Rule<readonly Happening[]> {
  const before = table.derived; // 716.1c
  if (before.replacements.length > 0) table.snapshot();
  const waiting = packets.filter((packet) => isCreated(table, packet));
  const replaced: Packet[] = [];
  for (const seat of inTurnOrder(table.state)) {
    const mine = waiting.filter(({ card }) => table.derived.controllerOf(card) === seat);
    for (const packet of yield* ordered(table, seat, mine))
      replaced.push(...(yield* replacePacket(table, before, packet, table.affected))); // 802.2
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
    (packet) =>
      armor(table, packet, table.affected).length > 0 ||
      competing(table.derived, packet, table.affected).some((one) => isCompeting(table, one, packet) && isSpent(one)),
  );
  if (contested.length < 2) return packets;
  const left = [...contested];
  const order: Packet[] = [];
  while (left.length > 0) {
    const options = left.map(
      (packet, effect): Offer => ({
        choose: 'effect',
        effect,
        card: packet.card,
        means: toldOf(packet),
      }),
    );
    const answer = yield* ask(table, seat, 'order packets', options);
    order.push(...left.splice(answer.choose === 'effect' ? answer.effect : 0, 1));
  }
  return [...order, ...packets.filter((packet) => !contested.includes(packet))];
}

/** What is done for one packet may not be possible for the next. */
const ONCE: ReadonlySet<Instead['instead']> = new Set(['conditional prevention', 'effects', 'if you do']);

/** Is less of it left for other packets, or may it be left out? A modifier that just applies to all has no order. */
function isSpent({ it: { instead, optional }, modifier }: Competing): boolean {
  if (optional || ONCE.has(instead.instead)) return true;
  return instead.instead === 'prevent' && instead.amount !== 'all' && (modifier !== 0 || instead.first === true);
}

/** One modifier after the other, until none is left that could replace the packet (717.4). */
function* replacePacket(
  table: Table,
  before: Derived,
  created: Packet,
  already: ReadonlySet<string>,
): Rule<readonly Packet[]> {
  const affected = new Set(already); // 716.1e
  let packet = created;
  while (isCreated(table, packet)) {
    const rivals = competing(before, packet, affected, table.state);
    const all = rivals.filter((one) => !divides(one) && isCompeting(table, one, packet));
    const increasing = all.filter((one) => increases(table, one, packet));
    const chosen =
      increasing.length > 0
        ? yield* chooseReplacement(table, packet.player, increasing, [], packet, affected) // 717.4a
        : yield* chooseReplacement(
            table,
            table.derived.controllerOf(packet.card),
            all,
            armor(table, packet, affected),
            packet,
            affected,
          ); // 717.4b
    if (chosen) packet = yield* replaced(table, packet, chosen, affected);
    else if (increasing.length > 0) for (const one of increasing) affected.add(nameOf(one));
    else return yield* divided(table, before, packet, affected, rivals.filter(divides)); // 717.4c
  }
  return [];
}

/** A modifier divides what is left, and each part is replaced like a packet of its own (717.4c). */
function* divided(
  table: Table,
  before: Derived,
  packet: Packet,
  affected: Set<string>,
  rivals: readonly Competing[],
): Rule<readonly Packet[]> {
  const dividing = rivals.filter((one) => canDivide(table, one, packet));
  const chooser = table.derived.controllerOf(packet.card); // 717.4b
  const chosen = yield* chooseReplacement(table, chooser, dividing, [], packet, affected);
  if (!chosen && !(packet.smash && isSmashed(table, packet))) return [packet];
  const into = chosen ? yield* parts(table, chosen, packet) : smashed(table, packet); // 405.8
  if (chosen) useNext(table, chosen);
  const result: Packet[] = [];
  for (const part of into) result.push(...(yield* replacePacket(table, before, part, affected)));
  return result;
}

/** Would it do anything to this packet? */
function isCompeting(table: Table, one: Competing, packet: Packet): boolean {
  const { instead } = one.it;
  if (instead.instead === 'unpreventable') return !packet.unpreventable;
  return instead.instead !== 'prevent' || canPrevent(table, one, instead, packet);
}

/** Would it raise the amount, or change the damage type, the combat damage flag or the preventability (717.4a)? */
function increases(table: Table, one: Competing, packet: Packet): boolean {
  const { instead } = one.it;
  if (instead.instead === 'unpreventable') return true;
  if (instead.instead !== 'amount') return false;
  const then = changed(table, packet, one, instead);
  return (
    then.amount > packet.amount ||
    (then.combat ?? false) !== (packet.combat ?? false) ||
    (then.unpreventable ?? false) !== (packet.unpreventable ?? false) ||
    then.types?.join() !== packet.types?.join()
  );
}

function withAmount(packet: Packet, amount: number): Packet {
  return changedHappening(packet, { amount });
}

type Changed = { -readonly [R in 'amount' | 'types' | 'combat' | 'unpreventable']?: Of<'deal'>[R] };

/** What the modifier does not speak of stays as it is (717.1). */
function changed(
  table: Table,
  packet: Packet,
  { controller, source, x }: Competing,
  { plus = 0, times = 1, types, combat, unpreventable }: Extract<Instead, { instead: 'amount' }>,
): Packet {
  const p = perspective(table.derived, controller, source, x, packet);
  const changes: Changed = { amount: packet.amount * times + amountOf(plus, p) };
  if (types) changes.types = types;
  if (combat !== undefined) changes.combat = combat;
  if (unpreventable) changes.unpreventable = unpreventable;
  return changedHappening(packet, changes);
}

function* replaced(table: Table, packet: Packet, chosen: Competing, affected: ReadonlySet<string>): Rule<Packet> {
  if (chosen.key === 'def') return yield* preventWithArmor(table, chosen, packet);
  useNext(table, chosen);
  const { instead } = chosen.it;
  switch (instead.instead) {
    case 'amount':
      return changed(table, packet, chosen, instead);
    case 'prevent': {
      const left = yield* prevent(table, chosen, instead, packet);
      const event = withAmount(packet, packet.amount - left.amount);
      if (instead.then && event.amount > 0)
        yield* performInstead(table, { by: chosen, event, affected, effects: instead.then });
      return left;
    }
    case 'conditional prevention': {
      const done = yield* performInstead(table, { by: chosen, event: packet, affected, effects: instead.first });
      const prevents = done && !packet.unpreventable; // 717.3
      const left = prevents ? yield* lowered(table, packet, packet.amount, chosen.source) : packet;
      if (instead.then) yield* performInstead(table, { by: chosen, event: packet, affected, effects: instead.then });
      return left;
    }
    case 'if you do': {
      if (!(yield* performInstead(table, { by: chosen, event: packet, affected, effects: instead.first })))
        return packet;
      yield* performInstead(table, { by: chosen, event: packet, affected, effects: instead.then });
      return withAmount(packet, 0);
    }
    case 'redirect': {
      const to = yield* redirectedTo(table, packet, chosen, instead.to);
      return to === undefined ? packet : changedHappening(packet, { card: to, to });
    }
    case 'unpreventable':
      return changedHappening(packet, { unpreventable: true });
    case 'effects':
      yield* performInstead(table, { by: chosen, event: packet, affected, effects: instead.effects });
      return withAmount(packet, 0);
    default:
      return withAmount(packet, 0);
  }
}

/** "The next time" has come; for all packets of the same link it is still the same time (717.5). */
function useNext(table: Table, { modifier: used, it }: Competing): void {
  if (used === 0 || !it.next) return;
  const modifiers = table.state.modifiers.map((modifier) =>
    modifier.id === used && modifier.does.text === 'replacement'
      ? changedModifier(modifier, { does: { ...modifier.does, spent: true } })
      : modifier,
  );
  table.set('modifiers', modifiers);
}

/** Before anybody gets priority, what was "the next time" is over (717.5). */
export function forgetSpent(table: Table): void {
  const left = table.state.modifiers.filter(({ does }) => does.text !== 'replacement' || !does.spent);
  if (left.length < table.state.modifiers.length) table.set('modifiers', left);
}
