import { isTwoSided, powersOf, printedFront } from '../characteristics/characteristics.ts';
import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { hosting } from '../decisions/purpose.ts';
import { happen } from '../events/happen.ts';
import { becomeMaster } from '../instructions/heroes.ts';
import { processEffects } from '../instructions/process.ts';
import type { Effect } from '../language/effect.ts';
import type { Facts } from '../language/facts.ts';
import type { Noun } from '../language/noun.ts';
import type { EntersPower } from '../language/power.ts';
import type { Seen } from '../performing/triggers.ts';
import { noticeEntered } from '../performing/triggers.ts';

import { amountOf } from '../reading/amounts.ts';
import { fits } from '../reading/described.ts';
import { all } from '../reading/nouns.ts';
import { changedMemory, perspective, readOf } from '../reading/perspective.ts';
import { changedResolution, resolutionOf } from '../reading/resolution.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import { arriving } from '../state/arrival.ts';
import type { Counters } from '../state/card.ts';
import type { Happening, Of } from '../state/happening.ts';
import { changedHappening, happening } from '../state/happening.ts';
import { changedModifier } from '../state/modifier.ts';
import { related } from '../state/teams.ts';
import type { Table } from '../table/table.ts';
import type { CardId, CardType, Row, Seat } from '../vocabulary.ts';
import { rowFor } from '../zones/zones.ts';
import { showStashed, turnStashedDown } from './stashing.ts';

/** A card about to enter play, and how. */
export interface Entry {
  readonly card: CardId;
  readonly under: Seat;
  readonly row?: Row;
  readonly faceDown?: boolean;
  readonly exhausted?: boolean;
  readonly host?: CardId;
  /** The word chosen for it as it resolved. */
  readonly word?: string | null;
  /** The cards that its text removed as it resolved. */
  readonly kept?: readonly CardId[] | null;
  /** What the text that puts it there puts on it besides (710.1b). */
  readonly damage?: number;
  readonly counters?: Counters;
  /** The type it enters as (300.1d). */
  readonly as?: CardType;
}

/** Puts cards into play, all at once (710.1). A non-ongoing ability stays where it is (415.8d). */
export function* putIntoPlay(table: Table, entries: readonly Entry[]): Rule<readonly Happening[]> {
  const events: Of<'enter play'>[] = [];
  const seen: Seen[] = [];
  const since = table.state.time; // 718.2e
  for (const entry of entries) {
    const event = yield* entering(table, entry, seen);
    if (event?.arrival.row === 'resource') events.push(changedHappening(event, yield* showStashed(table, event)));
    else if (event) events.push(event);
  }
  const heroes = events.filter(({ card, arrival }) => !arrival.faceDown && table.card(card)?.facts.hero?.master);
  const others = events.filter((event) => !heroes.includes(event));
  const entered = others.length > 0 ? yield* happen(table, others, since) : []; // 710.1c-f
  takeAlong(table, entered);
  yield* turnStashedDown(table, entered);
  noticeEntered(table, entered, seen);
  return heroes.length > 0 ? [...entered, ...(yield* becomeMaster(table, heroes))] : entered; // 301.4a
}

/** A modifier that a card's text made as it resolved speaks of the card as "this" in play, too (415.9b). */
function takeAlong(table: Table, entered: readonly Happening[]): void {
  const became = new Map(entered.map(({ card, became: now }) => [card, now]));
  if (!table.state.modifiers.some(({ source }) => became.has(source))) return;
  const modifiers = table.state.modifiers.map((modifier) => {
    const source = became.get(modifier.source);
    return source === undefined ? modifier : changedModifier(modifier, { source });
  });
  table.set('modifiers', modifiers);
}

function* entering(table: Table, entry: Entry, seen: Seen[]): Rule<Of<'enter play'> | undefined> {
  const card = table.card(entry.card);
  if (!card || card.zone === 'play' || card.duplicate) return undefined; // 402.1
  const { facts } = card;
  const types = entry.as ? [entry.as] : facts.types; // 300.1d
  const blank = card.zone === 'removed' && card.faceDown && !isTwoSided(facts); // 415.7b
  const faceDown = blank || (entry.faceDown ?? false);
  const host = faceDown ? 0 : yield* hostFor(table, entry);
  if (!faceDown && entry.row !== 'resource') {
    if (!canEnterPlay(facts, types) || (facts.attach && host === 0)) return undefined; // 415.8d, 400.7a
    if (types.includes('Hero') && !facts.hero?.master && table.player(entry.under).hero !== 0) return undefined; // 301.5
  }
  const word = faceDown ? null : yield* asItEnters(table, entry, seen); // 710.1a
  const how = faceDown ? { exhausted: false, damage: 0, counters: null } : entersWith(table, entry);
  return happening({
    event: 'enter play',
    card: card.id,
    player: entry.under,
    to: host || undefined,
    arrival: arriving('play', {
      controller: entry.under,
      row: entry.row ?? rowFor(facts, faceDown, host !== 0, types),
      faceDown,
      exhausted: entry.exhausted ?? (how.exhausted || isKeptFromReady(table, entry)),
      damage: how.damage,
      counters: how.counters,
      host,
      as: faceDown ? null : (entry.as ?? null),
      word: entry.word ?? word,
      kept: entry.kept ?? null,
    }),
  });
}

