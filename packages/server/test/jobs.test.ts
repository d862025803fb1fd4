import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openQueue } from '../src/jobs/queue.ts';
import { databasesForTests } from './databases.ts';

const COMMAND = fileURLToPath(new URL('../../cli/bin/meetingstone.js', import.meta.url));
const databases = databasesForTests();
const started: ChildProcess[] = [];
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await databases.url();
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

function meetingstone(...words: readonly string[]): { readonly child: ChildProcess; readonly said: Promise<string> } {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let said = '';
  child.stdout!.on('data', (data) => {
    said += String(data);
  });
  return { child, said: new Promise((done) => child.once('exit', () => done(said))) };
}

/** What does not hang on who played, and when. */
function counted(text: string): object {
  const { gamesPerSecond: _, decisionsPerSecond: __, ...report } = JSON.parse(text) as Record<string, unknown>;
  return report;
}

const GAMES = ['simulate', '--games', '120', '--seed', '7', '--bots', 'random', '--json'] as const;

test('two machines play what one would have played alone, though one of them is killed in the middle', async () => {
  const migrated = await openQueue({ databaseUrl });
  await migrated.close();
  const alone = meetingstone(...GAMES);
  const workers = [meetingstone('work', '--workers', '1'), meetingstone('work', '--workers', '1')];
  const farm = meetingstone(...GAMES, '--farm');
  await expect.poll(() => takers(), { timeout: 40_000, interval: 20 }).toBe(2);
  workers[0]!.child.kill('SIGKILL');
  expect(counted(await farm.said)).toEqual(counted(await alone.said));
  workers[1]!.child.kill('SIGTERM');
  expect(await workers[1]!.said).toMatch(/pieces of work are done/);
}, 120_000);

/** How many machines have taken something. */
async function takers(): Promise<number> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query('select count(distinct taken_by) as n from jobs');
    return Number(rows[0].n);
  } finally {
    await client.end();
  }
}

test('a piece of work is taken once, and again when its machine does not renew it; the first result stands', async () => {
  const one = await openQueue({ databaseUrl: await databases.url(), lease: 100 });
  const simulation = await one.put({}, [{ n: 0 }]);
  const taken = await one.take();
  expect(taken).toMatchObject({ simulation, number: 0, task: { n: 0 } });
  expect(await one.take()).toBe(null);
  await new Promise((done) => setTimeout(done, 150));
  const again = await one.take();
  expect(again).toMatchObject({ number: 0 });
  await one.finish(again!, { by: 'second' });
  await one.finish(taken!, { by: 'first' });
  expect(await one.results(simulation)).toEqual([{ by: 'second' }]);
  await one.forget(simulation);
  expect(await one.results(simulation)).toEqual([]);
  await one.close();
});
