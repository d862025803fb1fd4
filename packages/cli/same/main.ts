import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { differences } from './canonical.ts';
import type { Difference } from './playing.ts';
import { commitOf, HERE, recordingsOf, treeOf, workerIn } from './tree.ts';
import type { Done, Task } from './worker.ts';

/**
 * Shows that no game has changed since a commit: its code plays games of all kinds, the present code is given the same
 * answers, and every decision, event, state and view is compared, as JSON with sorted keys and without what is
 * undefined. npm run same -- REF [--games 40] [--seconds 120] [--at 2] [--fresh]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: 'Infinity' },
    seconds: { type: 'string', default: 'Infinity' },
    at: { type: 'string', default: '2' },
    fresh: { type: 'boolean', default: false },
  },
});
const [ref] = positionals;
if (ref === undefined) throw new Error('say with which commit to compare: npm run same -- REF');

const start = performance.now();
const commit = commitOf(ref);
const then = treeOf(commit);
const recordings = recordingsOf(commit);
const fileOf = (game: number) => join(recordings, `${String(game).padStart(3, '0')}.json`);

/** A process that plays games with the code of one tree. */
function playerIn(tree: string): ChildProcess {
  return fork(workerIn(tree), [], { cwd: tree, execArgv: ['--import', 'tsx'] });
}

async function told<D extends Done>(player: ChildProcess, task: Task): Promise<Exclude<D, { wrong: string }>> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(player, 'exit', { signal }).then(([code]) => [{ wrong: `the process has ended (${code})` }]);
  ended.catch(() => undefined); // It has not: we stop listening.
  player.send(task);
  const [done] = (await Promise.race([once(player, 'message', { signal }), ended])) as [Done];
  over.abort();
  if ('wrong' in done) throw new Error(`${JSON.stringify(task)}: ${done.wrong}`);
  return done as Exclude<D, { wrong: string }>;
}

interface Compared {
  readonly game: number;
  readonly name: string;
  readonly decisions: number;
  readonly difference: Difference | null;
}

type Played = Extract<Done, { name: string }>;

/** Takes one game after the other, lets the old tree record it and the present one repeat it, up to the first that differs. */
async function compareGames(queue: number[], compared: Compared[]): Promise<void> {
  const old = playerIn(then);
  const present = playerIn(HERE);
  const isTime = () => performance.now() - start < Number(values.seconds) * 1000;
  const allSame = () => compared.every(({ difference }) => !difference);
  try {
    for (let game = queue.shift(); game !== undefined && isTime() && allSame(); game = queue.shift()) {
      const file = fileOf(game);
      if (values.fresh || !existsSync(file)) await told<Played>(old, { do: 'record', game, file });
      const { name, decisions, difference } = await told<Played>(present, { do: 'replay', file });
      compared.push({ game, name, decisions, difference });
    }
  } finally {
    old.kill();
    present.kill();
  }
}

const MOST_SHOWN = 12;

/** Both sides of the first difference. */
async function tellDifference({ game, name }: Compared, { at, part, message }: Difference): Promise<void> {
  console.log(`game ${game} (${name}), decision ${at}: ${message}`);
  if (part === 'answer') return;
  const folder = mkdtempSync(join(tmpdir(), 'same-'));
  const sides = await Promise.all(
    [then, HERE].map(async (tree, n) => {
      const player = playerIn(tree);
      const into = join(folder, `${n}.json`);
      await told(player, { do: 'show', file: fileOf(game), at, part, into }).finally(() => player.kill());
      return JSON.parse(readFileSync(into, 'utf8')) as unknown;
    }),
  );
  rmSync(folder, { recursive: true });
  const found = differences(sides[0], sides[1]);
  for (const one of found.slice(0, MOST_SHOWN)) console.log(`  ${one}`);
  if (found.length > MOST_SHOWN) console.log(`  and ${found.length - MOST_SHOWN} more`);
  if (found.length === 0) console.log('  played again, both sides are the same: a value was changed after it was seen');
}

const planner = playerIn(then);
const { games } = await told<Extract<Done, { games: number }>>(planner, { do: 'plan' }).finally(() => planner.kill());
const queue = [...Array(Math.min(games, Number(values.games))).keys()];
const compared: Compared[] = [];
await Promise.all(Array.from({ length: Number(values.at) }, () => compareGames(queue, compared)));

const decisions = compared.reduce((sum, one) => sum + one.decisions, 0);
const different = compared.filter(({ difference }) => difference).sort((a, b) => a.game - b.game);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
for (const one of different) await tellDifference(one, one.difference!);
console.log(
  different.length > 0
    ? `NOT the same as ${ref}: ${different.length} of ${compared.length} games differ (${seconds} s)`
    : `${compared.length} games, ${decisions} decisions, all the same (as ${ref}, ${seconds} s)`,
);
process.exitCode = different.length > 0 || compared.length === 0 ? 1 : 0;
