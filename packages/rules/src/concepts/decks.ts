import type { Derived } from '../modifiers/derive.ts';
import type { Seat } from '../vocabulary.ts';

/** Does everybody see the top card of this deck: turned over, or played with its top card revealed (415.3d, 415.3f)? */
export function showsTopCard(on: Derived, seat: Seat): boolean {
  if (on.state.players[seat]!.deckFaceUp) return true;
  return on.player(seat).permissions.some(({ it }) => it.may === 'show top card');
}
