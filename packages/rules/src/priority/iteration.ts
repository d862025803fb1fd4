import type { Decision, Rule } from '../decisions/decision.ts';
import type { Difference } from '../loops/difference.ts';
import { differenceOf, isEndless, isWearing } from '../loops/difference.ts';
import { isLikeDeed, sameAgain } from '../loops/trail.ts';
import { GAME_OVER } from '../performing/losing.ts';
import type { Deed } from '../state/loops.ts';
import { changedLoops, NO_LOOPS } from '../state/loops.ts';
import type { State } from '../state/state.ts';
import { NOBODY } from '../state/state.ts';
import { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';
import { usePriority } from './priority.ts';

/**
 * Players do again what they have done before; what they are asked beyond that, they are asked. Ends where all of it is
 * done, or where the effect that was not to trigger did not (803.3). False if something can't be done again.
 */
export function* repeating(table: Table, deeds: readonly Deed[], seen?: (decision: Decision) => void): Rule<boolean> {
  const silenced = table.state.loops.silent !== null;
  let done = 0;
  while (done < deeds.length && !(silenced && table.state.loops.silent === null)) {
    if (!table.state.window || table.state.turn.ended) return false;
    const procedure = usePriority(table);
    let step = procedure.next();
    while (!step.done) {
      const deed = deeds[done];
      seen?.(step.value);
      const option = deed && sameAgain(table.state, step.value, deed);
      if (deed && !option) return false;
      done += 1;
      step = procedure.next(option ? { option } : yield step.value);
    }
  }
  return true;
}

/** Does somebody hold priority, in a turn that goes on? */
const rests = ({ state: { window, turn } }: Table): boolean =>
  window !== null && window.holder !== NOBODY && !turn.ended;

/** One iteration, played out beside the game. */
export interface Iteration {
  readonly after: State;
  readonly difference: Difference;
  /** Who could have done something else at priority (803.4). */
  readonly able: readonly Seat[];
}

/** What happens if the same is done once more; nothing if it does not lead to a like state. */
export const tryIteration = (state: State, deeds: readonly Deed[]): Iteration | undefined =>
  new Trial(state).after(deeds);

/**
 * Deeds tried beside the game. Those that begin like the last ones are tried on from there: where a chain goes on by itself
 * for long, each of its states is like many earlier ones, and the ways from them begin alike.
 */
export class Trial {
  readonly #state: State;
  #table: Table;
  #able = new Set<Seat>();
  #done: readonly Deed[] = [];
  #failed = false;

  constructor(state: State) {
    this.#state = state;
    this.#table = besides(state);
  }

  /** What these deeds lead to, from the beginning. */
  after(deeds: readonly Deed[]): Iteration | undefined {
    if (!beginsLike(deeds, this.#done)) this.#beginAgain();
    if (this.#failed) return undefined;
    const rest = deeds.slice(this.#done.length);
    this.#done = deeds;
    const ended = this.#go(rest);
    if (ended === 'asked') this.#beginAgain(); // Longer ones may have the answer.
    if (ended !== 'rests' || isWearing(this.#state, this.#table)) return undefined;
    const after = this.#table.snapshot();
    const difference = differenceOf(this.#state, after);
    return difference && isEndless(this.#table, difference) ? { after, difference, able: [...this.#able] } : undefined;
  }

  /** Where the deeds lead: to rest at priority, elsewhere, or to a question beyond them. */
  #go(deeds: readonly Deed[]): 'rests' | 'elsewhere' | 'asked' {
    const trying = repeating(this.#table, deeds, ({ question, options, player }) => {
      if (question === 'priority' && options.length > 1) this.#able.add(player);
    });
    try {
      const step = trying.next();
      if (!step.done) return 'asked';
      this.#failed = !step.value;
      return step.value && rests(this.#table) ? 'rests' : 'elsewhere';
    } catch (reason) {
      if (reason !== GAME_OVER) throw reason;
      this.#failed = true;
      return 'elsewhere';
    }
  }

  #beginAgain(): void {
    this.#table = besides(this.#state);
    this.#able = new Set();
    this.#done = [];
    this.#failed = false;
  }
}

function besides(state: State): Table {
  const table = new Table(state);
  table.set('loops', changedLoops(NO_LOOPS, { trail: null }));
  return table;
}

const beginsLike = (deeds: readonly Deed[], others: readonly Deed[]): boolean =>
  deeds.length >= others.length && others.every((other, n) => isLikeDeed(deeds[n]!, other));
