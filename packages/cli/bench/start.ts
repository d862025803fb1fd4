import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { CHECKOUT } from '../src/checkout.ts';
import { rounded } from './rate.ts';

const RUNS = 15;
const COMMAND = join(CHECKOUT, 'packages', 'cli', 'bin', 'meetingstone.js');

/** How long a small command takes, as often as Node takes to start and do nothing. They take turns. */
export function measureStart(): { readonly bareMs: number; readonly commandMs: number; readonly ratio: number } {
  const bare = () => timeOf(['-e', '0']);
  const command = () => timeOf([COMMAND, 'cards', 'show', 'Ember Lash']);
  command();
  const runs = Array.from({ length: RUNS }, () => [bare(), command()] as const);
  const [bareMs, commandMs] = [median(runs.map(([one]) => one)), median(runs.map(([, other]) => other))];
  return { bareMs: rounded(bareMs), commandMs: rounded(commandMs), ratio: rounded(commandMs / bareMs) };
}

function timeOf(words: readonly string[]): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, words, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`node ${words.join(' ')} ended with ${status}`);
  return performance.now() - start;
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
