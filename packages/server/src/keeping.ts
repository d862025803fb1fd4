import { backUp, restore } from './storage/backup.ts';
import type { Database, Place } from './storage/database.ts';
import { openDatabase } from './storage/database.ts';
import { dataFolder } from './storage/folder.ts';
import { migrate } from './storage/migrations/migrations.ts';
import type { Report } from './storage/reports.ts';
import { reportsIn } from './storage/reports.ts';

type Where = { readonly databaseUrl?: string | undefined; readonly folder?: string | undefined };

const placeOf = ({ databaseUrl, folder }: Where): Place => ({ url: databaseUrl, folder: folder ?? dataFolder() });

/** Does something with what a server has stored, whether it runs or not. */
async function opened<T>(where: Where, doing: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(placeOf(where));
  try {
    return await doing(database);
  } finally {
    await database.close();
  }
}

/** Writes everything that a server has stored into one file. How many rows. */
export const keepBackup = (where: Where, file: string): Promise<number> =>
  opened(where, async (database) => {
    await migrate(database.db);
    return backUp(database, file);
  });

/** Puts such a file back, into a database in which nothing is yet. */
export const restoreBackup = (where: Where, file: string): Promise<number> =>
  opened(where, (database) => restore(database, file));

/** What people have reported: all of it, or the reports of these numbers. */
export const readReports = (where: Where, numbers: readonly number[] = []): Promise<readonly Report[]> =>
  opened(where, async ({ db }) => {
    await migrate(db);
    return reportsIn(db, numbers);
  });
