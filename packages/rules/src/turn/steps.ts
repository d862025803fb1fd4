import { askYesNo } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { settle } from '../events/settling.ts';
import { skipsFirstDraw } from '../instructions/card-specific/startingRaid.ts';
import { draw } from '../instructions/cards.ts';
import type { DefiniteDeed } from '../instructions/definite.ts';
import { definitePowers, doDefinite } from '../instructions/definite.ts';
import { expire, isOverAfterReadyStep, isOverAtEndOfTurn, isOverAtStartOfTurn } from '../performing/ending.ts';
import { amountOf } from '../reading/amounts.ts';
import { holds } from '../reading/conditions.ts';
import { perspective } from '../reading/perspective.ts';
import { ONCE_PER_GAME } from '../state/card.ts';
import { happening } from '../state/happening.ts';
import { nextSeat } from '../state/seats.ts';
import type { PlannedStep } from '../state/state.ts';
import { related } from '../state/teams.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat, Step } from '../vocabulary.ts';
import { openWindow } from '../windows/windows.ts';
import { discardDown } from './hands.ts';
import { inspired } from './inspire.ts';

/** The next turn: an extra one, or the next player's clockwise; a turn to be skipped is replaced by nothing (500.3, 500.4). */
export function* nextTurn(table: Table): Rule {
  for (;;) {
    const [extra, ...later] = table.state.turn.extra;
    if (extra !== undefined) table.changeTurn({ extra: later });
    const player = extra ?? nextSeat(table.state, table.state.turn.regular);
    if (table.player(player).lost) continue;
    if (extra === undefined) table.changeTurn({ regular: player });
    const skip = table.state.modifiers.find(
      ({ does, controller }) => does.text === 'skip turn' && controller === player,
    );
    if (!skip) return yield* startTurn(table, player);
    expire(table, ({ id }) => id === skip.id);
  }
}

function isFormerHero(table: Table, id: number): boolean {
  return table.state.players.some(({ hero, formerHero }) => hero === 0 && formerHero === id);
}

export function* startTurn(table: Table, player: Seat): Rule {
  const { number } = table.state.turn;
  table.changeTurn({ number: number + 1, player, ended: false, history: [] });
  table.changePlayer(player, { turnStarted: table.now(), turns: table.player(player).turns + 1, placed: 0 });
  table.set(
    'departed',
    table.state.departed.filter(({ turn, card }) => turn >= number || isFormerHero(table, card.id)),
  );
  for (const id of table.state.play) {
    const { used } = table.card(id)!;
    const forGood = used?.filter((power) => power.startsWith(ONCE_PER_GAME)) ?? [];
    if (used && used.length > forGood.length) table.change(id, { used: forGood.length > 0 ? forGood : null });
  }
  yield* firstOf(table, table.player(player).plan);
}

/** The first of these steps that there is on this turn; after the last comes the next turn (R301.5a, R501.1b). */
function* firstOf(table: Table, plan: readonly PlannedStep[]): Rule {
  const p = perspective(table.derived, table.state.turn.player, 0);
  const next = plan.find((planned) => typeof planned === 'string' || holds(planned.if, p));
  if (next === undefined) yield* nextTurn(table);
  else yield* startStep(table, stepOf(next));
}

const stepOf = (planned: PlannedStep): Step => (typeof planned === 'string' ? planned : planned.step);

