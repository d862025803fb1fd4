import type { CardId, Row, Seat, Zone } from '../vocabulary.ts';
import type { Card } from './card.ts';

/** How a card arrives in its new zone. */
export interface Arrival {
  readonly zone: Zone;
  readonly at: 'top' | 'bottom' | undefined;
  readonly controller: Seat | undefined;
  readonly row: Row | null | undefined;
  readonly faceDown: boolean | undefined;
  /** Turned face up where it would stay face down (R302.1). */
  readonly faceUp: true | undefined;
  readonly exhausted: boolean | undefined;
  readonly damage: number | undefined;
  readonly counters: Card['counters'] | undefined;
  readonly host: CardId | undefined;
  readonly as: Card['as'] | undefined;
  readonly word: string | null | undefined;
  readonly kept: readonly CardId[] | null | undefined;
  /** It is not represented by a physical card (402.1). */
  readonly duplicate: boolean | undefined;
  /** The new owner, where a card is put into another player's zone (415.2). */
  readonly owner: Seat | undefined;
}

/** Every arrival is made here: all have one shape. */
export function arriving(zone: Zone, parts: Partial<Arrival> = NOTHING_MORE): Arrival {
  return {
    zone,
    at: parts.at,
    controller: parts.controller,
    row: parts.row,
    faceDown: parts.faceDown,
    faceUp: parts.faceUp,
    exhausted: parts.exhausted,
    damage: parts.damage,
    counters: parts.counters,
    host: parts.host,
    as: parts.as,
    word: parts.word,
    kept: parts.kept,
    duplicate: parts.duplicate,
    owner: parts.owner,
  };
}

const NOTHING_MORE: Partial<Arrival> = {};

export function changedArrival(from: Arrival, changes: Partial<Arrival>): Arrival {
  return Object.assign(arriving(from.zone, from), changes);
}
