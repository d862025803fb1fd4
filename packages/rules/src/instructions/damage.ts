import { heroMeant } from '../characteristics/bosses.ts';
import { roomOn } from '../characteristics/fatalDamage.ts';
import { isKind } from '../characteristics/typeLine.ts';
import { shareOut, shareWithin } from '../choosing/division.ts';
import { select, selectPlayers } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import type { Packet } from '../events/packets.ts';
import { applyPackets } from '../events/packets.ts';

import type { Deal, Effect } from '../language/effect.ts';
import type { Players, Selection } from '../language/selection.ts';
import { amountOf } from '../reading/amounts.ts';
import { chosenWord } from '../reading/chosen.ts';
import { readOf } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, present, reading } from '../reading/resolution.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId, DamageType } from '../vocabulary.ts';
import { DAMAGE_TYPES } from '../vocabulary.ts';

/** "All damage" is an amount beyond any other (104.1, 408.2a). */
const ALL_DAMAGE = 1_000_001;

export function* dealDamage(table: Table, r: Resolution, effect: Deal): Rule<boolean> {
  const packets = [...(yield* packetsOf(table, r, effect))];
  for (const other of effect.along ?? []) packets.push(...(yield* packetsOf(table, r, other)));
  const dealt = yield* applyPackets(table, packets);
  r.memory.thatMuch = total(dealt);
  r.memory.done = dealt.map(({ card }) => card!);
  return dealt.length > 0;
}

/** One packet for each character (405.4), dealt by your hero unless the text says otherwise. */
function* packetsOf(table: Table, r: Resolution, effect: Deal): Rule<readonly Packet[]> {
  const itself = effect.by?.select === 'it'; // each of them deals it
  const by = itself ? 0 : yield* source(table, r, effect.by);
  const to = yield* select(table, r, effect.to);
  const { that } = r.memory;
  if (effect.by?.select === 'choose') r.memory.that = [by]; // "Choose an ally. It deals damage equal to its ATK": 712.3a
  const amounts = effect.dividedBy
    ? yield* dividedBy(table, r, effect.dividedBy, effect, to)
    : amountsFor(table, r, effect, to);
  r.memory.that = that;
  return to.map((card, n): Packet => {
    return happening({
      event: 'deal',
      card,
      to: card,
      by: itself ? card : by,
      player: r.controller,
      amount: amounts[n]!,
      types: effect.chosenType ? chosenTypes(table, r) : effect.types,
      with: [r.source],
      smash: effect.smash || undefined,
      unpreventable: effect.unpreventable || undefined,
      combat: effect.combat || undefined,
    });
  });
}

/** The damage type that was chosen, if one was. */
function chosenTypes(table: Table, r: Resolution): readonly DamageType[] {
  const word = chosenWord(reading(table, r));
  return DAMAGE_TYPES.filter((type) => type === word);
}

function amountsFor(table: Table, r: Resolution, effect: Deal, to: readonly CardId[]): readonly number[] {
  const p = reading(table, r);
  const shares = sharesFor(r, effect.to);
  if ((effect.divided || effect.each) && shares) return shares; // 707.1d
  if (effect.each) return to.map((_, n) => amountOf(effect.each![n] ?? 0, p));
  return to.map((id) => amountOf(effect.amount, readOf(p, id))); // "for each attachment on it"
}

/** Somebody else than the controller of the link divides it, as it is processed (709.2b). */
function* dividedBy(
  table: Table,
  r: Resolution,
  who: Players,
  effect: Deal,
  to: readonly CardId[],
): Rule<readonly number[]> {
  const whole = amountOf(effect.amount, reading(table, r));
  const [player = r.controller] = yield* selectPlayers(table, r, who);
  return yield* shareOut(table, player, whole, to, r.source, askingOf(r, player, { place: effect.to }), 0);
}

function sharesFor(r: Resolution, selection: Selection): readonly number[] | undefined {
  return r.shares[r.slots.findIndex(({ node }) => node === selection)];
}

/** Who deals or heals: the character the text names, else the hero of the link's controller (408.2c). */
function* source(table: Table, r: Resolution, by: Selection | undefined): Rule<CardId> {
  if (!by || (by.select === 'hero' && by.of.player === 'you')) return heroMeant(table.player(r.controller));
  const { that } = r.memory;
  const [card = 0] = yield* select(table, r, by);
  r.memory.that = that; // Who acts is not who is spoken of.
  return card;
}

