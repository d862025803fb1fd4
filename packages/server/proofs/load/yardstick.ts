import type { Database } from '../../src/storage/database.ts';
import { rounded } from '../figures.ts';

/** How fast this machine was during the run, whoever else used it. */
export interface Yardstick {
  /** One row after the other, each with a commit of its own. */
  readonly commitsPerSecond: number;
  /** The longest time for which a loop that does nothing else was kept from going on, in milliseconds. */
  readonly stall: number;
}

export async function yardstick({ pool }: Database, seconds = 2): Promise<Yardstick> {
  await pool.query('create table if not exists yardstick (n integer)');
  const end = performance.now() + seconds * 1000;
  let commits = 0;
  for (; performance.now() < end; commits++) await pool.query('insert into yardstick values (1)');
  await pool.query('drop table yardstick');
  return { commitsPerSecond: rounded(commits / seconds), stall: rounded(longestStall(seconds * 1000), 1) };
}

function longestStall(time: number): number {
  let [before, longest] = [performance.now(), 0];
  for (const end = before + time; before < end; ) {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}
