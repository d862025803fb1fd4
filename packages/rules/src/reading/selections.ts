import type { Players, Selection } from '../language/selection.ts';
import { inSeatOrder, inTurnOrder } from '../state/seats.ts';
import type { Player } from '../state/state.ts';
import { friendly } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { deckOf, graveyardOf } from '../zones/decks.ts';
import { amountOf } from './amounts.ts';
import { fitsAnywhere } from './described.ts';
import { all } from './nouns.ts';
import type { Perspective } from './perspective.ts';

/** After these events a card is read where it is now: it entered play (703.4), or was in no public zone before. */
const ARRIVING: ReadonlySet<string> = new Set(['enter play', 'discard']);

/** The cards a text means where nobody has to choose. Targets were chosen as the link was added. */
export function cardsOf(selection: Selection, p: Perspective): readonly CardId[] {
  switch (selection.select) {
    case 'this':
      return [p.source];
    case 'host': {
      const host = p.on.hostOf(p.source);
      return host === 0 ? [] : [host];
    }
    case 'hero':
      return playersOf(selection.of, p).flatMap((seat) => heroOf(p.on.state.players[seat]!));
    case 'that':
      return p.memory?.that ?? [];
    case 'targeted':
      return targeted(p, selection.slot, selection.nth);
    case 'event': {
      const { event } = p;
      const arrived = selection.role === 'card' && ARRIVING.has(event?.event ?? '') ? event?.became : undefined;
      const id = arrived ?? event?.[selection.role];
      return id === undefined ? [] : [id];
    }
    case 'it':
      return p.it === 0 ? [] : [p.it];
    case 'done':
      return p.memory?.done ?? [];
    case 'revealed':
      return p.memory?.revealed ?? [];
    case 'flagged':
      return p.memory?.flagged ?? [];
    case 'kept':
      return p.on.lastKnown(p.source)?.card.kept ?? [];
    case 'paid':
      return p.memory?.paid ?? [];
    case 'these':
      return selection.cards;
    case 'each':
      return all(selection.noun, p);
    case 'top':
      return playersOf(selection.of, p).flatMap((seat) => topOf(selection, seat, amountOf(selection.count, p), p));
    case 'zone':
      return playersOf(selection.of, p).flatMap((seat) =>
        cardsIn(p.on.state.players[seat]!, selection.zone, selection.deck),
      );
    case 'target':
      return targeted(p, p.memory?.slots.indexOf(selection) ?? -1);
    case 'choose':
      return [];
    case 'together':
      return selection.of.flatMap((one) => cardsOf(one, p));
  }
}

/** So many cards from the top of a deck, or down to the last of so many of a description. */
export function topOf(
  { deck: name, until, last: only, bottom }: Extract<Selection, { select: 'top' }>,
  seat: Seat,
  count: number,
  p: Perspective,
): readonly CardId[] {
  const deck = deckOf(p.on.state.players[seat]!, name);
  if (only) return deck.slice(Math.max(0, count - 1), Math.max(0, count));
  if (bottom) return count > 0 ? deck.slice(-count) : [];
  if (!until) return deck.slice(0, count);
  const last = deck.filter((id) => fitsAnywhere(until, id, p))[count - 1];
  return last === undefined ? deck : deck.slice(0, deck.indexOf(last) + 1);
}

/** What lies in a zone of a player's; of several decks and graveyards, in those of one name. */
export function cardsIn(player: Player, zone: 'hand' | 'graveyard' | 'deck', deck?: string): readonly CardId[] {
  if (zone === 'hand') return player.hand;
  if (zone === 'deck') return deckOf(player, deck);
  return deck === undefined ? player.graveyards.flat() : graveyardOf(player, deck);
}

/** The targets that are still legal (709.2a); the second stays the second where the first is gone. */
function targeted({ memory }: Perspective, slot: number, nth?: number): readonly CardId[] {
  const targets = memory?.targets[slot] ?? [];
  const meant = nth === undefined ? targets : targets.filter((_, n) => memory!.places[slot]![n] === nth);
  return meant.flatMap((entity) => ('card' in entity ? [entity.card] : []));
}

function targetedPlayers({ memory }: Perspective, slot: number): readonly Seat[] {
  return (memory?.targets[slot] ?? []).flatMap((entity) => ('player' in entity ? [entity.player] : []));
}

/** A player's hero or, while it is away, the hero it was (301.5). */
function heroOf({ hero, formerHero }: Player): CardId[] {
  const id = hero || formerHero;
  return id === 0 ? [] : [id];
}

/** The players a text means where nobody has to choose. */
export function playersOf(players: Players, p: Perspective): readonly Seat[] {
  const { state } = p.on;
  switch (players.player) {
    case 'you':
      return [p.you];
    case 'each':
      return inTurnOrder(state);
    case 'each other':
      return inTurnOrder(state).filter((seat) => seat !== p.you);
    case 'each opponent':
      return inTurnOrder(state).filter((seat) => !friendly(state, seat, p.you));
    case 'opponents together':
      return inSeatOrder(state)
        .filter((seat) => !friendly(state, seat, p.you))
        .slice(0, 1);
    case 'each friendly':
      return inTurnOrder(state).filter((seat) => friendly(state, seat, p.you));
    case 'that':
      return p.memory && p.memory.thatPlayer.length > 0 ? p.memory.thatPlayer : eventPlayer(p);
    case 'event':
      return eventPlayer(p);
    case 'targeted':
      return targetedPlayers(p, players.slot);
    case 'controller':
      return cardsOf(players.of, p).flatMap((id) => p.on.lastKnown(id)?.holder ?? []);
    case 'owner':
      return cardsOf(players.of, p).flatMap((id) => p.on.lastKnown(id)?.card.owner ?? []);
    case 'target':
      return targetedPlayers(p, p.memory?.slots.indexOf(players) ?? -1);
    case 'chosen':
      return [];
  }
}

function eventPlayer(p: Perspective): readonly Seat[] {
  return p.event?.player === undefined ? [] : [p.event.player];
}
