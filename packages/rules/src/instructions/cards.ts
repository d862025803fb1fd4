import { chooseCards, countFor, select, selectPlayers } from '../choosing/select.ts';
import { ask, askYesNo } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { pay } from '../events/paying.ts';
import type { Destination, Effect } from '../language/effect.ts';
import { canPay, totalOf } from '../legality/costs.ts';
import { cantHappen } from '../legality/restrictions.ts';
import { placeAdditional } from '../links/additional.ts';
import type { Entry } from '../links/entering.ts';
import { canEnterPlay, putIntoPlay } from '../links/entering.ts';
import { showStashed, turnStashedDown } from '../links/stashing.ts';
import { amountOf } from '../reading/amounts.ts';
import { perspective, readOf } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, present, reading, remember } from '../reading/resolution.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import { cardsOf } from '../reading/selections.ts';
import { arriving, changedArrival } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import type { Happening } from '../state/happening.ts';
import { changedHappening, happening } from '../state/happening.ts';
import { friendly } from '../state/teams.ts';
import type { Table } from '../table/table.ts';
import type { CardId, RuleNumber, Seat, Zone } from '../vocabulary.ts';
import { deckOf, shuffleDeck } from '../zones/decks.ts';
import { arrange } from './arranging.ts';

import { reveal } from './revealing.ts';

import { tokensOf } from './tokens.ts';

/** Cards are drawn one at a time (415.9f). */
export function* drawCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'draw' }>): Rule<boolean> {
  const players = yield* selectPlayers(table, r, effect.who);
  if (effect.what) {
    const [card] = cardsOf(effect.what, reading(table, r));
    if (players.some((player) => deckOf(table.player(player))[0] !== card)) return false;
  }
  const counts = players.map((player) => countFor(table, r, effect.who.player === 'you' ? null : player, effect.count));
  let all = players.length > 0;
  for (const [n, player] of players.entries()) if (!(yield* draw(table, player, counts[n]!))) all = false;
  return all;
}

export function* draw(table: Table, player: Seat, count: number, rule: RuleNumber = '415.9f'): Rule<boolean> {
  let all = true;
  for (let n = 0; n < count; n++) {
    const may = yield* payToDraw(table, player);
    if (!may || (yield* happen(table, [happening({ event: 'draw', player, rule })])).length === 0) all = false;
  }
  return all;
}

/** "Can't draw cards unless he pays for each": he chooses for each card (415.9f). */
function* payToDraw(table: Table, player: Seat): Rule<boolean> {
  for (const { it, source } of table.derived.player(player).restrictions) {
    if (it.cant !== 'draw' || !it.unless) continue;
    const read = () => perspective(table.derived, player, source);
    const total = totalOf(it.unless, read());
    if (!canPay(read(), total) || !(yield* askYesNo(table, player, 'pay to draw', source, { costs: it.unless })))
      return false;
    if (!(yield* pay(table, read, total))) return false;
  }
  return true;
}

/** Cards are discarded one at a time; the player chooses which (415.9e). */
export function* discardCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'discard' }>): Rule<boolean> {
  const meant = yield* selectPlayers(table, r, effect.who);
  const wanted = effect.count === 'hand' ? 'hand' : amountOf(effect.count, reading(table, r));
  const players = meant.filter((player) => !table.player(player).automatic);
  const left: CardId[] = [];
  if (wanted !== 'hand')
    for (const player of meant)
      if (!players.includes(player)) left.push(...(yield* discardFromDeck(table, player, wanted)));
  const chosen: (readonly CardId[])[] = [];
  for (const player of players) {
    const hand = table.player(player).hand.filter(
      (card) => !cantHappen(table.derived, happening({ event: 'discard', card, player })), // 709.2b
    );
    const count = { exactly: wanted === 'hand' ? hand.length : wanted };
    const how = { random: effect.random, for: askingOf(r, player, { place: effect.who }) };
    chosen.push(yield* chooseCards(table, r, player, hand, count, 'discard', how)); // 802.1
  }
  const discarded = players.map(() => 0);
  for (let n = 0; chosen.some((cards) => n < cards.length); n++) {
    const events = players.flatMap((player, at): Happening[] => {
      const card = chosen[at]![n];
      return card === undefined ? [] : [happening({ event: 'discard', card, player, by: r.source })];
    });
    const done = yield* happen(table, events); // 415.9e: one at a time
    remember(r, done);
    left.push(...done.flatMap(({ became }) => became ?? []));
    for (const { player } of done) if (player !== undefined) discarded[players.indexOf(player)]! += 1;
  }
  r.memory.that = left; // A discarded card is read where it is now.
  r.memory.done = left;
  if (wanted === 'hand') return players.some((player) => !forbiddenPlayer(table.derived, player, 'discard')); // 415.9e
  return meant.length > 0 && discarded.every((count) => count === wanted);
}

