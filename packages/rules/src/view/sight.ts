import type { Derived } from '../modifiers/derive.ts';
import { related } from '../powers/nouns.ts';
import type { Card } from '../state/card.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** The cards of a deck that a viewer may look at: all of a deck turned over, or its top card (415.3d-f). */
export function deckSeen(on: Derived, seat: Seat, viewer: Seat | null): readonly CardId[] {
  const { decks, deckFaceUp } = on.state.players[seat]!;
  const deck = decks[0] ?? [];
  if (deckFaceUp) return deck;
  if (on.player(seat).permissions.some(({ it }) => it.may === 'show top card')) return deck.slice(0, 1);
  if (viewer === null || on.state.window?.holder !== viewer) return [];
  const looking = on
    .player(viewer)
    .permissions.some(({ it }) => it.may === 'look at top card' && related(on.state, viewer, seat, it.whose));
  return looking ? deck.slice(0, 1) : [];
}

/** May this viewer look at the face of this card? */
export function canSee(on: Derived, card: Card, viewer: Seat | null): boolean {
  switch (card.zone) {
    case 'graveyard':
      return true; // 415.5a
    case 'hand':
      return card.owner === viewer; // 415.4a
    case 'deck':
      return false; // 415.3a
    case 'chain':
      return !card.faceDown || card.controller === viewer; // 415.6a
    case 'removed':
      return !card.faceDown || card.facts.hero !== undefined || card.owner === viewer; // 415.7b
    case 'play':
      return !card.faceDown || card.facts.hero !== undefined || on.controllerOf(card.id) === viewer; // 415.8c
  }
}
