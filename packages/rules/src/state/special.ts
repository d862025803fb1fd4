import type { SeatOpening } from '../game/opening.ts';
import type { Dropped } from '../instructions/dropping.ts';
import type { Facts } from '../language/facts.ts';
import type { Seat } from '../vocabulary.ts';

/** What only the cards of rule 800 ask about, and one that is dropped. */
export interface Special {
  /** The last game of a match (800.1d). */
  readonly final: boolean;
  /** Each seat's collection, as far as it has not been used (800.2). */
  readonly collections: readonly (Collection | null)[];
  readonly raid: RaidSeat | null;
  /** Who has just started a raid and skips his next draw step (800.3a). */
  readonly raiding: Seat | null;
  /** Where everything lay when a card was dropped last, and where it came to rest (R304). */
  readonly dropped: Dropped | undefined;
}

/** The cards from which a new deck is built; in a tournament, the side deck, which becomes it whole (800.2a, 800.2b). */
export interface Collection {
  readonly cards: readonly Facts[];
  readonly whole?: true;
}

/** The Boss player's seat in a raid that starts in the middle of a game: his Boss, his decks, his turns (800.3a). */
export type RaidSeat = Omit<SeatOpening, 'name'>;
