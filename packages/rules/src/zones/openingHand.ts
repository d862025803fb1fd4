import { arriving } from '../state/arrival.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { deckOf, shuffleDeck } from './decks.ts';
import { moveCard } from './zones.ts';

export const OPENING_HAND = 7;

export function takeTop(table: Table, seat: Seat, count: number): void {
  for (let n = 0; n < count; n++) {
    const [top] = deckOf(table.player(seat));
    if (top === undefined) return;
    moveCard(table, top, arriving('hand'), table.derived);
  }
}

/** The hand is shuffled into the deck, and as many cards are taken from its top (101.2). */
export function mulligan(table: Table, seat: Seat): void {
  const { hand } = table.player(seat);
  for (const id of hand) moveCard(table, id, arriving('deck'), table.derived);
  shuffleDeck(table, seat);
  takeTop(table, seat, hand.length);
  table.happened.push(happening({ event: 'mulligan', player: seat }));
}
