import type { Decision, Option, Reply, Rule, Ruling } from '../decisions/decision.ts';
import type { Derived } from '../modifiers/derive.ts';
import { derive } from '../modifiers/derive.ts';
import type { Kept } from '../modifiers/kept.ts';
import { GAME_OVER } from '../performing/losing.ts';
import { endLoop } from '../priority/loops.ts';
import { usePriority } from '../priority/priority.ts';
import type { Happening } from '../state/happening.ts';
import type { Outcome, State } from '../state/state.ts';
import { Table } from '../table/table.ts';
import { nextTurn } from '../turn/steps.ts';
import type { Seat } from '../vocabulary.ts';
import type { Seed } from '../zones/random.ts';
import { answerIn } from './answering.ts';
import { beginGame } from './begin.ts';
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
  /** The replies it has still to run through before it stands at the decision; null once it has. */
  readonly replies: readonly Reply[] | null;
}

/** A game with the procedure that stands at its decision, if it is still there: a cache, good for one answer. */
class Resting implements Game {
  readonly stable: State;
  readonly replies: readonly Reply[];
  readonly state: State;
  readonly decision: Decision | null;
  readonly happened: readonly Happening[];
  #now: Running | null;
  #derived: Derived | undefined;
  readonly #kept: Kept | undefined;
  readonly #earlier: readonly Game[];
  #before: Game | undefined;

  constructor(
    stable: State,
    replies: readonly Reply[],
    state: State,
    decision: Decision | null,
    happened: readonly Happening[],
    now: Running | null,
    earlier: readonly Game[],
    derived: Derived | undefined,
    kept: Kept | undefined,
  ) {
    this.stable = stable;
    this.replies = replies;
    this.state = state;
    this.decision = decision;
    this.happened = happened;
    this.#now = now;
    this.#earlier = earlier;
    this.#derived = derived;
    this.#kept = kept;
  }

  static derived(game: Game): Derived {
    if (!(game instanceof Resting)) return derive(game.state);
    game.#derived ??= derive(game.state, game.#kept);
    return game.#derived;
  }

