import type { Facts } from '../language/facts.ts';
import type { Noun } from '../language/noun.ts';
import type { CardId, CardType, ModifierId, Row, Seat, Zone } from '../vocabulary.ts';

/** Begins the key of a used power that can be used only once per game. */
export const ONCE_PER_GAME = 'game ';

/** One existence of a card in one zone (415.9a). Most of its parts mean something only in play or on the chain. */
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
  /** When those of its unnamed counters were put there that it did not enter with (718.2g). */
  readonly countedAt: Readonly<Record<string, readonly number[]>> | null;
  /** The word chosen for it (202.4). */
  readonly word: string | null;
  /** The cards that its own text removed from the game: "removed this way". */
  readonly kept: readonly CardId[] | null;
  /** What it was put into play as, instead of its printed type (300.1d); blank but for Stash while that is used. */
  readonly as: CardType | 'blank' | null;
  /** The card it is attached to; 0 without (400.5). */
  readonly host: CardId;
  /** The attach description it got from the modifier that attached it, if it has none of its own (400.1). */
  readonly inherited: Noun | null;
  /** What it is by itself while it is a copy of another card (402.3). */
  readonly copied: Copied | null;
  /** Not represented by a physical card: it ceases to exist as it leaves the chain (402.1, 402.2). */
  readonly duplicate: boolean;
  /** Keys of its powers that were used this turn, or in this game where that limits them (701.4). */
  readonly used: readonly string[] | null;
  /** When its powers returned or were added, or got their order, by their keys (700.3, 718.2f, 718.3). */
  readonly returned: Readonly<Record<string, number>> | null;
}

/** What is printed on a card that became a copy, the word chosen for it, and the modifier that made it one. */
export interface Copied {
  readonly facts: Facts;
  readonly word: string | null;
  readonly by: ModifierId;
}

export type Counters = Readonly<Record<string, number>>;

/*
 * Values of one kind are made and copied part by part, all parts always there and in one order: the machine then knows
 * one shape for all of them, and reads and copies them many times as fast as with `...`.
 */
export function changedCard(card: Card, changes: Partial<Card>): Card {
  const copy: Card = {
    id: card.id,
    physical: card.physical,
    facts: card.facts,
    owner: card.owner,
    pile: card.pile,
    zone: card.zone,
    timestamp: card.timestamp,
    since: card.since,
    controller: card.controller,
    enteredUnder: card.enteredUnder,
    row: card.row,
    faceDown: card.faceDown,
    exhausted: card.exhausted,
    damage: card.damage,
    counters: card.counters,
    countedAt: card.countedAt,
    as: card.as,
    word: card.word,
    kept: card.kept,
    host: card.host,
    inherited: card.inherited,
    copied: card.copied,
    duplicate: card.duplicate,
    used: card.used,
    returned: card.returned,
  };
  return Object.assign(copy, changes);
}
