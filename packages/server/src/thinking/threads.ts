import { availableParallelism } from 'node:os';
import type { Option } from '@meetingstone/rules';
import { Piscina } from 'piscina';
import type { Threads } from './thinkers.ts';
import type { ThinkingTask } from './work.ts';
import { think } from './work.ts';

/** Threads that run this file, which does one task after the other. One that does not end in time is ended. */
export function threadsOf(filename: string, most = Math.max(1, availableParallelism() - 1)): Threads {
  const pool = new Piscina({
    filename,
    minThreads: 0, // A thread has all cards in a memory of its own: it is there while bots play.
    maxThreads: most,
    idleTimeout: 60_000,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  pool.on('error', () => {}); // Each task hears of what became of it.
  return {
    run: (task: ThinkingTask, signal) => pool.run(task, { signal }) as Promise<Option>,
    close: () => pool.destroy(),
  };
}

/** No threads: for programs that have nobody to answer meanwhile. */
export const sameThread = (): Threads => ({
  run: async (task) => think(task),
  close: async () => {},
});
