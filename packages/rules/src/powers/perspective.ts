import type { Derived } from '../modifiers/derive.ts';
import type { Happening } from '../state/happening.ts';
import type { Entity } from '../state/link.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** From where a text is read: which state, who "you" is, which card "this" is. */
export interface Perspective {
  readonly on: Derived;
  readonly you: Seat;
  readonly source: CardId;
  readonly x: number;
  readonly event: Happening | null;
  readonly memory: Memory | null;
  /** The card that is being changed or looked at, if one is ("its"). */
  readonly it?: CardId;
}

/** What a resolving link remembers: its announced choices and what its text last mentioned (712.3a). */
export interface Memory {
  readonly targets: readonly (readonly Entity[])[];
  readonly paid: readonly CardId[];
  that: readonly CardId[];
  thatPlayer: readonly Seat[];
  thatMuch: number;
  /** To which cards the last instruction really happened ("this way"). */
  done: readonly CardId[];
  /** What the modifier behind this effect remembers. */
  readonly flagged: readonly CardId[];
  /** The word that was chosen. */
  word: string | null;
}

export function perspective(on: Derived, you: Seat, source: CardId): Perspective {
  return { on, you, source, x: 0, event: null, memory: null };
}
