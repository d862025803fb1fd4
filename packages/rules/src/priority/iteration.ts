import type { Decision, Rule } from '../decisions/decision.ts';
import type { Difference } from '../loops/difference.ts';
import { differenceOf, isEndless } from '../loops/difference.ts';
import { sameAgain } from '../loops/trail.ts';
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
  const { window } = table.state;
  return window !== null && window.holder !== NOBODY && !table.state.turn.ended;
}

/** One iteration, played out beside the game. */
export interface Iteration {
  readonly after: State;
  readonly difference: Difference;
  /** Who could have done something else at priority (803.4). */
  readonly able: readonly Seat[];
}

/** What happens if the same is done once more; nothing if it does not lead to a like state. */
export function tryIteration(state: State, deeds: readonly Deed[]): Iteration | undefined {
  const table = new Table(state);
  table.set('loops', changedLoops(NO_LOOPS, { trail: null }));
  const able = new Set<Seat>();
  const trying = repeating(table, deeds, ({ question, options, player }) => {
    if (question === 'priority' && options.length > 1) able.add(player);
  });
  try {
    const step = trying.next();
    if (!step.done || !step.value) return undefined;
  } catch (reason) {
    if (reason !== GAME_OVER) throw reason;
    return undefined;
  }
  const after = table.snapshot();
  const difference = differenceOf(state, after);
  return difference && isEndless(table, difference) ? { after, difference, able: [...able] } : undefined;
}
