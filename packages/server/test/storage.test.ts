import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { StoredAct } from '../src/storage/acts.ts';
import { storeActs } from '../src/storage/acts.ts';
import type { Database } from '../src/storage/database.ts';
import { MIGRATIONS, migrate } from '../src/storage/migrations/migrations.ts';
import { claim, holdLock, register } from '../src/storage/nodes.ts';
import { gatheringWriter } from '../src/storage/writer.ts';
import { databasesForTests } from './databases.ts';

const databases = databasesForTests();

async function migrated(): Promise<Database> {
  const database = await databases.open();
  await migrate(database.db);
  return database;
}

async function withGame(id: string): Promise<Database> {
  const database = await migrated();
  await addGame(database, id);
  return database;
}

const addGame = ({ pool }: Database, id: string) =>
  pool.query(
    `insert into games (id, state, terms, is_private, build, made_at, touched_at) values ($1, 'playing', '{}', false, 'x', 0, 0)`,
    [id],
  );

const actOf = (game: string, fence: number, number: number, key: string | null = null): StoredAct => ({
  game,
  fence,
  number,
  seat: 0,
  key,
  act: JSON.stringify({ do: 'answer', at: number }),
  forced: 0,
});

async function living(database: Database, id: string) {
  const node = await register(database, id, `http://127.0.0.1/${id}`);
  const connection = await database.connection();
  await holdLock(connection, node);
  return { node, die: () => connection.end() };
}

