import type { Option, Question } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Seat } from '../vocabulary.ts';

/** What is remembered in a priority window so that a loop is noticed and ended (803). */
export interface Loops {
  /** The answers given since the window opened; null while a loop is being repeated. */
  readonly trail: readonly Deed[] | null;
  /** The action that can't be the next one: it would continue the loop that has just ended (803.2). */
  readonly barred: Deed | null;
  /** The effect that doesn't trigger the next time it would (803.3). */
  readonly silent: Silence | null;
  /** A loop in the middle of which a player wants to act, and how many times it is still to start after that (803.4). */
  readonly stopped: { readonly mark: number; readonly left: number } | null;
}

/** One answer of a player, told so that it can be found again among the options of a like state. */
export interface Deed {
  /** Stands for the state at priority in which it was given; 0 for other decisions. */
  readonly mark: number;
  readonly player: Seat;
  readonly question: Question;
  readonly option: Option;
  /** The card in the option: its physical card, or the name of a token. */
  readonly card: string | null;
}

export interface Silence {
  readonly controller: Seat;
  readonly source: string;
  readonly effects: readonly Effect[];
}

export const NO_LOOPS: Loops = { trail: [], barred: null, silent: null, stopped: null };

export function changedLoops(loops: Loops, changes: Partial<Loops>): Loops {
  const copy: Loops = { trail: loops.trail, barred: loops.barred, silent: loops.silent, stopped: loops.stopped };
  return Object.assign(copy, changes);
}
