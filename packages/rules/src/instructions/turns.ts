import { selectPlayers } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Players } from '../language/selection.ts';
import { addModifier } from '../performing/addModifier.ts';
import { endAtOnce } from '../performing/ending.ts';
import { leaveGame } from '../performing/losing.ts';
import type { Resolution } from '../reading/resolution.ts';
import { clockwiseFrom } from '../state/seats.ts';
import { friendly } from '../state/teams.ts';
import type { Table } from '../table/table.ts';

/** Added right after this turn; the latest is taken first (500.3). */
export function* extraTurn(table: Table, r: Resolution, who: Players): Rule<boolean> {
  for (const player of yield* selectPlayers(table, r, who))
    table.changeTurn({ extra: [player, ...table.state.turn.extra] });
  return true;
}

/** A replacement that waits for the player's next turn; two of them skip two turns (500.4). */
export function* skipTurn(table: Table, r: Resolution, who: Players): Rule<boolean> {
  for (const controller of yield* selectPlayers(table, r, who))
    addModifier(table, r, null, 'this game', { text: 'skip turn' }, controller);
  return true;
}

export function* loseTheGame(table: Table, r: Resolution, who: Players): Rule<boolean> {
  leaveGame(table, yield* selectPlayers(table, r, who), '102.2');
  return true;
}

export function winTheGame(table: Table, { controller }: Resolution): boolean {
  const others = clockwiseFrom(table.state, controller).filter((seat) => !friendly(table.state, seat, controller));
  leaveGame(table, others, '102.2');
  return true;
}

/** The turn order changes; with two players nothing happens (500.6). */
export function* moveRightOf(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'move right of' }>,
): Rule<boolean> {
  const [mover] = yield* selectPlayers(table, r, effect.who);
  const [other] = yield* selectPlayers(table, r, effect.of);
  const { order } = table.state.turn;
  if (mover === undefined || other === undefined || mover === other || clockwiseFrom(table.state, mover).length <= 2)
    return false;
  const rest = order.filter((seat) => seat !== mover);
  rest.splice(rest.indexOf(other), 0, mover);
  const { player, regular } = table.state.turn;
  table.changeTurn({ order: rest, regular: mover === player ? mover : regular });
  return true;
}

export function endTurn(table: Table): boolean {
  endAtOnce(table);
  return true;
}
