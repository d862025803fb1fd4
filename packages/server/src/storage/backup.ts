import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { Unable } from '../refusal.ts';
import type { Database } from './database.ts';
import { whyNoFile } from './folder.ts';
import { MIGRATIONS, migrate } from './migrations/migrations.ts';

/** Everything but who serves at the moment; what others speak of comes first. */
const TABLES = [
  'secrets',
  'accounts',
  'decks',
  'blocks',
  'matches',
  'games',
  'seats',
  'acts',
  'snapshots',
  'results',
  'chat',
  'reports',
  'deeds',
] as const;

const AT_ONCE = 500;

interface Head {
  readonly meetingstone: 'backup';
  /** As of which migration it was written. */
  readonly version: string;
}

/** Writes all that is stored into a file, as of one moment; games may go on meanwhile. How many rows. */
export async function backUp({ pool }: Database, file: string): Promise<number> {
  const version = Object.keys(MIGRATIONS).at(-1)!;
  const client = await pool.connect();
  const zip = createGzip();
  const written = pipeline(zip, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    throw new Unable(`${file} cannot be written: ${whyNoFile(error)}.`);
  });
  written.catch(() => {}); // It is waited for in the end; until then it must not end the process.
  const write = async (line: object): Promise<void> => {
    if (!zip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(zip, 'drain'), written]);
  };
  let rows = 0;
  try {
    await client.query('begin isolation level repeatable read read only');
    await write({ meetingstone: 'backup', version } satisfies Head);
    for (const table of TABLES)
      for await (const row of rowsOf(client, table)) {
        await write({ table, row });
        rows += 1;
      }
    await client.query('commit');
    zip.end();
    await written;
  } finally {
    client.release();
  }
  return rows;
}

async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<object> {
  await client.query(`declare rows_of_${table} cursor for select to_jsonb(${table}) as row from ${table}`);
  for (;;) {
    const { rows } = await client.query<{ row: object }>(`fetch ${AT_ONCE} from rows_of_${table}`);
    if (rows.length === 0) return;
    for (const { row } of rows) yield row;
  }
}

/** Puts back what was written, into a database in which nothing is. All of it, or nothing. How many rows. */
export async function restore({ pool, db }: Database, file: string): Promise<number> {
  const lines = linesOf(file);
  const { value: head } = await lines.next();
  const { meetingstone, version } = (head ?? {}) as Partial<Head>;
  if (meetingstone !== 'backup' || version === undefined) throw new Unable(`${file} is no backup of Meeting Stone.`);
  if (!(version in MIGRATIONS)) throw new Unable(`${file} was written by a newer Meeting Stone: update the program.`);
  await migrate(db, version);
  const { rows: there } = await pool.query('select from accounts union all select from games limit 1');
  if (there.length > 0)
    throw new Unable('There is something in this database already: a backup is put back into an empty one.');
  const client = await pool.connect();
  let rows = 0;
  try {
    await client.query('begin; delete from secrets;');
    for await (const { table, row } of batched(lines as AsyncIterable<Row>)) {
      await putBack(client, table, row);
      rows += row.length;
    }
    await client.query('update games set owner = null');
    for (const table of ['chat', 'reports'])
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce(max(id), 0) + 1, false) from ${table}`,
      );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await migrate(db);
  return rows;
}

interface Row {
  readonly table: string;
  readonly row: object;
}

async function* linesOf(file: string): AsyncGenerator<object> {
  const unzipped = createGunzip();
  const read = pipeline(createReadStream(file), unzipped);
  read.catch(() => {}); // Whoever reads the lines hears of it.
  let rest = '';
  try {
    unzipped.setEncoding('utf8');
    for await (const chunk of unzipped) {
      const lines = `${rest}${chunk as string}`.split('\n');
      rest = lines.pop()!;
      for (const line of lines) yield JSON.parse(line) as object;
    }
    if (rest !== '') throw new Error('it ends in the middle of a line');
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Unable(isMissing ? `There is no file ${file}.` : `${file} is no whole backup: ${whyNoFile(error)}.`);
  }
}

/** Rows of one table that follow one another. */
async function* batched(rows: AsyncIterable<Row>): AsyncGenerator<{ readonly table: string; readonly row: object[] }> {
  let batch: { table: string; row: object[] } | null = null;
  for await (const { table, row } of rows) {
    if (batch && (batch.table !== table || batch.row.length >= AT_ONCE)) {
      yield batch;
      batch = null;
    }
    batch ??= { table, row: [] };
    batch.row.push(row);
  }
  if (batch) yield batch;
}

async function putBack(client: PoolClient, table: string, rows: readonly object[]): Promise<void> {
  if (!(TABLES as readonly string[]).includes(table)) throw new Unable(`There is no table "${table.slice(0, 40)}".`);
  await client.query(
    `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
