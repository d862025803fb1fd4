import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { FarmOptions } from '../farm.ts';
import { openFarm, QUEUE } from '../farm.ts';
import { figure, wholeNumber } from '../numbers.ts';
import type { Output } from '../output.ts';

interface WorkOptions extends FarmOptions {
  readonly workers: number;
  readonly untilEmpty?: boolean;
}

export function addWork(program: Command, output: Output): void {
  program
    .command('work')
    .description('play games for `simulate --farm`, whichever machine asked for them')
    .option('--data <folder>', 'where the queue is (or MEETINGSTONE_DATA); DATABASE_URL names a PostgreSQL instead')
    .option('--queue <address>', QUEUE)
    .option('--workers <n>', 'threads', wholeNumber(1), availableParallelism())
    .option('--until-empty', 'end when there is nothing to do')
    .action((options: WorkOptions) => work(options, output));
}

/** Does one piece of work after the other, in each thread. What was begun is done before it ends. */
async function work({ workers, untilEmpty = false, ...place }: WorkOptions, output: Output): Promise<void> {
  const farm = await openFarm(place);
  const { threadPool } = await import('../workers.ts');
  const pool = threadPool<object, object>(workers);
  const { stop, ended } = farm.work({ does: pool.run, atOnce: workers, untilEmpty, warn: output.warn });
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  output.say('It works.');
  const done = await ended;
  await pool.close();
  await farm.close();
  output.say(`${figure(done)} pieces of work are done.`);
}
