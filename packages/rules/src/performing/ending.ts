import type { Duration, NextReadyStep } from '../language/modifier.ts';
import type { Watch } from '../language/trigger.ts';
import { perspective } from '../reading/perspective.ts';
import { matches } from '../reading/watching.ts';
import type { Happening } from '../state/happening.ts';
import type { Modifier } from '../state/modifier.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { removeLinks } from './chain.ts';

/** Modifiers whose time is over stop applying. */
export function expire(table: Table, over: (modifier: Modifier) => boolean): void {
  const left = table.state.modifiers.filter((modifier) => !over(modifier));
  if (left.length < table.state.modifiers.length) table.set('modifiers', left);
}

/** "This turn" ends with the turn it was created in; "this combat" ends at the latest then (503.2a). */
export function isOverAtEndOfTurn(modifier: Modifier, turn: number, player: number): boolean {
  if (modifier.duration === 'this turn' || modifier.duration === 'this combat' || untilOf(modifier)) return true;
  return modifier.duration === 'until end of your next turn' && modifier.madeBy === player && modifier.turn < turn;
}

/** What ends such a modifier before the turn does. */
function untilOf({ duration }: Modifier): readonly Watch[] | undefined {
  if (typeof duration !== 'object' || !('until' in duration)) return undefined;
  return duration.or ? [duration.until, duration.or] : [duration.until];
}

/** "Until you play a card": over as soon as that has happened. */
export function expireUntil(table: Table, events: readonly Happening[]): void {
  if (!table.state.modifiers.some(untilOf)) return;
  expire(table, (modifier) => {
    const until = untilOf(modifier) ?? [];
    const p = perspective(table.derived, modifier.madeBy, modifier.source, modifier.x);
    return events.some((event) => until.some((watch) => matches(watch, event, p)));
  });
}

/** "Until" a player's next turn is over as it starts (501.1a). */
export function isOverAtStartOfTurn(table: Table, modifier: Modifier, player: number): boolean {
  const { duration, madeBy, flagged } = modifier;
  if (duration === 'until your next turn') return madeBy === player;
  return duration === "until its controller's next turn" && isControllers(table, flagged, player);
}

/** A ready step that was to come when the modifier was created is over. */
export function isOverAfterReadyStep(table: Table, { duration, controller, flagged, turn }: Modifier): boolean {
  const { number, player } = table.state.turn;
  if (turn === number) return false;
  if (isNextReadyStep(duration)) return controller === player;
  return duration === "its controller's next ready step" && isControllers(table, flagged, player);
}

export const isNextReadyStep = (duration: Duration): duration is NextReadyStep =>
  typeof duration === 'object' && 'nextReadyStepOf' in duration;

function isControllers(table: Table, flagged: readonly CardId[] | null, player: Seat): boolean {
  const card = flagged?.[0];
  return card === undefined || !table.card(card) || table.derived.controllerOf(card) === player;
}

/** An effect ends the turn: no player gets priority while this happens (500.5). */
export function endAtOnce(table: Table): void {
  const resolving = table.state.chain.at(-1);
  removeLinks(table, (link) => link.id !== resolving?.id);
  table.set('window', null);
  table.set('combat', null);
  const { number, player } = table.state.turn;
  expire(table, (modifier) => isOverAtEndOfTurn(modifier, number, player));
  table.changeTurn({ ended: true });
}