/** Every table with its columns, and every index. */
const shapeOf = async ({ pool }: Database): Promise<unknown> => {
  const columns = await pool.query(
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
     where table_schema = 'public' order by 1, 2`,
  );
  const indexes = await pool.query(`select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`);
  return [columns.rows, indexes.rows];
};

/** A row in each table as that version of the program would have written it. */
const ROWS: Readonly<Record<string, string>> = {
  '0001-people': `
    insert into accounts values ('a', 'Anna', 'hash', 1, 1), ('b', 'Guest', null, 1, 1);
    insert into decks values ('a', 'Mine', '1 Footsoldier', 1);
    insert into blocks values ('a', 'b');
    insert into secrets values ('seal', 'x');`,
  '0002-games': `
    insert into games (id, state, terms, host, is_private, build, made_at, touched_at) values ('g', 'playing', '{}', 'a', true, 'x', 1, 1);
    insert into seats (game, seat, account, token_hash) values ('g', 0, 'a', 'h');
    insert into acts values ('g', 1, 0, 'k', '{}', 2);
    insert into snapshots values ('g', 0, '\\x00');`,
  '0003-owners': `insert into nodes values ('n', 1, 'http://x', 1); update games set owner = 'n', fence = 3;`,
  '0004-matches': `
    insert into matches values ('m', '{}', '{}', 1); update games set match = 'm', nth = 2;
    insert into results values ('g', 0, 'a', 'Anna', true, true, 1);`,
  '0005-talk': `insert into chat (game, account, seat, name, text, at) values ('g', 'a', 0, 'Anna', 'hi', 1);`,
  '0006-deeds': `insert into deeds values ('a', 'k', '{"game": "g"}', 1); update games set agreed = '[0]';`,
  '0007-jobs': `
    insert into simulations values ('s', '{}', 1);
    insert into jobs (simulation, number, task) values ('s', 0, '{}');`,
  '0008-farm': '',
};

/** What a farm has to do is kept elsewhere since 0008. */
const isKept = (table: string): boolean => table !== 'simulations' && table !== 'jobs';

describe('migrations', () => {
  test.each(Object.keys(MIGRATIONS))('what was stored as of %s is there after all that follow', async (version) => {
    const database = await databases.open();
    const tables: string[] = [];
    for (const name of Object.keys(MIGRATIONS).filter((one) => one <= version)) {
      await migrate(database.db, name);
      await database.pool.query(ROWS[name]!);
      tables.push(...[...ROWS[name]!.matchAll(/insert into (\w+)/g)].map((found) => found[1]!).filter(isKept));
    }
    const counts = async () => {
      const counted = tables.map((table) =>
        sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(database.db),
      );
      return (await Promise.all(counted)).map(({ rows }) => rows[0]!.n);
    };
    const before = await counts();
    await migrate(database.db);
    expect(await counts()).toEqual(before);
    expect(before.every((n) => n > 0)).toBe(true);
    expect(await shapeOf(database)).toEqual(await shapeOf(await migrated()));
  });

  test('several nodes that start at once bring the database up once', async () => {
    const database = await databases.open();
    await Promise.all([migrate(database.db), migrate(database.db), migrate(database.db)]);
    expect(await shapeOf(database)).toEqual(await shapeOf(await migrated()));
  });

  test('a database of a newer program is left alone, with a sentence', async () => {
    const database = await migrated();
    await database.pool.query(`insert into kysely_migration values ('9999-later', '2030-01-01')`);
    await expect(migrate(database.db)).rejects.toThrow(/newer Meeting Stone/);
  });
});

describe('owners', () => {
  test('a game belongs to one living node, and to the next as soon as that one is gone', async () => {
    const database = await withGame('g');
    const [first, second] = [await living(database, 'one'), await living(database, 'two')];
    expect(await claim(database, first.node, 'g')).toEqual({ fence: 1, deadSince: null });
    expect(await claim(database, second.node, 'g')).toEqual({ owner: 'one', url: 'http://127.0.0.1/one' });
    await first.die();
    await expect.poll(() => claim(database, second.node, 'g')).toMatchObject({ fence: 2 });
    expect(await claim(database, second.node, 'no such game')).toBe(null);
    await second.die();
  });

  test('a node whose game was taken over stores nothing more in it', async () => {
    const database = await withGame('g');
    const [first, second] = [await living(database, 'one'), await living(database, 'two')];
    await claim(database, first.node, 'g');
    expect(await storeActs(database.pool, 'one', [actOf('g', 1, 1)])).toEqual(['stored']);
    await first.die();
    await expect.poll(() => claim(database, second.node, 'g')).toMatchObject({ fence: 2 });
    expect(await storeActs(database.pool, 'one', [actOf('g', 1, 2)])).toEqual(['fenced']);
    expect(await storeActs(database.pool, 'two', [actOf('g', 1, 2)])).toEqual(['fenced']);
    expect(await storeActs(database.pool, 'two', [actOf('g', 2, 2)])).toEqual(['stored']);
    await second.die();
  });
});

describe('acts', () => {
  test('what was stored though its answer was lost is told as stored, and stands there once', async () => {
    const database = await withGame('g');
    const { node, die } = await living(database, 'one');
    await claim(database, node, 'g');
    const acts = [actOf('g', 1, 1, 'a'), actOf('g', 1, 2, 'b')];
    expect(await storeActs(database.pool, 'one', acts)).toEqual(['stored', 'stored']);
    expect(await storeActs(database.pool, 'one', [...acts, actOf('g', 1, 3)])).toEqual(['stored', 'stored', 'stored']);
    expect((await database.pool.query('select number from acts order by 1')).rows.map(({ number }) => number)).toEqual([
      1, 2, 3,
    ]);
    await die();
  });

  test('another act under the number or the key of one that is stored is not stored', async () => {
    const database = await withGame('g');
    const { node, die } = await living(database, 'one');
    await claim(database, node, 'g');
    await storeActs(database.pool, 'one', [actOf('g', 1, 1, 'a')]);
    expect(await storeActs(database.pool, 'one', [{ ...actOf('g', 1, 1), act: '{}' }])).toEqual(['fenced']);
    expect(await storeActs(database.pool, 'one', [actOf('g', 1, 2, 'a')])).toEqual(['known']);
    expect((await database.pool.query('select number from acts')).rows).toEqual([{ number: 1 }]);
    await die();
  });

  test('what comes in during a write goes into the next one together, game by game to its own fate', async () => {
    const database = await withGame('g');
    await addGame(database, 'other');
    const { node, die } = await living(database, 'one');
    await claim(database, node, 'g');
    const sizes: number[] = [];
    const later: Promise<unknown>[] = [];
    const writer = gatheringWriter((acts) => {
      sizes.push(acts.length);
      if (sizes.length === 2) later.push(writer.store(actOf('g', 1, 7)));
      return storeActs(database.pool, 'one', acts);
    });
    const fates = Promise.all([1, 2, 3].map((number) => writer.store(actOf('g', 1, number))));
    const rest = Promise.all([writer.store(actOf('other', 0, 1)), writer.store(actOf('g', 1, 4))]);
    expect(await fates).toEqual(['stored', 'stored', 'stored']);
    expect(await rest).toEqual(['fenced', 'stored']);
    await Promise.all([5, 6].map((number) => writer.store(actOf('g', 1, number))));
    await Promise.all(later);
    await writer.settled();
    expect(sizes).toEqual([5, 2, 1]);
    await die();
  });

  test('one that the database refuses does not keep the others out', async () => {
    const database = await withGame('g');
    const { node, die } = await living(database, 'one');
    await claim(database, node, 'g');
    const writer = gatheringWriter((acts) => storeActs(database.pool, 'one', acts));
    const [good, bad] = await Promise.allSettled([
      writer.store(actOf('g', 1, 1)),
      writer.store({ ...actOf('g', 1, 2), act: 'no JSON' }),
    ]);
    expect(good).toEqual({ status: 'fulfilled', value: 'stored' });
    expect(bad.status).toBe('rejected');
    await die();
  });
});
