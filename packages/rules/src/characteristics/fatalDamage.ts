import type { Derived } from '../modifiers/derive.ts';
import type { CardId } from '../vocabulary.ts';

/** How much damage can still be put on a character: no more than fatal damage (405.3). */
export function roomOn(on: Derived, id: CardId): number {
  return Math.max(0, (on.of(id).health ?? 0) - on.card(id)!.damage);
}
