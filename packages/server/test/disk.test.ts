import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceFrom } from '@meetingstone/bots';
import { afterAll, describe, expect, test } from 'vitest';
import { startServer } from '../src/server.ts';
import { openDatabase } from '../src/storage/database.ts';
import { databasesForTests } from './databases.ts';
import { person, playOn } from './people.ts';

/** A disk of its own, of so many megabytes; null where nobody lets us mount one. */
function smallDisk(megabytes: number): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'meetingstone-disk-'));
  const mounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder]).status === 0;
  mounts.push(folder);
  return mounted ? folder : null;
}
const mounts: string[] = [];
afterAll(() => {
  for (const folder of mounts) {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

const [tiny, small] = [smallDisk(8), smallDisk(120)];

/** Leaves no room at all on that disk. */
function fill(folder: string): () => void {
  const file = join(folder, 'filler');
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch {} // A little less than was free.
  return () => rmSync(file);
}

describe.runIf(tiny !== null && small !== null)('a full disk', () => {
  test('on which no database can be made: a sentence says so', async () => {
    await expect(startServer({ folder: join(tiny!, 'data') })).rejects.toThrow(/disk .*is full/);
  });

  test('in the middle of games: people are told, they wait, and no game is lost once there is space again', async () => {
    const folder = small!;
    chmodSync(folder, 0o755);
    const server = await startServer({ folder });
    const people = [await person(server.url, { name: 'Anna' }), await person(server.url, { name: 'Bert' })] as const;
    const { game } = await people[0].ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2 } });
    await people[1].ask({ type: 'sit', game: game! });
    await people[0].ask({ type: 'lobby.start', game: game! });
    await Promise.all(people.map((one) => one.hear('table')));
    await playOn(people, game!, diceFrom(1), 5);
    const empty = fill(folder);
    const playing = playOn(people, game!, diceFrom(2), 15);
    // Whatever is said takes room, too, so that it is used up soon.
    for (let n = 0; n < 5; n++) people[0].say({ type: 'say', key: `long-${n}`, game: game!, text: 'x'.repeat(500) });
    await people[1].hear('storage', ({ here }) => !here);
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    empty();
    await people[1].hear('storage', ({ here }) => here);
    expect(await playing).toBeGreaterThanOrEqual(15);
    const acked = people.flatMap((one) => one.acked());
    await server.close();
    const database = await openDatabase({ folder });
    const { rows } = await database.pool.query<{ key: string }>('select key from acts where key is not null');
    const stored = new Set(rows.map(({ key }) => key));
    expect(acked.filter((key) => !stored.has(key))).toEqual([]);
    await database.close();
  });
});

describe('a port that is in use', () => {
  const databases = databasesForTests();

  test('is told by a sentence, or the next one is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as { port: number };
    const databaseUrl = await databases.url();
    await expect(startServer({ databaseUrl, ports: [port] })).rejects.toThrow(`Port ${port} is in use`);
    const server = await startServer({ databaseUrl, ports: [port, 0] });
    expect(new URL(server.url).port).not.toBe(String(port));
    await server.close();
    other.close();
  });
});
