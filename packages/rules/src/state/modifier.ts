import type { Condition } from '../language/condition.ts';
import type { Facts } from '../language/facts.ts';
import type { Change, Continuous, CostChange, Duration, Replacement } from '../language/modifier.ts';
import type { TriggeredPower } from '../language/power.ts';
import type { CardId, ModifierId, Seat } from '../vocabulary.ts';

/** A definite continuous modifier (714.3): made by a link or a definite power, on its own from then on. */
export interface Modifier {
  readonly id: ModifierId;
  readonly source: CardId;
  /** Whose it is: who controlled the link that made it (712.6). */
  readonly madeBy: Seat;
  /** From whose view its text reads, and to whom it gives control: perhaps another player's. */
  readonly controller: Seat;
  readonly timestamp: number;
  readonly duration: Duration;
  /** The turn in which it was created, by number. */
  readonly turn: number;
  readonly x: number;
  /** The cards that have to remain so; null with any other duration (714.3b). */
  readonly remaining: readonly CardId[] | null;
  /** The cards it flagged as it was created (714.3f). */
  readonly flagged: readonly CardId[] | null;
  readonly does: ModifierText;
}

export type ModifierText =
  | { readonly text: 'changes'; readonly changes: readonly Change[]; readonly while: Condition | null }
  /** The flagged cards have this printed information (402.3). */
  | { readonly text: 'copy'; readonly facts: Facts }
  | { readonly text: 'continuous'; readonly continuous: Continuous }
  | { readonly text: 'cost'; readonly cost: CostChange }
  | {
      readonly text: 'replacement';
      readonly replacement: Replacement;
      /** How much it can still prevent (717.2a); null without a limit. */
      readonly left: number | null;
      /** Where it redirects damage, if that was chosen as it was made. */
      readonly redirectedTo?: CardId;
      /** It was "the next time"; it still is for the rest of this link (717.5). */
      readonly spent?: true;
    }
  | { readonly text: 'trigger'; readonly power: TriggeredPower; readonly next: boolean }
  /** The flagged cards can be played from where they are, perhaps for nothing. */
  | { readonly text: 'playable'; readonly free: boolean }
  | { readonly text: 'skip turn' };

export function changedModifier(modifier: Modifier, changes: Partial<Modifier>): Modifier {
  const copy: Modifier = {
    id: modifier.id,
    source: modifier.source,
    madeBy: modifier.madeBy,
    controller: modifier.controller,
    timestamp: modifier.timestamp,
    duration: modifier.duration,
    turn: modifier.turn,
    x: modifier.x,
    remaining: modifier.remaining,
    flagged: modifier.flagged,
    does: modifier.does,
  };
  return Object.assign(copy, changes);
}
