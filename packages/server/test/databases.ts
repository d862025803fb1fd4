import { rmSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/storage/database.ts';
import { openDatabase } from '../src/storage/database.ts';
import { embeddedIn } from '../src/storage/embedded/embedded.ts';
import { dataFolderForTests } from './folders.ts';

/** A real PostgreSQL for the tests of this file; each asks for as many databases of its own as it likes. */
export function databasesForTests(): { readonly url: () => Promise<string>; readonly open: () => Promise<Database> } {
  let [folder, count] = ['', 0];
  let base: Database;
  let stop: () => Promise<void>;
  let urlOf: (name: string) => string;
  const opened: Database[] = [];
  beforeAll(async () => {
    folder = dataFolderForTests();
    const embedded = await embeddedIn(folder);
    const { user, password, host, port } = embedded.wayIn();
    urlOf = (name) => `postgres://${user}:${password}@${host}:${port}/${name}`;
    base = await openDatabase({ url: urlOf('postgres'), folder });
    // Nobody cuts the power during a test, and a process that is killed loses nothing that the system has.
    await base.pool.query('alter system set fsync = off');
    await base.pool.query('select pg_reload_conf()');
    stop = () => embedded.stop('immediate');
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await base.close();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const url = async (): Promise<string> => {
    count += 1;
    await base.pool.query(`create database test_${count}`);
    return urlOf(`test_${count}`);
  };
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ url: await url(), folder });
    opened.push(database);
    return database;
  };
  return { url, open };
}
