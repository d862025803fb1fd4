import type { Facts } from '../language/facts.ts';
import type { Card, Counters } from '../state/card.ts';
import type { Fate } from '../state/state.ts';
import { NOBODY } from '../state/state.ts';
import { Table } from '../table/table.ts';
import type { Seat, Step, Zone } from '../vocabulary.ts';
import { bring } from '../zones/bringing.ts';
import { rowFor } from '../zones/zones.ts';
import type { Game } from './game.ts';
import { resume } from './game.ts';
import type { Opening, SeatOpening } from './opening.ts';
import { emptyState } from './opening.ts';

/** A card put on the table before anything happens. */
export interface PlacedCard {
  readonly facts: Facts;
  /** A name by which the arranger finds the physical card again. */
  readonly key?: string;
  readonly owner?: Seat;
  /** To which of its owner's decks it belongs; the first, unless it says so (R101.3c). */
  readonly pile?: number;
  readonly damage?: number;
  readonly exhausted?: boolean;
  readonly faceDown?: boolean;
  readonly counters?: Counters;
  /** Entered its party this turn. */
  readonly fresh?: boolean;
  readonly attached?: readonly (PlacedCard & { readonly controller: Seat })[];
}

export interface PlacedSeat extends Omit<SeatOpening, 'hero' | 'decks'> {
  /** A Boss player may be without a Boss for a while (R302.1). */
  readonly hero: PlacedCard | null;
  readonly hand: readonly PlacedCard[];
  readonly decks: readonly (readonly PlacedCard[])[];
  /** Which of them is "the deck", from which he draws; the first, unless it says so (R303.1b). */
  readonly deck?: number;
  readonly graveyards: readonly (readonly PlacedCard[])[];
  readonly removed: readonly PlacedCard[];
  readonly resources: readonly PlacedCard[];
  readonly play: readonly PlacedCard[];
  /** How many turns this player has started, the present one included; one, or a Boss player two, unless it says so. */
  readonly turns?: number;
}

/** A table arranged at a moment of a game: the turn player is about to get priority in a step, the chain is empty. */
export interface Position {
  readonly seats: readonly PlacedSeat[];
  readonly turn: Seat;
  readonly step: Exclude<Step, 'wrap-up'>;
  readonly seed: number;
  readonly fate?: Fate;
  readonly names?: readonly string[];
  readonly special?: Opening['special'];
  /** The game has not begun yet: it starts with the opening hands, from decks that nobody shuffles before (101.1). */
  readonly start?: Pick<Opening, 'first' | 'chooser' | 'allDraw'>;
}

export interface Arranged {
  readonly game: Game;
  /** The physical card behind each key. */
  readonly keys: ReadonlyMap<string, number>;
}

/** Starts a game in the middle. */
export function arrangeGame(position: Position): Arranged {
  const { seats, turn, step, seed, fate, names, special, start } = position;
  const openings = seats.map(
    ({ hero, decks, ...seat }): Omit<SeatOpening, 'hero'> => ({
      ...seat,
      decks: decks.map((deck) => deck.map(({ facts }) => facts)),
    }),
  );
  const table = new Table(emptyState(openings, seed));
  const keys = new Map<string, number>();
  const put = (seat: Seat, placed: PlacedCard, zone: Zone, parts: Partial<Card>): number => {
    const owner = placed.owner ?? seat;
    const { pile = 0 } = placed;
    const inPlay = zone === 'play' ? { controller: seat, enteredUnder: seat } : {};
    const time = table.now();
    const id = bring(table, owner, placed.facts, zone, {
      ...stateOf(placed),
      ...inPlay,
      pile,
      timestamp: time,
      since: time,
      ...parts,
    });
    if (placed.key !== undefined) keys.set(placed.key, id);
    for (const attachment of placed.attached ?? [])
      put(attachment.controller, attachment, 'play', { host: id, row: null });
    return id;
  };
  seats.forEach((seat, n) => {
    const hero = seat.hero && put(n, seat.hero, 'play', { row: 'hero' });
    if (hero !== null) table.changePlayer(n, { hero, startingHero: hero });
    if (seat.deck !== undefined) table.changePlayer(n, { deck: seat.deck });
    for (const card of seat.resources) put(n, card, 'play', { row: 'resource' });
    for (const card of seat.play.filter(({ fresh }) => !fresh))
      put(n, card, 'play', { row: rowFor(card.facts, false, false) });
    for (const card of seat.hand) put(n, card, 'hand', {});
    seat.decks.forEach((deck, pile) => {
      for (const card of deck) put(n, card, 'deck', { pile });
    });
    seat.graveyards.forEach((graveyard, pile) => {
      for (const card of graveyard) put(n, card, 'graveyard', { pile });
    });
    for (const card of seat.removed) put(n, card, 'removed', {});
  });
  const turnsOf = ({ turns, boss }: PlacedSeat): number => turns ?? (start ? 0 : boss ? 2 : 1);
  seats.forEach((seat, n) => {
    const turns = turnsOf(seat);
    table.changePlayer(n, { turnStarted: start ? 0 : table.now(), turns });
    if (start) table.changePlayer(n, { orderedDecks: ['', ...table.player(n).deckNames] });
  });
  seats.forEach((seat, n) => {
    for (const card of seat.play.filter(({ fresh }) => fresh))
      put(n, card, 'play', { row: rowFor(card.facts, false, false) });
  });
  if (start) table.changeTurn(start);
  else {
    const number = seats.some(({ turns }) => turns !== undefined)
      ? seats.reduce((sum, seat) => sum + turnsOf(seat), 0)
      : seats.length + 1;
    table.changeTurn({ number, player: turn, regular: turn, step });
    table.set('window', { in: 'step', holder: NOBODY, passes: 0 });
  }
  if (fate) table.set('fate', fate);
  if (names) table.set('names', names);
  if (special) table.set('special', { ...table.state.special, ...special });
  return { game: resume(table.snapshot(), []), keys };
}

function stateOf({ damage, exhausted, faceDown, counters }: PlacedCard): Partial<Card> {
  return {
    damage: damage ?? 0,
    exhausted: exhausted ?? false,
    faceDown: faceDown ?? false,
    counters: counters && Object.keys(counters).length > 0 ? counters : null,
  };
}
