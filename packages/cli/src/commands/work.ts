import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { FarmQueue, Outcome } from '../farm.ts';
import { farmQueue } from '../farm.ts';
import { figure, wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';
import type { Slice } from './simulate.ts';

interface WorkOptions {
  readonly data?: string;
  readonly workers: number;
  readonly untilEmpty?: true;
}

export function addWork(program: Command, output: Output): void {
  program
    .command('work')
    .description('play games for `simulate --farm`, whichever machine asked for them')
    .option('--data <folder>', 'where the queue is (or MEETINGSTONE_DATA); DATABASE_URL names a PostgreSQL instead')
    .option('--workers <n>', 'threads', wholeNumber(1), availableParallelism())
    .option('--until-empty', 'end when there is nothing to do')
    .action((options: WorkOptions) => work(options, output));
}

const IDLE = 250;
const RENEW = 2_000;

/** Takes one piece of work after the other, in each thread. What was begun is done before it ends. */
async function work({ data, workers, untilEmpty }: WorkOptions, output: Output): Promise<void> {
  const queue = await farmQueue(data === undefined ? {} : { data });
  const { threadPool } = await import('../workers.ts');
  const pool = threadPool<Slice, object>(workers);
  let [isOver, done] = [false, 0];
  const stop = (): void => {
    isOver = true;
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  output.say('It works.');
  const one = async (): Promise<void> => {
    while (!isOver) {
      const job = await queue.take();
      if (job) {
        await queue.finish(job, await outcomeOf(queue, job, pool.run));
        done += 1;
      } else if (untilEmpty) return;
      else await new Promise((then) => setTimeout(then, IDLE));
    }
  };
  await Promise.all(Array.from({ length: workers }, one));
  await pool.close();
  await queue.close();
  output.say(`${figure(done)} pieces of work are done.`);
}

type Taken = NonNullable<Awaited<ReturnType<FarmQueue['take']>>>;

async function outcomeOf(queue: FarmQueue, job: Taken, run: (slice: Slice) => Promise<object>): Promise<Outcome> {
  const renewing = setInterval(() => void queue.renew(job).catch(() => {}), RENEW);
  try {
    return { report: await run(job.task as Slice) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  } finally {
    clearInterval(renewing);
  }
}