/** Does a modifier say that this player's cards enter play exhausted? */
function isKeptFromReady({ derived }: Table, { under, card }: Entry): boolean {
  return forbiddenPlayer(derived, under, 'enter play ready', card) !== undefined;
}

/** A non-ongoing ability enters play only face down, as a resource (415.8d). */
export function canEnterPlay({ ongoing, raid }: Facts, types: readonly CardType[]): boolean {
  if (raid?.resolves) return ongoing === true; // R502.1c
  return !types.includes('Ability') || ongoing === true || types.includes('Ally');
}

/** Modifiers created "as it enters play": its own, and those of cards in play that speak of it (710.1a). The word that was chosen for it. */
function* asItEnters(table: Table, entry: Entry, seen: Seen[]): Rule<string | null> {
  let word: string | null = null;
  const { card, under } = entry;
  const found: { readonly source: CardId; readonly controller: Seat; readonly effects: readonly Effect[] }[] = [];
  for (const { it } of powersOf(printedFront(table.card(card)!.facts), 'definite'))
    if (it.as === 'this enters play') found.push({ source: card, controller: under, effects: it.effects });
  for (const source of table.state.play)
    for (const { it } of powersOf(table.derived.of(source), 'definite')) {
      const controller = table.derived.controllerOf(source);
      if (it.as === 'another enters play' && it.noun && describes(table, it.noun, source, controller, entry))
        found.push({ source, controller, effects: it.effects });
    }
  for (const { source, controller, effects } of found) {
    const base = resolutionOf(controller, source, source === card ? xOf(table, card) : 0, null);
    const memory = changedMemory(base.memory, { that: [card] });
    const before = table.derived; // 703.4
    yield* processEffects(table, changedResolution(base, { memory, entering: card }), effects);
    if (source !== card) continue;
    seen.push({ card, before, revealed: memory.revealed });
    word ??= memory.word;
  }
  return word;
}

/** Does a description of cards in play speak of a card that is entering under a player's control? */
function describes(table: Table, noun: Noun, source: CardId, controller: Seat, { card, under }: Entry): boolean {
  const { whose, ...rest } = noun;
  if (whose && !related(table.state, controller, under, whose)) return false;
  const p = readOf(perspective(table.derived, controller, source), card);
  return fits(rest, card, p, table.card(card)!.zone);
}

/** An attachment that is put into play without a host gets one that fits its attach description (400.7a). */
function* hostFor(table: Table, entry: Entry): Rule<CardId> {
  const { facts } = table.card(entry.card)!;
  if (entry.host !== undefined || !facts.attach || entry.faceDown) return entry.host ?? 0;
  const hosts = all(facts.attach.noun, perspective(table.derived, entry.under, entry.card)); // 400.7b
  return hosts.length === 0
    ? 0
    : yield* askCard(table, entry.under, 'attach', hosts, entry.card, { for: hosting(facts, entry.card) });
}

/** The X of a card that comes from the chain; elsewhere it is 0 (201.3). */
const xOf = (table: Table, card: CardId): number =>
  table.state.chain.find(({ source, kind }) => source === card && kind === 'card')?.x ?? 0;

/** "Enters play exhausted", with damage, with counters: all of them together (710.1b). */
function entersWith(table: Table, entry: Entry): { exhausted: boolean; damage: number; counters: Counters | null } {
  const p = perspective(table.derived, entry.under, entry.card, xOf(table, entry.card));
  let exhausted = false;
  let damage = entry.damage ?? 0;
  const counters: Record<string, number> = { ...entry.counters };
  for (const it of entersPowers(table, entry.card)) {
    if (it.exhausted) exhausted = true;
    if (it.damage !== undefined) damage += amountOf(it.damage, p);
    if (it.counters) counters[it.counters.name] = (counters[it.counters.name] ?? 0) + amountOf(it.counters.count, p);
  }
  const { capacity = Number.POSITIVE_INFINITY } = table.card(entry.card)!.facts;
  for (const name of Object.keys(counters)) counters[name] = Math.min(counters[name]!, capacity); // 306.3
  return { exhausted, damage, counters: Object.keys(counters).length > 0 ? counters : null };
}

/** Its printed powers of this kind, as modifiers created as it enters play take them away or add to them (710.1a). */
export function entersPowers(table: Table, card: CardId): readonly EntersPower[] {
  let powers = powersOf(printedFront(table.card(card)!.facts), 'enters').map(({ it }) => it);
  for (const { flagged, does } of table.state.modifiers) {
    if (!flagged?.includes(card) || does.text !== 'changes') continue;
    for (const change of does.changes) {
      if (change.change === 'lose powers' && !change.keywords) powers = [];
      else if (change.change === 'grant' && change.power.power === 'enters') powers = [...powers, change.power];
    }
  }
  return powers;
}
