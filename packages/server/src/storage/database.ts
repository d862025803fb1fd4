import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Unable } from '../refusal.ts';
import { isAway, isUnanswered, whyAway } from './away.ts';
import { embeddedIn } from './embedded/embedded.ts';
import { stopIfLast } from './embedded/leaving.ts';
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
  /** How whoever has connections of his own opens them. */
  readonly wayIn: () => pg.ClientConfig;
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

/** A query that has no answer after so long has none: its connection is taken for dead. */
const ANSWER = 20_000;

export interface DatabaseTerms {
  readonly connections?: number;
  /** Milliseconds that a query is waited for. */
  readonly answer?: number;
}

export async function openDatabase(place: Place, terms: DatabaseTerms = {}): Promise<Database> {
  const { connections = 10, answer = ANSWER } = terms;
  const embedded = place.url === undefined ? await embeddedIn(place.folder) : null;
  const name = `meetingstone ${newId(6)}`;
  const wayIn = (): pg.ClientConfig => ({
    ...(embedded ? embedded.wayIn() : { connectionString: place.url }),
    application_name: name,
    connectionTimeoutMillis: 5_000,
    query_timeout: answer,
    keepAlive: true,
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
  // Without these a lost connection ends the process: one that waits in the pool, and one that somebody has between two queries.
  pool.on('error', (error) => void lost(error));
  pool.on('connect', (client) => client.on('error', () => {}));

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

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: discarding(pool) }) });
  await pool.query('select 1').catch((error) => unreachable(error, place));
  return {
    db,
    pool,
    wayIn,
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
      if (embedded) await stopIfLast(wayIn, embedded.stop);
    },
  };
}

/** Kysely gives every connection back as a good one. One whose query was given up still waits for that answer: it is thrown away. */
const discarding = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    let isStuck = false;
    const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      try {
        return await client.query(text, [...values]);
      } catch (error) {
        isStuck ||= isUnanswered(error);
        throw error;
      }
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(isStuck) };
  },
  end: () => pool.end(),
});

function unreachable(error: unknown, { url }: Place): never {
  const host = url === undefined ? 'our own database' : `the database at ${new URL(url).host}`;
  throw new Unable(
    `Cannot reach ${host}: ${whyAway(error)}. DATABASE_URL says where it is; without it the server brings its own.`,
  );
}
