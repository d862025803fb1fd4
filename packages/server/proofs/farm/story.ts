import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createPostgresBackend, createRedisBackend, withBackend } from 'bullmq';

const COMMAND = fileURLToPath(new URL('../../../cli/bin/meetingstone.js', import.meta.url));

/** Where the queue lies: a PostgreSQL, or a Redis or Valkey. */
export type QueuePlace = { readonly databaseUrl: string } | { readonly queue: string };

/** What came of it when one of two machines was killed in the middle of its work. */
export interface FarmStory {
  /** What the two counted is what one machine alone counts. */
  readonly same: boolean;
  /** From the kill to the end: what the dead one had taken is played by the other. */
  readonly secondsAfterKill: number;
  /** What the one who was left said in the end. */
  readonly goodbye: string;
}

/** Two machines play; when both are at it, one is killed. */
export async function killOneOfTwo(place: QueuePlace, games: number): Promise<FarmStory> {
  const children: ChildProcess[] = [];
  const meetingstone = (...words: readonly string[]) => {
    const env = 'queue' in place ? { MEETINGSTONE_QUEUE: place.queue } : { DATABASE_URL: place.databaseUrl };
    const child = spawn(process.execPath, [COMMAND, ...words], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    let said = '';
    child.stdout!.on('data', (data) => {
      said += String(data);
    });
    return { child, said: new Promise<string>((then) => child.once('exit', () => then(said))) };
  };
  const simulate = ['simulate', '--games', String(games), '--seed', '7', '--bots', 'random', '--json'];
  try {
    const [first, second] = [meetingstone('work', '--workers', '1'), meetingstone('work', '--workers', '1')];
    const farm = meetingstone(...simulate, '--farm');
    await untilBusy(place, 2);
    first.child.kill('SIGKILL');
    const killed = performance.now();
    const together = await farm.said;
    const secondsAfterKill = Math.round((performance.now() - killed) / 100) / 10;
    second.child.kill('SIGTERM');
    const goodbye = (await second.said).trim().split('\n').at(-1)!;
    return { same: counted(together) === counted(await meetingstone(...simulate).said), secondsAfterKill, goodbye };
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
}

/** What does not hang on who played, and when. */
function counted(text: string): string {
  const { gamesPerSecond: _, decisionsPerSecond: __, ...report } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(report);
}

/** Each machine does one task at a time: as many are at work as tasks are. */
async function untilBusy(place: QueuePlace, machines: number): Promise<void> {
  const queue =
    'queue' in place
      ? new (withBackend(createRedisBackend).Queue)('tasks', { connection: { url: place.queue } })
      : new (withBackend(createPostgresBackend).Queue)('tasks', {
          connection: { connectionString: place.databaseUrl, schema: 'farm', migrate: true },
        });
  try {
    for (let tries = 0; (await queue.getActiveCount()) < machines; tries++) {
      if (tries === 2_000) throw new Error(`${machines} machines never worked at once`);
      await pause(20);
    }
  } finally {
    await queue.close();
  }
}
