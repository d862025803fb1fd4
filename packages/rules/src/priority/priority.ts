import { proposeCombat } from '../combat/proposal.ts';
import { closeCombatWindow } from '../combat/step.ts';
import { ask } from '../decisions/ask.ts';
import type { Offer, Option, Rule } from '../decisions/decision.ts';
import { intentFor, mustAttackNext, priorityOptions } from '../legality/actions.ts';
import { addLink } from '../links/adding.ts';
import { isBarred } from '../loops/trail.ts';
import { happening } from '../state/happening.ts';
import { inTurnOrder, nextSeat } from '../state/seats.ts';
import { NOBODY } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import { nextStep } from '../turn/steps.ts';
import type { Seat } from '../vocabulary.ts';
import { givePriority, seatOrNext } from '../windows/windows.ts';
import { hearth, isHearthing } from './hearthing.ts';
import { resolveTopmost } from './resolving.ts';

/** The player with priority adds a link or passes (410.1). The one place where a game rests between procedures. */
export function* usePriority(table: Table): Rule {
  const seat = table.state.window!.holder;
  if (seat === NOBODY) return yield* givePriority(table, table.state.turn.player);
  if (table.player(seat).lost) return yield* givePriority(table, seatOrNext(table, seat));
  if (table.player(seat).automatic) return yield* moveByItself(table, seat);
  const options = table.offered ?? offeredTo(table, seat);
  table.offered = undefined;
  const { loops } = table.state;
  const option = yield* ask(table, seat, 'priority', options);
  if (option.choose === 'none') return yield* givePriority(table, seatOrNext(table, seat)); // 102.3
  if (option.choose === 'pass') return yield* pass(table, seat);
  if (!(yield* act(table, seat, option))) table.set('loops', loops); // 707.2: as if nothing was tried
}

/** A seat that plays itself attacks with what must attack, its hero first, and passes otherwise (COT.08). */
function* moveByItself(table: Table, seat: Seat): Rule {
  const card = mustAttackNext(table.derived, seat);
  const acted = card !== undefined && (yield* act(table, seat, { choose: 'attack', card, sabotage: false }));
  if (!acted) yield* pass(table, seat);
}

/** What can be done now, but for the action that would continue a loop (803.2). */
function offeredTo(table: Table, seat: Seat): readonly Offer[] {
  const options = priorityOptions(table.derived, seat);
  return table.state.loops.barred ? options.filter((option) => !isBarred(table.state, seat, option)) : options;
}

/** True if a link was added. */
function* act(table: Table, seat: Seat, option: Option): Rule<boolean> {
  const { chain } = table.state;
  const players = inTurnOrder(table.state).length;
  if (option.choose === 'attack') yield* proposeCombat(table, seat, option.card, option.sabotage);
  else {
    const intent = intentFor(table.derived, seat, option);
    if (option.choose === 'place') table.changePlayer(seat, { placed: table.player(seat).placed + 1 });
    if (intent && isHearthing(intent)) return yield* hearth(table, intent); // 800.1
    const added = intent && (yield* addLink(table, intent));
    if (added === undefined && option.choose === 'place')
      table.changePlayer(seat, { placed: table.player(seat).placed - 1 });
  }
  if (table.state.chain === chain && inTurnOrder(table.state).length === players) return false;
  yield* givePriority(table, seat); // 707.1f
  return true;
}

/** All passed in succession: the topmost link tries to resolve, or the window closes (410.4a, 410.4b). */
function* pass(table: Table, seat: Seat): Rule {
  const window = table.state.window!;
  table.happened.push(happening({ event: 'pass', player: seat }));
  const passes = window.passes + 1;
  if (passes < inTurnOrder(table.state).length) {
    table.set('window', { in: window.in, holder: nextSeat(table.state, seat), passes });
    return;
  }
  if (table.state.chain.length > 0) {
    yield* resolveTopmost(table);
    if (!table.state.turn.ended) yield* givePriority(table, table.state.turn.player); // 709.2h
  } else {
    table.set('window', null);
    if (window.in === 'step') yield* nextStep(table);
    else yield* closeCombatWindow(table, window.in);
  }
}
