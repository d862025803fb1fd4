import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Unable } from '../refusal.ts';
import { isAway, whyAway } from './away.ts';
import type { Embedded } from './embedded/embedded.ts';
import { embeddedIn } from './embedded/embedded.ts';
import type { Schema } from './schema.ts';
import { newId } from './secrets.ts';

export interface Place {
  /** A database that is there already. */
  readonly url?: string | undefined;
  /** Else one of our own in this folder. */
  readonly folder: string;
}

/** The database, with what is to be known about whether it is there. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly pool: pg.Pool;
  /** A connection of its own, for news and for the lock by which others see that we live. */
  readonly connection: () => Promise<pg.Client>;
  /** Is told whenever the database goes away, and why, and when it is back (null). */
  readonly watch: (told: (why: string | null) => void) => void;
  readonly isHere: () => boolean;
  /** Tries it until it can be done: for what must be stored, and can be tried twice. */
  readonly persist: <T>(doing: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: string): unknown =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

export async function openDatabase(place: Place, connections = 10): Promise<Database> {
  const embedded = place.url === undefined ? await embeddedIn(place.folder) : null;
  const name = `meetingstone ${newId(6)}`;
  const wayIn = (): pg.ClientConfig => ({
    ...(embedded ? embedded.wayIn() : { connectionString: place.url }),
    application_name: name,
    connectionTimeoutMillis: 5_000,
    types,
  });
  const pool = new pg.Pool({ ...wayIn(), max: connections });
  const watchers: ((why: string | null) => void)[] = [];
  const tell = (why: string | null): void => {
    for (const told of watchers) told(why);
  };
  let coming: Promise<void> | null = null;
  let closed = false;

  /** Waits until it answers again; ours is started again if it was killed. */
  const comeBack = async (why: unknown): Promise<void> => {
    tell(whyAway(why));
    for (let wait = 20; !closed; wait = Math.min(2 * wait, 1_000)) {
      await pause(wait);
      try {
        if (embedded) await embedded.ensure();
        Object.assign(pool.options, wayIn()); // It may answer on another port now; the pool looks here for each connection.
        await pool.query('create temporary table if not exists writable () on commit drop');
        break;
      } catch {}
    }
    tell(null);
  };
  const lost = (error: unknown): Promise<void> => {
    coming ??= comeBack(error).finally(() => {
      coming = null;
    });
    return coming;
  };
  pool.on('error', (error) => void lost(error)); // Without it a lost connection ends the process.

  const persist = async <T>(doing: () => Promise<T>): Promise<T> => {
    for (;;) {
      if (coming) await coming;
      try {
        return await doing();
      } catch (error) {
        if (!isAway(error) || closed) throw error;
        await lost(error);
      }
    }
  };

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await pool.query('select 1').catch((error) => unreachable(error, place));
  return {
    db,
    pool,
    connection: async () => {
      const client = new pg.Client(wayIn());
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    watch: (told) => void watchers.push(told),
    isHere: () => coming === null,
    persist,
    close: async () => {
      closed = true;
      await db.destroy();
      if (embedded) await stopIfLast(wayIn(), embedded);
    },
  };
}

/** Other nodes may use the same database: the last one stops it. */
async function stopIfLast(wayIn: pg.ClientConfig, embedded: Embedded): Promise<void> {
  const client = new pg.Client(wayIn);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ others: number }>(
      `select count(*) as others from pg_stat_activity
       where backend_type = 'client backend' and application_name <> current_setting('application_name')`,
    );
    await client.end();
    if (rows[0]!.others === 0) await embedded.stop();
  } catch {
    // It is gone already.
  }
}

function unreachable(error: unknown, { url }: Place): never {
  const host = url === undefined ? 'our own database' : `the database at ${new URL(url).host}`;
  throw new Unable(
    `Cannot reach ${host}: ${whyAway(error)}. DATABASE_URL says where it is; without it the server brings its own.`,
  );
}
