import { isTwoSided } from '../characteristics/characteristics.ts';
import type { Decision } from '../decisions/decision.ts';
import type { Game } from '../game/game.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import { cardIn } from '../state/cards.ts';
import { related } from '../state/teams.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { deckOf, isFaceUp, showsTopCard } from '../zones/decks.ts';

/** The cards of a player's decks that a viewer may look at: all of those turned over, or a top card (415.3d-f). */
export function deckSeen(game: Game, on: Derived, seat: Seat, viewer: Seat | null): readonly CardId[] {
  const player = on.state.players[seat]!;
  const turned = player.decks.filter((_, pile) => player.decksFaceUp[pile]).flat();
  return isFaceUp(player) ? turned : [...turned, ...topSeen(game, on, seat, viewer)];
}

function topSeen(game: Game, on: Derived, seat: Seat, viewer: Seat | null): readonly CardId[] {
  const top = deckOf(on.state.players[seat]!).slice(0, 1);
  if (showsTopCard(on, seat)) return isBeingPlayed(game, seat) ? [] : top;
  const { decision } = game;
  if (viewer === null || decision?.question !== 'priority' || decision.player !== viewer) return []; // 415.3e
  const looking = on
    .player(viewer)
    .permissions.some(({ it }) => it.may === 'look at top card' && related(on.state, viewer, seat, it.whose));
  return looking ? top : [];
}

/** The top card is on the chain but has not become added yet: the next one is not revealed (415.3f). */
function isBeingPlayed({ state, stable, decision }: Game, seat: Seat): boolean {
  const link = state.chain.at(-1);
  const top = cardIn(stable.cards, deckOf(stable.players[seat]!)[0] ?? 0);
  if (!top || !link || link.source !== decision?.about || stable.chain.some(({ id }) => id === link.id)) return false;
  return cardIn(state.cards, link.source)?.physical === top.physical;
}

/** The cards that a decision lets its player look at: a searched deck, for instance (413.1). */
export function shownBy(decision: Decision, on: Derived): readonly CardId[] {
  if (decision.searched) {
    const { player, zones } = decision.searched;
    const { hand } = on.state.players[player]!;
    const strange = player === decision.player ? [] : hand;
    const seen = [
      ...(zones.includes('deck') ? deckOf(on.state.players[player]!) : []),
      ...(zones.includes('hand') ? strange : []),
    ];
    return seen.sort((a, b) => a - b); // 413.1, 415.3b
  }
  if (decision.looked) return decision.looked;
  return decision.options.flatMap((option) => {
    const card = 'card' in option ? on.card(option.card) : undefined;
    return card && card.zone === 'deck' ? [card.id] : [];
  });
}

/** Does a modifier make this player play with his hand revealed? */
export const showsHand = (on: Derived, seat: Seat): boolean =>
  on.player(seat).permissions.some(({ it }) => it.may === 'show hand');

/** May this viewer look at the face of this card? */
export function canSee(on: Derived, card: Card, viewer: Seat | null): boolean {
  switch (card.zone) {
    case 'graveyard':
      return true; // 415.5a
    case 'hand':
      return card.owner === viewer || showsHand(on, card.owner); // 415.4a
    case 'deck':
      return false; // 415.3a
    case 'chain':
      return !card.faceDown || card.controller === viewer; // 415.6a
    case 'removed':
      return !card.faceDown || isTwoSided(card.facts) || card.owner === viewer; // 415.7b
    case 'play':
      return !card.faceDown || isTwoSided(card.facts) || mayLookAt(on, card, viewer); // 415.8c
  }
}

/** A player may look at his own face-down cards, but a Boss player not at his resources (415.8c, R100.3). */
function mayLookAt(on: Derived, card: Card, viewer: Seat | null): boolean {
  if (viewer === null || on.holderOf(card) !== viewer) return false;
  return !(card.row === 'resource' && on.state.players[viewer]!.boss);
}
