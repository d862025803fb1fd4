import { Piscina } from 'piscina';
import { WORKER } from './checkout.ts';

/** Does tasks in so many threads. The results come in the order of the tasks, whichever was done first. */
export async function inThreads<Task, Result>(
  tasks: readonly Task[],
  threads: number,
  done: (task: Task) => void,
): Promise<readonly Result[]> {
  const pool = new Piscina({ filename: WORKER, minThreads: 1, maxThreads: threads });
  try {
    return await Promise.all(
      tasks.map(async (task) => {
        const result = (await pool.run(task)) as Result;
        done(task);
        return result;
      }),
    );
  } finally {
    await pool.destroy();
  }
}
