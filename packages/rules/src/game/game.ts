import { GAME_OVER } from '../concepts/losing.ts';
import { usePriority } from '../concepts/priority.ts';
import type { Happening } from '../state/happening.ts';
import type { Outcome, State } from '../state/state.ts';
import { Table } from '../state/table.ts';
import { nextTurn } from '../turn/steps.ts';
import type { Seat } from '../vocabulary.ts';
import { beginGame } from './begin.ts';
import type { Decision, Option, Reply, Rule, Ruling } from './decision.ts';
import type { Opening } from './opening.ts';
import { faults, openingState } from './opening.ts';
import { ruleOn } from './ruling.ts';

/**
 * A game is a value. It rests at a decision: the state in which the running procedure began, the replies given since,
 * and, worked out from these two, the state now and the decision. Only the first two are written down.
 */
export interface Game {
  readonly stable: State;
  readonly replies: readonly Reply[];
  readonly state: State;
  /** What the game waits for; null once it is over. */
  readonly decision: Decision | null;
  /** What happened between the last decision and this one. */
  readonly happened: readonly Happening[];
}

/** A player's answer to the pending decision. */
export interface Answer {
  readonly player: Seat;
  /** The number of the decision it answers; left out, the pending one. */
  readonly decision?: number;
  readonly choose: Option | 'concede';
}

export type Answered = { readonly ok: true; readonly game: Game } | { readonly ok: false; readonly ruling: Ruling };

interface Running {
  readonly table: Table;
  readonly procedure: Rule;
}

/** The procedure that stands at a game's decision, if it is still there: a cache, good for one answer. */
const running = new WeakMap<Game, Running>();

/** The whole game: it begins once, and then players use their priority until somebody has won. */
function* play(table: Table): Rule {
  try {
    if (table.state.turn.number === 0) yield* beginGame(table);
    for (;;) {
      if (table.state.turn.ended || !table.state.window) yield* nextTurn(table);
      else yield* usePriority(table);
    }
  } catch (reason) {
    if (reason !== GAME_OVER) throw reason;
  }
}

/** Starts a game from an opening and a seed. */
export function startGame(opening: Opening, seed: number): Game {
  const wrong = faults(opening);
  if (wrong.length > 0) throw new RangeError(wrong.join('; '));
  return resume(openingState(opening, seed), []);
}

/** Runs the procedure again from where it began, through the replies given since. */
export function resume(stable: State, replies: readonly Reply[]): Game {
  return runFrom(new Table(stable), stable, replies);
}

function runFrom(table: Table, stable: State, replies: readonly Reply[]): Game {
  const now: Running = { table, procedure: play(table) };
  let step = now.procedure.next();
  for (const reply of replies) {
    now.table.happened = [];
    step = now.procedure.next(reply);
  }
  return rest(now, step, stable, replies);
}

/** A second line of play from the same point, with a procedure of its own. */
export function fork(game: Game): Game {
  const table = new Table(game.stable);
  if (game.decision?.question === 'priority') table.offered = game.decision.options;
  const { stable, replies, decision, happened } = game;
  const again = runFrom(table, stable, replies);
  const forked: Game = { stable, replies, state: game.state, decision, happened };
  const now = running.get(again);
  if (now) running.set(forked, now);
  return forked;
}

/** The game value for the point that a procedure has reached. */
function rest(now: Running, step: IteratorResult<Decision, void>, stable: State, replies: readonly Reply[]): Game {
  const state = now.table.snapshot();
  const decision = step.done ? null : step.value;
  const fresh = decision === null || decision.question === 'priority';
  const { happened } = now.table;
  const game: Game = { stable: fresh ? state : stable, replies: fresh ? [] : replies, state, decision, happened };
  if (decision) running.set(game, now);
  return game;
}

/** Answers the pending decision. The given game stays as it was and can be answered again. */
export function answer(game: Game, given: Answer): Answered {
  const ruling = ruleOn(game, given);
  if (ruling) return { ok: false, ruling };
  const reply: Reply = given.choose === 'concede' ? { concede: given.player } : { option: given.choose };
  const held = running.get(game) ? game : fork(game);
  const now = running.get(held)!;
  running.delete(held);
  now.table.happened = [];
  const step = now.procedure.next(reply);
  return { ok: true, game: rest(now, step, game.stable, [...game.replies, reply]) };
}

export function outcome(game: Game): Outcome | null {
  return game.state.outcome;
}
