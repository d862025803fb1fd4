import { sql } from 'kysely';
import { openDatabase } from '../storage/database.ts';
import { dataFolder } from '../storage/folder.ts';
import { migrate } from '../storage/migrations/migrations.ts';
import { newId } from '../storage/secrets.ts';
import { json } from '../storage/tables.ts';

/** A piece of work that one machine has taken. */
export interface Job {
  readonly simulation: string;
  readonly number: number;
  readonly task: object;
}

/** Work for machines that share a database. What a machine has taken and does not renew is given to another. */
export interface Queue {
  readonly put: (terms: object, tasks: readonly object[]) => Promise<string>;
  /** The next piece, for this machine alone; null if there is none at the moment. */
  readonly take: () => Promise<Job | null>;
  /** It is still being worked on. */
  readonly renew: (job: Job) => Promise<void>;
  /** Done twice, the first result stands. */
  readonly finish: (job: Job, result: object) => Promise<void>;
  /** The results so far, in the order of the tasks; null where there is none yet. */
  readonly results: (simulation: string) => Promise<readonly (object | null)[]>;
  readonly forget: (simulation: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** So long nobody else takes what was taken, unless it is renewed. */
const LEASE = 10_000;

interface QueuePlace {
  readonly databaseUrl?: string | undefined;
  readonly folder?: string | undefined;
  readonly lease?: number | undefined;
}

/** The queue in PostgreSQL; the clock of its leases is the database's. */
export async function openQueue({ databaseUrl, folder, lease = LEASE }: QueuePlace): Promise<Queue> {
  const { db, close } = await migrated({ url: databaseUrl, folder: folder ?? dataFolder() });
  const worker = newId(6);
  const now = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  return {
    put: async (terms, tasks) => {
      const id = newId();
      await db.transaction().execute(async (together) => {
        await together
          .insertInto('simulations')
          .values({ id, terms: json(terms), made_at: Date.now() })
          .execute();
        for (const [number, task] of tasks.entries())
          await together
            .insertInto('jobs')
            .values({ simulation: id, number, task: json(task) })
            .execute();
      });
      return id;
    },
    take: async () => {
      const { rows } = await sql<Job>`
        update jobs set taken_by = ${worker}, taken_until = ${now} + ${lease}, tries = tries + 1
        where (simulation, number) in (
          select simulation, number from jobs
          where result is null and (taken_until is null or taken_until < ${now})
          order by simulation, number for update skip locked limit 1
        ) returning simulation, number, task`.execute(db);
      return rows[0] ?? null;
    },
    renew: async ({ simulation, number }) => {
      await sql`
        update jobs set taken_until = ${now} + ${lease}
        where simulation = ${simulation} and number = ${number} and taken_by = ${worker}`.execute(db);
    },
    finish: async ({ simulation, number }, result) => {
      await db
        .updateTable('jobs')
        .set({ result: json(result) })
        .where('simulation', '=', simulation)
        .where('number', '=', number)
        .where('result', 'is', null)
        .execute();
    },
    results: async (simulation) => {
      const rows = await db
        .selectFrom('jobs')
        .select('result')
        .where('simulation', '=', simulation)
        .orderBy('number')
        .execute();
      return rows.map(({ result }) => result);
    },
    forget: async (simulation) => {
      await db.deleteFrom('simulations').where('id', '=', simulation).execute();
    },
    close,
  };
}

async function migrated(place: Parameters<typeof openDatabase>[0]): ReturnType<typeof openDatabase> {
  const database = await openDatabase(place);
  await migrate(database.db);
  return database;
}
