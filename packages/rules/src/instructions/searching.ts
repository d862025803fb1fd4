import { chooseCards, selectPlayers } from '../choosing/select.ts';
import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Noun } from '../language/noun.ts';
import { amountOf } from '../reading/amounts.ts';
import { all } from '../reading/nouns.ts';
import { readBy } from '../reading/perspective.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, reading } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat, Zone } from '../vocabulary.ts';
import { isFaceUp, shuffleDeck } from '../zones/decks.ts';
import { processEffects } from './process.ts';
import { reveal } from './revealing.ts';

/** Looking through zones (413.1). A deck that was searched is shuffled, and only then is done what was to be done (413.2). */
export function* searchZones(table: Table, r: Resolution, effect: Extract<Effect, { do: 'search' }>): Rule<boolean> {
  const [player] = yield* selectPlayers(table, r, effect.who);
  if (player === undefined) return false;
  const owner = effect.of ? (yield* selectPlayers(table, r, effect.of))[0] : player;
  if (owner === undefined) return false;
  const zones = yield* zonesToSearch(table, r, player, effect.zones ?? ['deck']);
  const found = yield* find(table, r, player, owner, zones, effect);
  if (effect.reveal && found.length > 0) {
    yield* reveal(table, player, found, r.source);
    r.memory.revealed = found;
  }
  if (zones.includes('deck')) shuffleDeck(table, owner);
  r.memory.that = found;
  return found.length > 0 && (yield* processEffects(table, r, effect.then));
}

/**
 * Of a description, nothing need be found where others can't see; "a card" must be found (413.3). A hidden zone is looked
 * through even if nothing fits, so that nobody learns why nothing was found. A deck has no order meanwhile (415.3b).
 */
function* find(
  table: Table,
  r: Resolution,
  player: Seat,
  owner: Seat,
  zones: readonly Zone[],
  effect: Extract<Effect, { do: 'search' }>,
): Rule<readonly CardId[]> {
  const { noun, count = 1 } = effect;
  const p = readBy(reading(table, r), player);
  const theirs = zones.flatMap((zone) => all({ ...noun, zone, whose: 'any' }, p));
  const cards = theirs.filter((id) => table.card(id)!.owner === owner).sort((a, b) => a - b);
  const hidden = zones.includes('hand') || (zones.includes('deck') && !isFaceUp(table.player(owner)));
  const question = hidden ? 'search' : 'card';
  const searched = hidden ? { player: owner, zones } : undefined;
  const how = { searched, noun, for: askingOf(r, player, { effects: effect.then, from: zones[0]! }) };
  if (hidden && cards.length === 0) yield* ask(table, player, question, [{ choose: 'none' }], r.source, how);
  const most = amountOf(count, p);
  const quantity = hidden && isDescribed(noun) ? { upTo: most } : { exactly: most };
  return yield* chooseCards(table, r, player, cards, quantity, question, how);
}

/** More than "a card". */
function isDescribed({ zone: _zone, whose: _whose, ...description }: Noun): boolean {
  return Object.keys(description).length > 0;
}

/** "Your deck and/or graveyard": the player says for each zone whether he searches it, at least one of them. */
function* zonesToSearch(table: Table, r: Resolution, player: Seat, zones: readonly Zone[]): Rule<readonly Zone[]> {
  if (zones.length === 1) return zones;
  const chosen: Zone[] = [];
  while (chosen.length < zones.length) {
    const left = zones.filter((zone) => !chosen.includes(zone));
    const options: Offer[] = left.map((zone) => ({ choose: 'zone', zone }));
    if (chosen.length > 0) options.push({ choose: 'none' });
    const answer = yield* ask(table, player, 'zone', options, r.source, { for: askingOf(r, player) });
    if (answer.choose !== 'zone') break;
    chosen.push(answer.zone);
  }
  return chosen;
}
