import type { Fate, StoredAct } from '../storage/acts.ts';
import type { Writer } from '../storage/writer.ts';

/**
 * What was done at one table, on its way to the disk. A pass that only waited for its time is not written by itself: nobody chose it, and whoever
 * reads the record up to there comes to it by himself. It is kept back until something follows that somebody chose.
 */
export interface Keeper {
  readonly hold: (act: StoredAct) => void;
  /** Stores an act, with the passes before it. */
  readonly store: (act: StoredAct) => Promise<Fate>;
  /** Stores what is kept back; false if the game is another node's by now. */
  readonly flush: () => Promise<boolean>;
}

export function keeper(write: Writer['store']): Keeper {
  let held: readonly StoredAct[] = [];
  const store = async (act: StoredAct, before: readonly StoredAct[]): Promise<Fate> => {
    const fate = await write(act, before);
    if (fate !== 'fenced') held = [];
    return fate;
  };
  return {
    hold: (act) => {
      held = [...held, act];
    },
    store: (act) => store(act, held),
    flush: async () => {
      const last = held.at(-1);
      return last === undefined || (await store(last, held.slice(0, -1))) !== 'fenced';
    },
  };
}
