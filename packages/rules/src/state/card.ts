import type { Facts } from '../language/facts.ts';
import type { CardId, CardType, Row, Seat, Zone } from '../vocabulary.ts';

/** One existence of a card in one zone (415.9a). The last ten parts mean something only in play or on the chain. */
export interface Card {
  readonly id: CardId;
  /** The physical card, the same through all its existences. */
  readonly physical: number;
  readonly facts: Facts;
  readonly owner: Seat;
  /** Which of its owner's decks it belongs to, and so which graveyard. */
  readonly pile: number;
  readonly zone: Zone;
  /** The time this existence began, or an attachment last attached (718.2). */
  readonly timestamp: number;
  /** The time it entered its present party (302.2, 415.8b). */
  readonly since: number;
  /** Who controls it now; as long as no modifier says otherwise, who put it into play (401.3b). */
  readonly controller: Seat;
  readonly enteredUnder: Seat;
  readonly row: Row | null;
  readonly faceDown: boolean;
  readonly exhausted: boolean;
  readonly damage: number;
  readonly counters: Counters | null;
  /** The word chosen for it (202.4). */
  readonly word: string | null;
  /** The type it was put into play as, instead of its printed one (300.1d). */
  readonly as: CardType | null;
  /** The card it is attached to; 0 without (400.5). */
  readonly host: CardId;
  /** Keys of its powers that were used this turn (701.4). */
  readonly used: readonly string[] | null;
}

export type Counters = Readonly<Record<string, number>>;
