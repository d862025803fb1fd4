import { backUp, restore } from './storage/backup.ts';
import type { Place } from './storage/database.ts';
import { openDatabase } from './storage/database.ts';
import { dataFolder } from './storage/folder.ts';
import { migrate } from './storage/migrations/migrations.ts';

type Where = { readonly databaseUrl?: string | undefined; readonly folder?: string | undefined };

const placeOf = ({ databaseUrl, folder }: Where): Place => ({ url: databaseUrl, folder: folder ?? dataFolder() });

/** Writes everything that a server has stored into one file, whether it runs or not. How many rows. */
export async function keepBackup(where: Where, file: string): Promise<number> {
  const database = await openDatabase(placeOf(where));
  try {
    await migrate(database.db);
    return await backUp(database, file);
  } finally {
    await database.close();
  }
}

/** Puts such a file back, into a database in which nothing is yet. */
export async function restoreBackup(where: Where, file: string): Promise<number> {
  const database = await openDatabase(placeOf(where));
  try {
    return await restore(database, file);
  } finally {
    await database.close();
  }
}
