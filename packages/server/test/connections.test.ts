import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { beThere } from '../src/presence.ts';
import { isAway, whyAway } from '../src/storage/away.ts';
import type { Database } from '../src/storage/database.ts';
import { openDatabase } from '../src/storage/database.ts';
import { embeddedIn } from '../src/storage/embedded/embedded.ts';
import { stopIfLast } from '../src/storage/embedded/leaving.ts';
import { migrate } from '../src/storage/migrations/migrations.ts';
import { register } from '../src/storage/nodes.ts';
import { databasesForTests } from './databases.ts';
import { dataFolderForTests } from './folders.ts';
import { proxyTo } from './proxy.ts';

const databases = databasesForTests();

const backendOf = async ({ db }: Pick<Database, 'db'>): Promise<number> =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid;

const end = ({ pool }: Database, pid: number) => pool.query('select pg_terminate_backend($1)', [pid]);

describe('a connection that is lost', () => {
  test('between two queries of what is done together: that is not done, and the process goes on', async () => {
    const [database, other] = [await databases.open(), await databases.open()];
    const done = database.db.transaction().execute(async (db) => {
      await end(other, await backendOf({ db }));
      await pause(100); // Nobody waits for an answer on it while it breaks.
      await sql`select 1`.execute(db);
    });
    await expect(done).rejects.toSatisfy(isAway);
    expect(await database.persist(() => backendOf(database))).toBeGreaterThan(0);
  });

  test('a query that has no answer is given up, its connection too, and the next goes over another', async () => {
    const database = await openDatabase({ url: await databases.url(), folder: '' }, { connections: 1, answer: 150 });
    const before = await backendOf(database);
    await expect(sql`select pg_sleep(3)`.execute(database.db)).rejects.toSatisfy(isAway);
    expect(await backendOf(database)).not.toBe(before);
    await database.close();
  });

  test('that shows others that the node lives is opened again, though it break while it is opened', async () => {
    const [database, other] = [await databases.open(), await databases.open()];
    await migrate(database.db);
    const node = await register(database, 'one', 'http://127.0.0.1/one');
    let [listened, back] = [0, 0];
    const post = {
      tell: () => {},
      listen: async (): Promise<void> => {
        listened += 1;
        if (listened === 2) throw new Error('it broke');
      },
    };
    const there = await beThere(database, node, post, () => {
      back += 1;
    });
    const held = async (): Promise<readonly number[]> => {
      const { rows } = await database.pool.query<{ pid: number }>(
        `select pid from pg_locks where locktype = 'advisory' and objid = $1`,
        [node.lock],
      );
      return rows.map(({ pid }) => pid);
    };
    const [first] = await held();
    await end(other, first!);
    await expect.poll(() => back).toBe(1);
    expect(listened).toBe(3);
    expect(await held()).toEqual([expect.any(Number)]); // Nobody waits for the lock besides.
    await there.close();
  });
});

describe('a database that goes away and comes back', () => {
  test.each(['turned away', 'silent'] as const)('what must be stored waits (%s), and is stored', async (how) => {
    const proxy = await proxyTo(await databases.url());
    const database = await openDatabase({ url: proxy.url, folder: '' }, { answer: 200 });
    await migrate(database.db);
    const told: (string | null)[] = [];
    database.watch((why) => told.push(why));
    proxy.cut(how);
    const stored = database.persist(() => database.pool.query(`insert into secrets values ('a', 'b')`));
    await pause(300);
    expect(database.isHere()).toBe(false);
    proxy.mend();
    await stored;
    await expect.poll(() => told.at(-1)).toBe(null);
    expect((await database.pool.query('select name from secrets')).rows).toEqual([{ name: 'a' }]);
    await database.close();
    proxy.close();
  });

  test('a full disk is told as such, and what could not be stored is stored when there is space again', async () => {
    const database = await databases.open();
    const told: (string | null)[] = [];
    database.watch((why) => told.push(why));
    let isFull = true;
    const full = Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' });
    const stored = database.persist(async () => {
      if (isFull) throw full;
      return 'stored';
    });
    await expect.poll(() => told[0]).toBe('the disk of the database is full');
    isFull = false;
    expect(await stored).toBe('stored');
    expect(whyAway(full)).toBe('the disk of the database is full');
  });
});

describe('the last one who goes', () => {
  test('stops PostgreSQL though it answers late, and not while another uses it', async () => {
    const folder = dataFolderForTests();
    const embedded = await embeddedIn(folder);
    const { host, port, user, password, database: name } = embedded.wayIn();
    const proxy = await proxyTo(`postgres://${user}:${password}@${host}:${port}/${name}`);
    const late = () => ({ ...embedded.wayIn(), port: Number(new URL(proxy.url).port), application_name: 'late' });
    const other = await openDatabase({ url: proxy.url, folder });
    await stopIfLast(late, embedded.stop, 300);
    expect((await other.pool.query('select 1')).rowCount).toBe(1);
    await other.close();
    proxy.cut('silent');
    setTimeout(proxy.mend, 450);
    await stopIfLast(late, embedded.stop, 300);
    await expect(openDatabase({ url: proxy.url, folder })).rejects.toThrow('Cannot reach');
    expect(existsSync(join(folder, 'postgresql-18', 'postmaster.pid'))).toBe(false);
    proxy.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
