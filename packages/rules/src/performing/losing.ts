import { withAttachments } from '../attachments/orphans.ts';
import { arriving } from '../state/arrival.ts';
import type { Card } from '../state/card.ts';
import { eachCard } from '../state/cards.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { RuleNumber, Seat } from '../vocabulary.ts';
import { removeLinks } from './chain.ts';
import { perform } from './perform.ts';
import { notice } from './triggers.ts';

/** Thrown where the game ends in the middle of a procedure; caught where procedures are driven. */
export const GAME_OVER = Symbol('the game is over');

/** Players lose, all at once, and are removed from the game before it continues (102.1a, 102.2, 102.3). */
export function leaveGame(table: Table, seats: readonly Seat[], rule: RuleNumber): void {
  const leaving = seats.filter((seat) => !table.player(seat).lost);
  for (const seat of leaving) {
    table.changePlayer(seat, { lost: true });
    table.happened.push(happening({ event: 'lose', player: seat, rule }));
  }
  const left = table.state.turn.order.filter((seat) => !table.player(seat).lost);
  const teams = new Set(left.map((seat) => table.player(seat).team));
  if (teams.size <= 1) {
    table.set('outcome', { winners: left }); // 102.1; nobody left: a draw
    throw GAME_OVER;
  }
  for (const seat of leaving) removePlayer(table, seat);
}

/** The game ends, and nobody has won (803.5). */
export function drawGame(table: Table): never {
  table.set('outcome', { winners: [] });
  throw GAME_OVER;
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
    table.state.modifiers.filter(({ madeBy, controller }) => madeBy !== seat && controller !== seat), // 712.6, 401.3b
  );
  const owned = [...eachCard(table.state.cards)].filter(({ owner, zone }) => owner === seat && zone !== 'removed');
  removeCards(table, owned);
  const stranded = table.state.play.filter((id) => table.derived.controllerOf(id) === seat);
  removeCards(
    table,
    stranded.map((id) => table.card(id)!),
  ); // 401.3b
}

/** Cards are removed from the game by the game; attachments to them are destroyed (102.2, 400.5). */
function removeCards(table: Table, cards: readonly Card[]): void {
  const before = table.derived;
  table.snapshot();
  const leaving = cards.map(
    ({ id, faceDown }): Happening =>
      happening({
        event: 'move',
        card: id,
        byGame: true,
        rule: '102.2',
        arrival: arriving('removed', { faceDown }),
      }),
  );
  const happened = withAttachments(table, leaving).flatMap((event) => perform(table, event, before) ?? []);
  const seen = happened.filter(({ from }) => from === 'play');
  table.happened.push(...seen);
  notice(table, before, seen);
}
