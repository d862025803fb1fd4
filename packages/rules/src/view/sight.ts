import type { Derived } from '../modifiers/derive.ts';
import type { Card } from '../state/card.ts';
import type { Seat } from '../vocabulary.ts';

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