/** A seat without a hand puts cards from the top of its deck into its graveyard instead (COT.15). */
function* discardFromDeck(table: Table, player: Seat, count: number): Rule<readonly CardId[]> {
  const cards = deckOf(table.player(player)).slice(0, count);
  const events = cards.map((card) => happening({ event: 'move', card, player, arrival: arriving('graveyard') }));
  const gone = (yield* happen(table, events)).flatMap(({ became }) => became ?? []);
  if (cards.length === 0 || cards.length === count) return gone;
  return [...gone, ...(yield* discardFromDeck(table, player, count - cards.length))]; // R101.3c
}

/** Puts cards into another zone, or into a resource row (415.9a). */
export function* putCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'put' }>): Rule<boolean> {
  const { where, regardless } = effect;
  const able = (id: CardId) =>
    regardless || where.to === 'resource row' || !cantHappen(table.derived, putEvent(table, r, id, where, undefined));
  const cards = whereIs(table, r, yield* select(table, r, effect.what, able), effect.from);
  const [owner] = 'of' in where && where.of ? yield* selectPlayers(table, r, where.of) : [];
  const happened =
    where.to === 'resource row'
      ? yield* toResourceRow(table, r, cards, where)
      : yield* happen(
          table,
          cards.map((card) => {
            const event = putEvent(table, r, card, where, owner);
            return regardless ? changedHappening(event, { byGame: true }) : event;
          }),
        );
  remember(r, happened);
  const done = happened.filter(({ card }) => cards.includes(card!)); // without attachments that were destroyed (400.5)
  if (where.to === 'deck' && where.at !== 'shuffled') yield* arrange(table, done, where.at);
  r.memory.done = done.map(({ card, became, from }) => (from === 'play' ? card! : became!));
  const sorted = where.to === 'deck' ? r.memory.done : []; // Back in its deck a card is none of "the rest".
  r.memory.revealed = r.memory.revealed
    .map((id) => present(table, r, id) || id) // 415.9b
    .filter((id) => !sorted.includes(id));
  if (where.to === 'removed') keep(table, r, done);
  if (done.length > 0) r.memory.that = r.memory.done; // A card from elsewhere than play is read where it is now.
  if (where.to === 'deck' && where.at === 'shuffled')
    shuffleDecksOf(
      table,
      done.map(({ became }) => table.card(became!)!),
    );
  return cards.length > 0 && done.length === cards.length;
}

/** Each deck into which a card went is shuffled once. */
function shuffleDecksOf(table: Table, cards: readonly Card[]): void {
  const piles = new Map(cards.map((card) => [`${card.owner}/${card.pile}`, card]));
  for (const { owner, pile } of piles.values()) shuffleDeck(table, owner, pile);
}

/** The cards where they are now, as far as they are where the text puts them from. */
function whereIs(table: Table, r: Resolution, named: readonly CardId[], from: Zone | undefined): readonly CardId[] {
  const cards = named.map((id) => present(table, r, id)).filter((id) => id !== 0);
  return from === undefined ? cards : cards.filter((id) => table.card(id)!.zone === from);
}

/** A card in play, or one that is about to enter it, can speak later of the cards "removed this way". */
function keep(table: Table, r: Resolution, removed: readonly Happening[]): void {
  const source = table.card(r.source);
  const before = source?.zone === 'play' ? source.kept : r.memory.kept;
  const kept = [...(before ?? []), ...removed.flatMap(({ became }) => became ?? [])];
  if (source?.zone === 'play') table.change(r.source, { kept });
  else r.memory.kept = kept;
}

type Elsewhere = Exclude<Destination, { to: 'resource row' }>;

/** Into its owner's zone, or into that of a player who owns it from now on (415.2). */
export function putEvent(
  table: Table,
  r: Resolution,
  card: CardId,
  where: Elsewhere,
  owner: Seat | undefined,
): Happening {
  const from = table.card(card)!.zone;
  const player = r.controller;
  const arrival = arriving(where.to, { owner });
  switch (where.to) {
    case 'graveyard':
      if (from === 'play') return happening({ event: 'destroy', card, player, arrival }); // 415.9d
      if (from === 'hand')
        return happening({ event: 'discard', card, player: table.card(card)!.owner, by: r.source, arrival }); // 415.9e
      return happening({ event: 'move', card, player, arrival });
    case 'deck':
      return happening({
        event: 'move',
        card,
        player,
        arrival: changedArrival(arrival, { at: where.at === 'top' ? 'top' : 'bottom' }),
      });
    case 'removed':
      if (where.faceUp)
        return happening({ event: 'move', card, player, arrival: changedArrival(arrival, { faceUp: true }) });
      return happening({
        event: 'move',
        card,
        player,
        arrival: changedArrival(arrival, { faceDown: where.faceDown ?? false }),
      });
    case 'hand':
      return happening({ event: 'move', card, player, arrival });
  }
}

