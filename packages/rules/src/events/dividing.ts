import { shareOut } from '../choosing/division.ts';
import { select } from '../choosing/select.ts';
import { ask, askNumber, counted } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { dealing } from '../decisions/purpose.ts';
import type { Instead } from '../language/modifier.ts';
import type { Noun } from '../language/noun.ts';
import type { Selection } from '../language/selection.ts';
import type { Competing } from '../legality/replacements.ts';
import { amountOf } from '../reading/amounts.ts';
import { all } from '../reading/nouns.ts';
import { perspective } from '../reading/perspective.ts';
import { resolutionOf } from '../reading/resolution.ts';
import { changedHappening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Packet } from './packets.ts';

/** Does this modifier divide packets? Such modifiers wait until all others have been applied (717.4c). */
export function divides({ it: { instead } }: Competing): boolean {
  return instead.instead === 'smash' || instead.instead === 'divide' || isPartial(instead);
}

type Partly = Required<Extract<Instead, { instead: 'redirect' }>>;

const isPartial = (instead: Instead): instead is Partly =>
  instead.instead === 'redirect' && instead.amount !== undefined;

/** Is there something to divide for it? */
export function canDivide(table: Table, one: Competing, packet: Packet): boolean {
  const { instead } = one.it;
  if (instead.instead === 'divide') return among(table, one, instead.among).length > 0;
  if (isPartial(instead)) return true;
  return instead.instead === 'smash' && isSmashed(table, packet);
}

/** The packets into which a modifier divides this one (717.7, 717.8). */
export function* parts(table: Table, one: Competing, packet: Packet): Rule<readonly Packet[]> {
  const { instead } = one.it;
  if (isPartial(instead)) return yield* partly(table, one, instead, packet);
  if (instead.instead !== 'divide') return smashed(table, packet);
  const cards = yield* chooseAmong(table, packet, among(table, one, instead.among), one.source);
  const asking = { by: one.source, rule: '717.7', does: dealing(packet) };
  const shares = yield* shareOut(table, packet.player, packet.amount, cards, one.source, asking);
  return cards.map((card, n): Packet => changedHappening(packet, { card, to: card, amount: shares[n]! }));
}

/** Some of it goes to another, the rest stays. */
function* partly(table: Table, one: Competing, { to, amount }: Partly, packet: Packet): Rule<readonly Packet[]> {
  const other = yield* redirectedTo(table, packet, one, to);
  if (other === undefined) return [packet];
  const p = perspective(table.derived, one.controller, one.source, one.x, packet);
  const most = amount === 'any' ? yield* howMuch(table, one, packet) : amountOf(amount, p);
  const part = Math.max(0, Math.min(most, packet.amount));
  const packets = [
    changedHappening(packet, { amount: packet.amount - part }),
    changedHappening(packet, { card: other, to: other, amount: part }),
  ];
  return packets.filter((each) => each.amount > 0);
}

function* howMuch(table: Table, one: Competing, { amount }: Packet): Rule<number> {
  const numbers = Array.from({ length: Math.floor(amount) }, (_, n) => n + 1);
  return yield* askNumber(table, one.controller, 'number', numbers, one.source);
}

/** Where the damage goes instead: to a card in play that was chosen before, or that is found now. */
export function* redirectedTo(
  table: Table,
  packet: Packet,
  { controller, source, x, modifier }: Competing,
  to: Selection,
): Rule<CardId | undefined> {
  const does = table.state.modifiers.find(({ id }) => id === modifier)?.does;
  const chosen = does?.text === 'replacement' ? does.redirectedTo : undefined;
  const id = chosen ?? (yield* select(table, resolutionOf(controller, source, x, packet), to))[0];
  return id !== undefined && table.card(id)?.zone === 'play' ? id : undefined;
}

function among(table: Table, { controller, source, x }: Competing, noun: Noun): readonly CardId[] {
  return all(noun, perspective(table.derived, controller, source, x));
}

/** At least one, and no more than there is damage, since each is assigned some (717.7). */
function* chooseAmong(
  table: Table,
  { player, amount }: { readonly player: Seat; readonly amount: number },
  cards: readonly CardId[],
  about: CardId,
): Rule<readonly CardId[]> {
  const chosen: CardId[] = [];
  while (chosen.length < Math.min(amount, cards.length)) {
    const options = cards.filter((id) => !chosen.includes(id)).map((card): Offer => ({ choose: 'card', card }));
    if (chosen.length > 0) options.push({ choose: 'none' });
    const how = { counted: counted(chosen.length, Math.min(amount, cards.length)) };
    const answer = yield* ask(table, player, 'divide among', options, about, how);
    if (answer.choose !== 'card') break;
    chosen.push(answer.card);
  }
  return chosen;
}

/** Is it more than fatal damage to an ally whose controller has a hero (405.8)? */
export function isSmashed(table: Table, packet: Packet): boolean {
  const card = table.card(packet.card);
  if (!card || !table.derived.of(card.id).types.includes('Ally')) return false;
  return packet.amount > fatalFor(table, card.id) && heroBehind(table, card.id) !== 0;
}

/** Exactly fatal damage for the ally, and the rest for its controller's hero (405.8, 717.8). */
export function smashed(table: Table, packet: Packet): readonly Packet[] {
  const fatal = fatalFor(table, packet.card);
  const hero = heroBehind(table, packet.card);
  return [
    changedHappening(packet, { smash: undefined, amount: fatal }),
    changedHappening(packet, { smash: undefined, card: hero, to: hero, amount: packet.amount - fatal }),
  ];
}

function fatalFor(table: Table, ally: CardId): number {
  return Math.max(0, (table.derived.of(ally).health ?? 0) - table.card(ally)!.damage);
}

function heroBehind(table: Table, ally: CardId): CardId {
  return table.player(table.derived.controllerOf(ally)).hero;
}
