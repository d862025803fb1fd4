import { setTimeout as pause } from 'node:timers/promises';
import type { Fate, StoredAct } from './acts.ts';

/** Stores acts; the promise is kept once the act is on disk, whatever happens to the process afterwards. */
export interface Writer {
  /** Together with what was done before it at the same table and is not stored yet; its own fate. */
  readonly store: (act: StoredAct, before?: readonly StoredAct[]) => Promise<Fate>;
  /** Until nothing waits any more. */
  readonly settled: () => Promise<void>;
}

interface Waiting {
  readonly acts: readonly StoredAct[];
  readonly done: (fate: Fate) => void;
  readonly failed: (error: unknown) => void;
}

/** So many milliseconds a write waits for others to join it: nobody notices, and half as many are made. */
const GATHER = 4;

/** Gathers: what comes in while one write is under way, or right before it, goes into one, so that many tables share a commit. */
export function gatheringWriter(write: (acts: readonly StoredAct[]) => Promise<readonly Fate[]>, most = 500): Writer {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  const writeAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await writeBatch(batch);
    }
    writing = null;
  };

  /** One that the database refuses must not keep the others out: then each is tried by itself. */
  const writeBatch = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const fates = await write(batch.flatMap(({ acts }) => acts));
      let n = -1;
      for (const { acts, done } of batch) {
        n += acts.length;
        done(fates[n]!);
      }
    } catch (error) {
      if (batch.length === 1) batch[0]!.failed(error);
      else for (const one of batch) await writeBatch([one]);
    }
  };

  return {
    store: (act, before = []) =>
      new Promise<Fate>((done, failed) => {
        waiting.push({ acts: [...before, act], done, failed });
        writing ??= pause(GATHER).then(writeAll);
      }),
    settled: async () => {
      while (writing) await writing;
    },
  };
}
