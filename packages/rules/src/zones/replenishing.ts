import { arriving } from '../state/arrival.ts';
import type { Player } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { shuffleDeck } from './decks.ts';
import { moveCard } from './zones.ts';

/** A Boss player's deck that has run out is made anew from its graveyard, by the game (R101.3c). */
export function replenishDecks(table: Table): void {
  for (const [seat, player] of table.state.players.entries())
    if (player.boss && !player.lost)
      for (const pile of player.decks.keys()) if (isRunOut(player, pile)) replenish(table, seat, pile);
}

function isRunOut({ decks, graveyards }: Player, pile: number): boolean {
  return decks[pile]!.length === 0 && graveyards[pile]!.length > 0;
}

function replenish(table: Table, seat: Seat, pile: number): void {
  for (const id of table.player(seat).graveyards[pile]!) moveCard(table, id, arriving('deck'), table.derived);
  shuffleDeck(table, seat, pile);
}