export function* healDamage(table: Table, r: Resolution, effect: Extract<Effect, { do: 'heal' }>): Rule<boolean> {
  const itself = effect.by?.select === 'it';
  const by = itself ? 0 : yield* source(table, r, effect.by);
  const from = yield* select(table, r, effect.from);
  const shares = effect.divided || effect.each ? sharesFor(r, effect.from) : undefined;
  const amountFor = (id: CardId) =>
    effect.amount === 'all' ? ALL_DAMAGE : amountOf(effect.amount, readOf(reading(table, r), id));
  const packets = from.map(
    (card, n): Packet =>
      happening({
        event: 'heal',
        card,
        to: card,
        by: itself ? card : by,
        player: r.controller,
        amount: shares?.[n] ?? (effect.each ? amountOf(effect.each[n] ?? 0, reading(table, r)) : amountFor(card)),
        with: [r.source],
      }),
  );
  const healed = yield* applyPackets(table, packets);
  r.memory.thatMuch = total(healed);
  r.memory.done = healed.map(({ card }) => card!);
  return healed.length > 0;
}

/** Damage that is put is not dealt: nothing prevents it, and it never exceeds the health (405.3). */
export function* putDamage(table: Table, r: Resolution, effect: Extract<Effect, { do: 'put damage' }>): Rule<boolean> {
  const on = (yield* select(table, r, effect.on)).filter((id) => canBearDamage(table, id));
  const shares = effect.dividedBy && (yield* bearableShares(table, r, effect.dividedBy, effect, on));
  const events = on.flatMap((id, n): Happening[] => {
    const wanted = shares?.[n] ?? amountOf(effect.amount, readOf(reading(table, r), id));
    const amount = Math.min(wanted, roomOn(table.derived, id));
    return amount > 0 ? [happening({ event: 'put damage', card: id, amount, player: r.controller })] : [];
  });
  const put = yield* happen(table, events);
  return put.length > 0;
}

/** Damage on a card becomes so much, but never more than is fatal (405.3). */
export function* setDamage(
  table: Table,
  r: Resolution,
  { on, to }: Extract<Effect, { do: 'set damage' }>,
): Rule<boolean> {
  const cards = (yield* select(table, r, on)).filter((id) => canBearDamage(table, id));
  for (const card of cards) {
    const wanted = Math.max(0, amountOf(to, readOf(reading(table, r), card)));
    const { damage } = table.card(card)!;
    if (wanted < damage) table.change(card, { damage: wanted });
    const amount = Math.min(wanted - damage, roomOn(table.derived, card));
    if (amount > 0) yield* happen(table, [happening({ event: 'put damage', card, amount, player: r.controller })]);
  }
  return cards.length > 0;
}

export function* removeDamage(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'remove damage' }>,
): Rule<boolean> {
  const from = yield* select(table, r, effect.from);
  const most = effect.amount === 'all' ? Number.POSITIVE_INFINITY : amountOf(effect.amount, reading(table, r));
  r.memory.thatMuch = 0;
  for (const id of from) {
    const damage = table.card(present(table, r, id))?.damage ?? 0;
    const removed = Math.min(damage, most);
    if (removed > 0) table.change(id, { damage: damage - removed });
    r.memory.thatMuch += Math.max(0, removed);
  }
  return from.length > 0;
}

function total(happened: readonly Happening[]): number {
  return happened.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

function canBearDamage(table: Table, id: CardId): boolean {
  const card = table.card(id);
  return card?.zone === 'play' && isKind(card, table.derived.of(id), 'Character');
}

/** A player shares damage out, to nobody more than he can bear; what nobody can bear is lost. */
function* bearableShares(
  table: Table,
  r: Resolution,
  who: Players,
  effect: Extract<Effect, { do: 'put damage' }>,
  on: readonly CardId[],
): Rule<readonly number[]> {
  const [player = r.controller] = yield* selectPlayers(table, r, who);
  const rooms = on.map((id) => roomOn(table.derived, id));
  const amount = amountOf(effect.amount, reading(table, r));
  return yield* shareWithin(table, player, amount, on, rooms, r.source, askingOf(r, player, { place: effect.on }));
}
