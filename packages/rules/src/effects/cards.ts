import { shuffled } from '../concepts/random.ts';
import { cardAt, changePile } from '../concepts/zones.ts';
import { happen } from '../events/happen.ts';
import { ask } from '../game/ask.ts';
import type { Option, Rule } from '../game/decision.ts';
import type { Destination, Effect } from '../language/effect.ts';
import { putIntoPlay } from '../links/entering.ts';
import { interrupt } from '../links/interrupting.ts';
import { amountOf } from '../powers/amounts.ts';
import { all } from '../powers/nouns.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat, Zone } from '../vocabulary.ts';
import { remember } from './inplay.ts';
import { processEffects } from './process.ts';
import type { Resolution } from './resolution.ts';
import { present, reading } from './resolution.ts';
import { chooseCards, select, selectPlayers } from './select.ts';

/** Cards are drawn one at a time (415.9f). */
export function* drawCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'draw' }>): Rule<boolean> {
  const players = yield* selectPlayers(table, r, effect.who);
  const count = amountOf(effect.count, reading(table, r));
  let all = players.length > 0;
  for (const player of players) if (!(yield* draw(table, player, count))) all = false;
  return all;
}

export function* draw(table: Table, player: Seat, count: number): Rule<boolean> {
  let all = true;
  for (let n = 0; n < count; n++) if ((yield* happen(table, [{ event: 'draw', player }])).length === 0) all = false;
  return all;
}

/** Cards are discarded one at a time; the player chooses which (415.9e). */
export function* discardCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'discard' }>): Rule<boolean> {
  const players = yield* selectPlayers(table, r, effect.who);
  const wanted = effect.count === 'hand' ? 'hand' : amountOf(effect.count, reading(table, r));
  let all = players.length > 0;
  for (const player of players) {
    const count = wanted === 'hand' ? table.player(player).hand.length : wanted;
    const discarded = yield* discard(table, r, player, count, effect.random ?? false);
    if (wanted !== 'hand' && discarded < count) all = false;
  }
  return all;
}

function* discard(table: Table, r: Resolution, player: Seat, count: number, random: boolean): Rule<number> {
  let discarded = 0;
  for (let n = 0; n < count; n++) {
    const { hand } = table.player(player);
    const [card] = yield* chooseCards(table, r, player, hand, { exactly: 1 }, 'discard', random);
    if (card === undefined) break;
    const done = yield* happen(table, [{ event: 'discard', card, player }]);
    remember(r, done);
    if (done.length > 0) discarded++;
  }
  return discarded;
}

/** Puts cards into another zone, or into a resource row (415.9a). */
export function* putCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'put' }>): Rule<boolean> {
  const named = yield* select(table, r, effect.what);
  const cards = named.map((id) => present(table, r, id)).filter((id) => id !== 0);
  const done =
    effect.where.to === 'resource row'
      ? yield* toResourceRow(table, cards, effect.where)
      : yield* happen(
          table,
          cards.map((card) => putEvent(table, r, card, effect.where)),
        );
  remember(r, done);
  r.memory.done = done.map(({ card, became, from }) => (from === 'play' ? card! : became!));
  if (done.length > 0) r.memory.that = r.memory.done; // A card from elsewhere than play is read where it is now.
  if (effect.where.to === 'deck' && effect.where.at === 'shuffled')
    for (const owner of new Set(done.map(({ became }) => table.card(became!)!.owner))) shuffleDeck(table, owner);
  return cards.length > 0 && done.length === cards.length;
}

function putEvent(table: Table, r: Resolution, card: CardId, where: Destination): Happening {
  const from = table.card(card)!.zone;
  const player = r.controller;
  if (where.to === 'graveyard') {
    if (from === 'play') return { event: 'destroy', card, player }; // 415.9d
    if (from === 'hand') return { event: 'discard', card, player: table.card(card)!.owner }; // 415.9e
    return { event: 'move', card, player, arrival: { zone: 'graveyard' } };
  }
  if (where.to === 'deck')
    return { event: 'move', card, player, arrival: { zone: 'deck', at: where.at === 'top' ? 'top' : 'bottom' } };
  return { event: 'move', card, player, arrival: { zone: where.to === 'hand' ? 'hand' : 'removed' } };
}

/** A card in play that enters a resource row becomes a different card too (412.1b, 415.9a). */
function* toResourceRow(
  table: Table,
  cards: readonly CardId[],
  where: Extract<Destination, { to: 'resource row' }>,
): Rule<readonly Happening[]> {
  const faceDown = !where.faceUp;
  const exhausted = where.exhausted ?? false;
  const events = cards.map((card): Happening => {
    const { owner, zone } = table.card(card)!;
    const arrival = { zone: 'play', row: 'resource', controller: owner, faceDown, exhausted } as const;
    return { event: zone === 'play' ? 'move' : 'enter play', card, player: owner, arrival };
  });
  return yield* happen(table, events);
}