/** A card in play that enters a resource row becomes a different card too (412.1b, 415.9a). */
function* toResourceRow(
  table: Table,
  r: Resolution,
  cards: readonly CardId[],
  where: Extract<Destination, { to: 'resource row' }>,
): Rule<readonly Happening[]> {
  const faceDown = !where.faceUp;
  const exhausted = where.exhausted ?? false;
  const able = cards.filter((card) => {
    const { owner, facts } = table.card(card)!;
    if (table.player(owner).boss && !friendly(table.state, owner, r.controller)) return false; // R101.3b
    return faceDown || canEnterPlay(facts, facts.types);
  });
  const events = able.map((card) => {
    const { owner, zone } = table.card(card)!;
    const arrival = arriving('play', { row: 'resource', controller: owner, faceDown, exhausted });
    return happening({ event: zone === 'play' ? 'move' : 'enter play', card, player: owner, arrival });
  });
  const shown: Happening[] = [];
  for (const event of events) shown.push(changedHappening(event, yield* showStashed(table, event)));
  const entered = yield* happen(table, shown);
  yield* turnStashedDown(table, entered);
  return entered;
}

export function* putCardsIntoPlay(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'put into play' }>,
): Rule<boolean> {
  const named = yield* select(table, r, effect.what);
  const others = effect.with ? yield* select(table, r, effect.with) : [];
  const cards = whereIs(table, r, [...named, ...others], effect.from);
  const under = effect.under ? yield* selectPlayers(table, r, effect.under) : [r.controller];
  const entries = cards.map((card) => {
    const entry = {
      card,
      under: effect.under?.player === 'owner' ? table.card(card)!.owner : (under[0] ?? r.controller),
    };
    const typed = effect.as ? { ...entry, as: effect.as } : entry;
    const bearing = { ...typed, ...burden(table, r, effect, card) };
    return effect.exhausted ? { ...bearing, exhausted: true } : bearing;
  });
  const tokens = effect.withTokens ? cards.flatMap((card) => tokensOf(table, table.card(card), r.controller)) : [];
  const done = yield* putIntoPlay(table, [...entries, ...tokens]);
  remember(r, done);
  r.memory.that = done.flatMap(({ became }) => became ?? []);
  r.memory.done = r.memory.that;
  return cards.length > 0 && done.length === cards.length + tokens.length;
}

/** What it enters play with, read while it is still where it was (710.1b). */
function burden(
  table: Table,
  r: Resolution,
  { damage, counter, counters }: Extract<Effect, { do: 'put into play' }>,
  card: CardId,
): Pick<Entry, 'damage' | 'counters'> {
  const p = readOf(reading(table, r), card);
  return {
    ...(damage === undefined ? {} : { damage: Math.max(0, amountOf(damage, p)) }),
    ...(counter === undefined ? {} : { counters: { [counter]: amountOf(counters ?? 1, p) } }),
  };
}

export function* shuffleDecks(table: Table, r: Resolution, effect: Extract<Effect, { do: 'shuffle' }>): Rule<boolean> {
  for (const player of yield* selectPlayers(table, r, effect.who)) shuffleDeck(table, player);
  return true;
}

/** As additional resources, one after the other; the links lie above the one that is resolving (412.1c). */
export function* placeCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'place' }>): Rule<boolean> {
  const cards = yield* select(table, r, effect.what);
  let all = cards.length > 0;
  for (const named of cards) {
    const card = present(table, r, named);
    if (!card || !(yield* placeAdditional(table, r.controller, card, effect.exhausted ?? false))) all = false;
  }
  return all;
}

export function* revealCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'reveal' }>): Rule<boolean> {
  const cards = yield* select(table, r, effect.what);
  yield* reveal(table, r.controller, cards, r.source);
  r.memory.revealed = cards;
  return cards.length > 0;
}

/** Only the player who resolves this sees them, for as long as he wants; an empty pile is looked at too. */
export function* lookAt(table: Table, r: Resolution, effect: Extract<Effect, { do: 'look at' }>): Rule<boolean> {
  const looked = yield* select(table, r, effect.what);
  r.memory.revealed = looked;
  if (looked.length === 0) return false;
  yield* ask(table, r.controller, 'look', [{ choose: 'none' }], r.source, { looked, for: askingOf(r, r.controller) });
  return true;
}
