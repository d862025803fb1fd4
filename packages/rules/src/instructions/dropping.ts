import { select } from '../choosing/select.ts';
import { ask, askCard } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Derived } from '../modifiers/derive.ts';
import { all } from '../reading/nouns.ts';
import type { Resolution } from '../reading/resolution.ts';
import { askingOf, present, reading } from '../reading/resolution.ts';
import { inTurnOrder } from '../state/seats.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Formation, Piece, Place, Spot, Stray } from '../zones/playmat.ts';
import { FORMATIONS, layOut, matAt, overlap, restingPlace } from '../zones/playmat.ts';
import { rollDie } from '../zones/random.ts';

/** A card that was dropped, and those onto which it could have been. */
export interface Dropped {
  readonly card: CardId;
  readonly spots: readonly Spot[];
  /** Null until somebody has aimed. */
  readonly landed: Place | null;
}

/** The same as everybody sees it. */
export interface DroppedView {
  readonly card: CardId;
  readonly name: string | null;
  readonly landed: Place | null;
  /** Whose mats lie where. */
  readonly mats: readonly { readonly player: Seat; readonly place: Place }[];
  readonly spots: readonly {
    readonly card: CardId;
    readonly name: string | null;
    readonly player: Seat;
    readonly place: Place;
    readonly touched: boolean;
  }[];
}
export type LandedView = DroppedView & { readonly landed: Place };

/**
 * A card is dropped onto the table. First everybody whose characters it could hit lays them out; then the player who
 * drops it aims at one of them; it strays by chance, and lands on all whom it touches, or whose attachments it does.
 * Nobody can do anything about it meanwhile (R304). Those it lands on are what was done.
 */
export function* dropCard(table: Table, r: Resolution, effect: Extract<Effect, { do: 'drop' }>): Rule<boolean> {
  const [named] = yield* select(table, r, effect.what);
  r.memory.done = [];
  if (named === undefined || table.card(present(table, r, named))?.zone !== 'play') return false;
  const under = all(effect.onto, reading(table, r));
  const spots: Spot[] = [];
  for (const [mat, seat] of ownersOf(table, under).entries()) {
    const formation = yield* chooseFormation(table, seat, named);
    const pieces = under.filter((id) => table.derived.controllerOf(id) === seat).map((id) => pieceOf(table, id));
    spots.push(...layOut(pieces, formation, mat));
  }
  const there = spots.filter(({ card }) => table.card(card)?.zone === 'play');
  if (there.length === 0) return false;
  const lying = { card: named, spots: there };
  table.set('special', { ...table.state.special, dropped: { ...lying, landed: null } });
  const aimed = yield* askCard(
    table,
    r.controller,
    'aim',
    there.map(({ card }) => card),
    named,
    { for: askingOf(r, r.controller, { from: 'play' }) },
  );
  const aim = there.find(({ card }) => card === aimed) ?? there[0]!;
  const landed = restingPlace(aim.place, stray(table));
  table.set('special', { ...table.state.special, dropped: { ...lying, landed } });
  r.memory.done = there.filter(({ place }) => overlap(place, landed)).map(({ card }) => card);
  return true;
}

/** The players with such characters; their mats lie side by side in this order. */
function ownersOf(table: Table, cards: readonly CardId[]): readonly Seat[] {
  return inTurnOrder(table.state).filter((seat) => cards.some((id) => table.derived.controllerOf(id) === seat));
}

function* chooseFormation(table: Table, seat: Seat, about: CardId): Rule<Formation> {
  const options = FORMATIONS.map((word): Offer => ({ choose: 'word', word }));
  const answer = yield* ask(table, seat, 'formation', options, about);
  return FORMATIONS.find((word) => answer.choose === 'word' && answer.word === word) ?? FORMATIONS[0];
}

function pieceOf(table: Table, card: CardId): Piece {
  const attachments = table.state.play.filter((id) => table.derived.hostOf(id) === card).length;
  return { card, exhausted: table.card(card)!.exhausted, attachments };
}

const STEP = 20;

/** Two dice against each other say how far it strays each way, up to ten centimetres and mostly less; a fifth turns it. */
function stray(table: Table): Stray {
  const away = () => (rollDie(table) - rollDie(table)) * STEP;
  return { x: away(), y: away(), turned: rollDie(table) > 3 };
}

/** Some of those it touched may have left play since. */
export function viewDropped(on: Derived, { card, spots, landed }: Dropped): DroppedView {
  const at = (id: CardId) => on.card(id) ?? on.state.departed.find(({ card: gone }) => gone.id === id)?.card;
  const nameOf = (id: CardId) => at(id)?.facts.name ?? null;
  const seen = spots.map(({ card: id, place }) => ({
    card: id,
    name: nameOf(id),
    player: at(id)?.controller ?? 0,
    place,
    touched: landed !== null && overlap(place, landed),
  }));
  const mats = new Map(seen.map(({ player, place }) => [player, { player, place: matAt(place) }]));
  return { card, name: nameOf(card), landed, mats: [...mats.values()], spots: seen };
}

/** It lies where it came to rest: before that, it is only laid out who could be hit. */
export const hasLanded = (dropped: DroppedView | null): dropped is LandedView =>
  dropped !== null && dropped.landed !== null;