export function* putCardsIntoPlay(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'put into play' }>,
): Rule<boolean> {
  const named = yield* select(table, r, effect.what);
  const cards = named.map((id) => present(table, r, id)).filter((id) => id !== 0);
  const under = effect.under ? yield* selectPlayers(table, r, effect.under) : [r.controller];
  const entries = cards.map((card) => {
    const entry = {
      card,
      under: effect.under?.player === 'owner' ? table.card(card)!.owner : (under[0] ?? r.controller),
    };
    const typed = effect.as ? { ...entry, as: effect.as } : entry;
    return effect.exhausted ? { ...typed, exhausted: true } : typed;
  });
  const done = yield* putIntoPlay(table, entries);
  remember(r, done);
  r.memory.that = done.flatMap(({ became }) => became ?? []);
  r.memory.done = r.memory.that;
  const host = r.memory.that[0];
  if (effect.attachThis && host !== undefined) {
    if (table.card(r.source)?.zone === 'chain')
      remember(r, yield* putIntoPlay(table, [{ card: r.source, under: r.controller, host }])); // 400.4
  }
  return cards.length > 0 && done.length === cards.length;
}

export function* putTokens(table: Table, r: Resolution, effect: Extract<Effect, { do: 'put token' }>): Rule<boolean> {
  const players = effect.who ? yield* selectPlayers(table, r, effect.who) : [r.controller];
  const count = amountOf(effect.count ?? 1, reading(table, r));
  const entries = players.flatMap((under) =>
    Array.from({ length: count }, () => {
      const entry = { card: newToken(table, effect.token, under), under };
      return effect.exhausted ? { ...entry, exhausted: true } : entry;
    }),
  );
  const done = yield* putIntoPlay(table, entries);
  r.memory.that = done.flatMap(({ became }) => became ?? []);
  return done.length > 0;
}

/** A token is owned by the player who puts it into play (401.2); before that it is in no zone's list. */
function newToken(table: Table, facts: Extract<Effect, { do: 'put token' }>['token'], owner: Seat): CardId {
  const id = table.nextId();
  table.putCard(id, cardAt(id, id, facts, owner, 0, table.state.time, { zone: 'removed' }));
  return id;
}

/** Attaches this card, or reattaches it, to what the text names (400.7a). */
export function* attachThis(table: Table, r: Resolution, effect: Extract<Effect, { do: 'attach' }>): Rule<boolean> {
  const [to] = yield* select(table, r, effect.to);
  const card = present(table, r, r.source);
  if (to === undefined || table.card(to)?.zone !== 'play' || table.card(card)?.zone !== 'play') return false;
  return (yield* happen(table, [{ event: 'attach', card, to, player: r.controller }])).length > 0;
}

export function* interruptLinks(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'interrupt' }>,
): Rule<boolean> {
  const cards = yield* select(table, r, effect.what);
  let done = cards.length > 0;
  for (const card of cards) {
    const link = table.state.chain.find(({ source, kind }) => source === card && kind === 'card');
    if (!link || card === r.source || !(yield* interrupt(table, link.id, false))) done = false; // 711.2
  }
  return done;
}

export function* shuffleDecks(table: Table, r: Resolution, effect: Extract<Effect, { do: 'shuffle' }>): Rule<boolean> {
  for (const player of yield* selectPlayers(table, r, effect.who)) shuffleDeck(table, player);
  return true;
}

export function shuffleDeck(table: Table, player: Seat, pile = 0): void {
  changePile(table, player, 'deck', pile, (deck) => shuffled(table, deck));
  table.happened.push({ event: 'shuffle', player });
}

export function* revealCards(table: Table, r: Resolution, effect: Extract<Effect, { do: 'reveal' }>): Rule<boolean> {
  const cards = yield* select(table, r, effect.what);
  yield* happen(
    table,
    cards.map((card) => ({ event: 'reveal', card, player: r.controller, by: r.source })),
  );
  return cards.length > 0;
}

/**
 * Looking through zones. Of a description, nothing need be found where others can't see (413.3);
 * a deck that was searched is shuffled by its owner (413.2).
 */
export function* searchZones(table: Table, r: Resolution, effect: Extract<Effect, { do: 'search' }>): Rule<boolean> {
  const [player] = yield* selectPlayers(table, r, effect.who);
  if (player === undefined) return false;
  const zones = yield* zonesToSearch(table, r, player, effect.zones ?? ['deck']);
  const p = { ...reading(table, r), you: player };
  const cards = zones.flatMap((zone) => all({ ...effect.noun, zone, whose: 'you' }, p));
  const count = amountOf(effect.count ?? 1, p);
  const certain = Object.keys(effect.noun).length === 0 || zones.every((zone) => zone === 'graveyard');
  const quantity = certain ? { exactly: count } : { upTo: count };
  const found = yield* chooseCards(table, r, player, cards, quantity, 'card', false);
  if (effect.reveal && found.length > 0)
    yield* happen(
      table,
      found.map((card) => ({ event: 'reveal', card, player, by: r.source })),
    );
  r.memory.that = found;
  const done = found.length > 0 && (yield* processEffects(table, r, effect.then));
  if (zones.includes('deck')) shuffleDeck(table, player);
  return done;
}

/** "Your deck and/or graveyard": the player says for each zone whether he searches it, at least one of them. */
function* zonesToSearch(table: Table, r: Resolution, player: Seat, zones: readonly Zone[]): Rule<readonly Zone[]> {
  if (zones.length === 1) return zones;
  const chosen: Zone[] = [];
  while (chosen.length < zones.length) {
    const left = zones.filter((zone) => !chosen.includes(zone));
    const options: Option[] = left.map((zone) => ({ choose: 'zone', zone }));
    if (chosen.length > 0) options.push({ choose: 'none' });
    const answer = yield* ask(table, player, 'zone', options, r.source);
    if (answer.choose !== 'zone') break;
    chosen.push(answer.zone);
  }
  return chosen;
}
