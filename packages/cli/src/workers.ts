import { Piscina } from 'piscina';
import { WORKER } from './checkout.ts';

/** Threads that do one task after the other. */
export function threadPool<Task, Result>(
  threads: number,
): { readonly run: (task: Task) => Promise<Result>; readonly close: () => Promise<void> } {
  const pool = new Piscina({ filename: WORKER, minThreads: 1, maxThreads: threads });
  return { run: (task) => pool.run(task) as Promise<Result>, close: () => pool.destroy() };
}

/** Does tasks in so many threads. The results come in the order of the tasks, whichever was done first. */
export async function inThreads<Task, Result>(
  tasks: readonly Task[],
  threads: number,
  done: (task: Task) => void,
): Promise<readonly Result[]> {
  const pool = threadPool<Task, Result>(threads);
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const result = await pool.run(task);
        done(task);
        return result;
      }),
    );
  } finally {
    await pool.close();
  }
}
