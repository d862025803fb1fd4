import { removeLinks } from '../links/interrupting.ts';
import { eachCard } from '../state/cards.ts';
import type { Table } from '../state/table.ts';
import type { Seat } from '../vocabulary.ts';
import { moveCard } from './zones.ts';

/** Thrown where the game ends in the middle of a procedure; caught where procedures are driven. */
export const GAME_OVER = Symbol('the game is over');

/** Players lose, all at once, and are removed from the game before it continues (102.1a, 102.2, 102.3). */
export function leaveGame(table: Table, seats: readonly Seat[]): void {
  const leaving = seats.filter((seat) => !table.player(seat).lost);
  for (const seat of leaving) {
    table.changePlayer(seat, { lost: true });
    table.happened.push({ event: 'lose', player: seat });
  }
  const left = table.state.turn.order.filter((seat) => !table.player(seat).lost);
  const teams = new Set(left.map((seat) => table.player(seat).team));
  if (teams.size <= 1) {
    table.set('outcome', { winners: left }); // 102.1; nobody left: a draw
    throw GAME_OVER;
  }
  for (const seat of leaving) removePlayer(table, seat);
}

/** All that a player owned and controlled goes with him (102.2). */
function removePlayer(table: Table, seat: Seat): void {
  removeLinks(table, (link) => link.controller === seat);
  table.set(
    'waiting',
    table.state.waiting.filter((effect) => effect.controller !== seat),
  );
  table.set(
    'modifiers',
    table.state.modifiers.filter((modifier) => modifier.controller !== seat),
  );
  const before = table.derived;
  table.snapshot();
  for (const card of [...eachCard(table.state.cards)]) {
    const theirs = card.owner === seat || (card.zone === 'play' && card.enteredUnder === seat); // 401.3b
    if (theirs && card.zone !== 'removed' && table.card(card.id))
      moveCard(table, card.id, { zone: 'removed', faceDown: card.faceDown }, before);
  }
}