/** A step starts; where it has a priority window, it opens (500.1, 500.2). */
function* startStep(table: Table, step: Step): Rule {
  table.changeTurn({ step });
  const { player } = table.state.turn;
  switch (step) {
    case 'ready':
      yield* readyStep(table, player);
      break;
    case 'draw':
      if (table.state.turn.number === 1 && !table.state.turn.allDraw) return yield* nextStep(table); // 501.2b
      if (skipsFirstDraw(table, player)) return yield* nextStep(table); // 800.3a
      yield* happen(table, [happening({ event: 'step starts', step, player })]);
      if (!table.player(player).lost) yield* draw(table, player, drawnBy(table, player), '501.2a');
      break;
    case 'action':
      yield* happen(table, [happening({ event: 'step starts', step, player })]);
      break;
    case 'end':
      yield* happen(table, [
        happening({ event: 'step starts', step, player }),
        happening({ event: 'turn ends', player }),
      ]); // 500.2
      break;
    case 'wrap-up':
      return yield* wrapUp(table, player);
    default: // What a raid's turns have besides: its rules say what it is (R201.2, R301.3, R301.5a, R501.1b, COT.05).
      yield* happen(table, [happening({ event: 'step starts', step, player })]);
      yield* asStepStarts(table, step);
  }
  yield* openWindow(table, 'step'); // 501.1a, 501.2a, 502.1, 503.1
}

export function* nextStep(table: Table): Rule {
  if (table.state.turn.step === 'ready') expire(table, (modifier) => isOverAfterReadyStep(table, modifier));
  const { plan } = table.player(table.state.turn.player);
  const now = plan.findIndex((planned) => stepOf(planned) === table.state.turn.step);
  yield* firstOf(table, plan.slice(now + 1));
}

/** Modifiers expire, cards ready, "as the turn starts", "at the start of the turn", in this order (501.1a). */
function* readyStep(table: Table, player: Seat): Rule {
  expire(table, (modifier) => isOverAtStartOfTurn(table, modifier, player));
  yield* settle(table); // 401.3b
  const starting = startingPowers(table, 'ready');
  const exhausted = table.state.play.filter(
    (id) => table.card(id)!.exhausted && table.derived.controllerOf(id) === player,
  );
  const staying = yield* choosingNotToReady(table, player, exhausted);
  const readying = exhausted
    .filter((id) => !staying.includes(id))
    .map((card) => happening({ event: 'ready', card, player, rule: '501.1a' }));
  yield* happen(table, [...readying, ...(yield* inspired(table, player))]); // 501.1b, 802.1
  yield* doDefinite(table, starting);
  yield* happen(table, [
    happening({ event: 'turn starts', player }),
    happening({ event: 'step starts', step: 'ready', player }),
  ]); // 500.2
}

/** "You may choose not to ready this card during your ready step." */
function* choosingNotToReady(table: Table, player: Seat, exhausted: readonly CardId[]): Rule<readonly CardId[]> {
  const staying: CardId[] = [];
  for (const id of exhausted)
    if (table.derived.of(id).permissions.some(({ it }) => it.may === 'choose not to ready'))
      if (yield* askYesNo(table, player, 'stay exhausted', id)) staying.push(id);
  return staying;
}

/** "As your turn starts" and what the rules of a raid do as a step starts: none of it uses the chain (501.1a, R301.3). */
function* asStepStarts(table: Table, step: Step): Rule {
  yield* doDefinite(
    table,
    startingPowers(table, step),
    happening({
      event: 'step starts',
      step,
      player: table.state.turn.player,
    }),
  );
}

/** Those that are gained or lost at this very time are too late (501.1a). */
function startingPowers(table: Table, step: Step): readonly DefiniteDeed[] {
  const { player } = table.state.turn;
  return definitePowers(table.derived, ({ as, step: named, whose = 'you' }, controller) => {
    if (as === 'your turn starts') return step === 'ready' && controller === player;
    return as === 'step starts' && step === named && related(table.state, controller, player, whose);
  });
}

/** How many cards a player draws in his draw step (501.2a, R201.1, R401.1b). */
function drawnBy(table: Table, player: Seat): number {
  return amountOf(table.player(player).draws, perspective(table.derived, player, table.player(player).hero));
}

/** No priority here: discard down, modifiers expire, and the next turn starts (503.2a). */
function* wrapUp(table: Table, player: Seat): Rule {
  if (!table.player(player).lost) yield* discardDown(table, player);
  yield* asStepStarts(table, 'wrap-up'); // R504.2a
  const { number } = table.state.turn;
  expire(table, (modifier) => isOverAtEndOfTurn(modifier, number, player));
  yield* settle(table); // 401.3b
  yield* nextTurn(table);
}