  /** A second one at the same point, with a procedure of its own. */
  static fork(game: Game): Game {
    const { stable, replies, state, decision, happened } = game;
    const [derived, kept] = game instanceof Resting ? [game.#derived, game.#kept] : [];
    const now = decision && procedureAt(game);
    return new Resting(stable, replies, state, decision, happened, now, Resting.earlier(game), derived, kept);
  }

  /** A table at which what is derived of the game serves further. */
  static table(game: Game): Table {
    const { stable, state } = game;
    if (!(game instanceof Resting)) return new Table(stable);
    return new Table(stable, stable === state ? game.#derived : undefined, game.#kept);
  }

  /** Whoever is not asked sees the table there, each in turn: it is one value for all of them. */
  static before(game: Game): Game {
    const { stable } = game;
    const kept = game instanceof Resting ? game.#kept : undefined;
    const made = () => new Resting(stable, NO_REPLIES, stable, null, [], null, NOTHING_EARLIER, undefined, kept);
    if (!(game instanceof Resting)) return made();
    game.#before ??= made();
    return game.#before;
  }

  static earlier(game: Game): readonly Game[] {
    if (game instanceof Resting) return game.#earlier;
    return game.replies.length === 0 ? NOTHING_EARLIER : Resting.earlier(resume(game.stable, game.replies));
  }

  static take(game: Game): Running {
    if (!(game instanceof Resting) || game.#now === null) return procedureAt(game);
    const now = game.#now;
    game.#now = null;
    return now;
  }
}

/** All that continuous modifiers make of a game's state, worked out once. */
export function derivedOf(game: Game): Derived {
  return Resting.derived(game);
}

/** The same game at the earlier decisions of the procedure that is running, or that has just come to its end, but for priority. */
export function earlierInProcedure(game: Game): readonly Game[] {
  return Resting.earlier(game);
}

/** The game where the running procedure began. */
export function beforeProcedure(game: Game): Game {
  return Resting.before(game);
}

const NO_REPLIES: readonly Reply[] = [];
const NOTHING_EARLIER: readonly Game[] = [];

/** The whole game: it begins once, and then players use their priority until somebody has won. */
function* play(table: Table): Rule {
  if (table.state.outcome) return;
  try {
    if (table.state.turn.number === 0) yield* beginGame(table);
    for (;;) {
      if (table.state.turn.ended || !table.state.window) yield* nextTurn(table);
      else if (!(yield* endLoop(table))) yield* usePriority(table); // 803
    }
  } catch (reason) {
    if (reason !== GAME_OVER) throw reason;
  }
}

/** Starts a game from an opening and a seed. */
export function startGame(opening: Opening, seed: Seed): Game {
  const wrong = faults(opening);
  if (wrong.length > 0) throw new RangeError(wrong.join('; '));
  return resume(openingState(opening, seed), []);
}

/** Runs the procedure again from where it began, through the replies given since. */
export function resume(stable: State, replies: readonly Reply[]): Game {
  const table = new Table(stable);
  const procedure = play(table);
  const now: Running = { table, procedure, replies: null };
  const earlier: Game[] = [];
  let step = procedure.next();
  for (const [n, reply] of replies.entries()) {
    if (!step.done && step.value.question !== 'priority')
      earlier.push(passed(stable, replies.slice(0, n), table.snapshot(), step.value, table.happened));
    table.happened = [];
    step = procedure.next(reply);
  }
  return rest(now, step, stable, replies, earlier);
}

/** The game so many answers earlier, within the running procedure; null where that began later. */
export function earlierBy({ stable, replies }: Game, answers: number): Game | null {
  return answers > replies.length ? null : resume(stable, replies.slice(0, replies.length - answers));
}

/** The game at a decision that is answered already. */
function passed(
  stable: State,
  replies: readonly Reply[],
  state: State,
  decision: Decision,
  happened: readonly Happening[],
): Game {
  return new Resting(stable, replies, state, decision, happened, null, NOTHING_EARLIER, undefined, undefined);
}

function run(table: Table, procedure: Rule, replies: readonly Reply[]): void {
  procedure.next();
  for (const reply of replies) {
    table.happened = [];
    procedure.next(reply);
  }
}

/** A second line of play from the same point, with a procedure of its own. */
export function fork(game: Game): Game {
  return Resting.fork(game);
}

/** A procedure for the game's decision, to be started when it is answered; what is offered there is known already. */
function procedureAt(game: Game): Running {
  const { replies, decision } = game;
  const table = Resting.table(game);
  if (decision?.question === 'priority') table.offered = decision.options;
  return { table, procedure: play(table), replies };
}

/** The game value for the point that a procedure has reached. */
function rest(
  now: Running,
  step: IteratorResult<Decision, void>,
  stable: State,
  replies: readonly Reply[],
  earlier: readonly Game[],
): Game {
  const state = now.table.snapshot();
  const decision = step.done ? null : step.value;
  const fresh = decision === null || decision.question === 'priority';
  const { happened } = now.table;
  const still = decision && (now.replies ? { table: now.table, procedure: now.procedure, replies: null } : now);
  const { known, kept } = now.table;
  const [start, since] = fresh ? [state, NO_REPLIES] : [stable, replies];
  return new Resting(start, since, state, decision, happened, still, earlier, known, kept);
}

/** Something that is no answer at all was never offered. */
const NO_ANSWER: Ruling = { rule: '707.1', reason: 'not offered' };

/** Answers the pending decision. The given game stays as it was and can be answered again. */
export function answer(game: Game, given: Answer): Answered {
  const read = answerIn(given, game.decision?.options ?? []);
  const ruling = read ? ruleOn(game, read) : NO_ANSWER;
  if (ruling || !read) return { ok: false, ruling: ruling ?? NO_ANSWER };
  const reply: Reply = read.choose === 'concede' ? { concede: read.player } : { option: read.choose };
  const now = Resting.take(game);
  if (now.replies) {
    run(now.table, now.procedure, now.replies);
    now.table.snapshot();
  }
  now.table.happened = [];
  const step = now.procedure.next(reply);
  return { ok: true, game: rest(now, step, game.stable, [...game.replies, reply], answered(game)) };
}

/** What came before, and this decision, unless it was priority: with that a procedure begins. */
function answered(game: Game): readonly Game[] {
  const { stable, replies, state, decision, happened } = game;
  if (!decision || decision.question === 'priority') return NOTHING_EARLIER;
  return [...Resting.earlier(game), passed(stable, replies, state, decision, happened)];
}

export function outcome(game: Game): Outcome | null {
  return game.state.outcome;
}
