import { becomeMaster } from '../concepts/heroes.ts';
import { rowFor } from '../concepts/zones.ts';
import { processEffects } from '../effects/process.ts';
import { resolutionOf } from '../effects/resolution.ts';
import { happen } from '../events/happen.ts';
import { askCard } from '../game/ask.ts';
import type { Rule } from '../game/decision.ts';
import { powersOf, printedFront } from '../modifiers/characteristics.ts';
import { amountOf } from '../powers/amounts.ts';
import { all } from '../powers/nouns.ts';
import { perspective } from '../powers/perspective.ts';
import type { Counters } from '../state/card.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Row, Seat } from '../vocabulary.ts';

/** A card about to enter play, and how. */
export interface Entry {
  readonly card: CardId;
  readonly under: Seat;
  readonly row?: Row;
  readonly faceDown?: boolean;
  readonly exhausted?: boolean;
  readonly host?: CardId;
}

/** Puts cards into play, all at once (710.1). A non-ongoing ability stays where it is (415.8d). */
export function* putIntoPlay(table: Table, entries: readonly Entry[]): Rule<readonly Happening[]> {
  const events: Happening[] = [];
  for (const entry of entries) {
    const event = yield* entering(table, entry);
    if (event) events.push(event);
  }
  const heroes = events.filter(({ card }) => table.card(card!)?.facts.hero?.master);
  if (heroes.length > 0) return yield* becomeMaster(table, heroes); // 301.4a
  return yield* happen(table, events); // 710.1c-f
}

function* entering(table: Table, entry: Entry): Rule<Happening | undefined> {
  const card = table.card(entry.card);
  if (!card || card.zone === 'play') return undefined;
  const { facts } = card;
  const faceDown = entry.faceDown ?? false;
  const host = yield* hostFor(table, entry);
  if (!faceDown && entry.row !== 'resource') {
    const entersPlay = !facts.types.includes('Ability') || facts.ongoing || facts.types.includes('Ally');
    if (!entersPlay || (facts.attach && host === 0)) return undefined; // 415.8d, 400.7a
    for (const { it } of powersOf(printedFront(facts), 'definite'))
      if (it.as === 'this enters play')
        yield* processEffects(table, resolutionOf(entry.under, card.id, 0, null), it.effects); // 710.1a
  }
  const how = faceDown ? { exhausted: false, damage: 0, counters: null } : entersWith(table, entry);
  return {
    event: 'enter play',
    card: card.id,
    player: entry.under,
    arrival: {
      zone: 'play',
      controller: entry.under,
      row: entry.row ?? rowFor(facts, faceDown, host !== 0),
      faceDown,
      exhausted: entry.exhausted ?? how.exhausted,
      damage: how.damage,
      counters: how.counters,
      host,
    },
  };
}

/** An attachment that is put into play without a host gets one that fits its attach description (400.7a). */
function* hostFor(table: Table, entry: Entry): Rule<CardId> {
  const { facts } = table.card(entry.card)!;
  if (entry.host !== undefined || !facts.attach || entry.faceDown) return entry.host ?? 0;
  const hosts = all(facts.attach.noun, perspective(table.derived, entry.under, entry.card)); // 400.7b
  return hosts.length === 0 ? 0 : yield* askCard(table, entry.under, 'attach', hosts, entry.card);
}

/** "Enters play exhausted", with damage, with counters: all of them together (710.1b). */
function entersWith(table: Table, entry: Entry): { exhausted: boolean; damage: number; counters: Counters | null } {
  const { facts } = table.card(entry.card)!;
  const p = perspective(table.derived, entry.under, entry.card);
  let exhausted = false;
  let damage = 0;
  const counters: Record<string, number> = {};
  for (const { it } of powersOf(printedFront(facts), 'enters')) {
    if (it.exhausted) exhausted = true;
    if (it.damage !== undefined) damage += amountOf(it.damage, p);
    if (it.counters) counters[it.counters.name] = (counters[it.counters.name] ?? 0) + amountOf(it.counters.count, p);
  }
  return { exhausted, damage, counters: Object.keys(counters).length > 0 ? counters : null };
}
