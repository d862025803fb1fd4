import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Unable } from '../../refusal.ts';
import { makeDataFolder, whyNoFile } from '../folder.ts';
import type { Programs } from './programs.ts';
import { findPrograms } from './programs.ts';
import type { OtherUser } from './user.ts';
import { barrier, giveTo, otherUser, runningAs } from './user.ts';

/** A data folder of PostgreSQL that is ours alone, and how to get into it. */
export interface Cluster {
  readonly folder: string;
  readonly log: string;
  /** Only who has read our folder knows it, and only the server of this folder can prove that it knows it too. */
  readonly secret: string;
  readonly user: OtherUser | null;
  readonly programs: Programs;
}

export const SUPERUSER = 'meetingstone';
const SECRET = 'meetingstone.secret';
const MAKING = '.making-';

/** The cluster in this data folder; made if there is none yet. Nobody ever finds half of one. */
export function clusterIn(data: string): Cluster {
  makeDataFolder(data);
  const user = otherUser();
  const closed = barrier(user, data);
  if (user && closed !== null) {
    throw new Unable(
      `PostgreSQL runs as ${user.name}, who cannot reach ${data} (${closed} is closed to others): MEETINGSTONE_DATA=/var/lib/meetingstone would do, or another user than root.`,
    );
  }
  const programs = findPrograms(user, data);
  const folder = join(data, 'postgresql-18');
  if (!existsSync(folder)) make(data, folder, user, programs);
  return { folder, log: join(data, 'postgresql.log'), secret: secretIn(folder), user, programs };
}

function secretIn(folder: string): string {
  try {
    return readFileSync(join(folder, SECRET), 'utf8').trim();
  } catch (error) {
    throw new Unable(
      `${folder} is there, but is no database of Meeting Stone that can be opened: ${whyNoFile(error)}. MEETINGSTONE_DATA names another folder.`,
    );
  }
}

function make(data: string, folder: string, user: OtherUser | null, programs: Programs): void {
  const fresh = `${folder}${MAKING}${process.pid}`;
  const secret = randomBytes(24).toString('base64url');
  try {
    for (const name of readdirSync(data).filter((one) => one.includes(MAKING) && !isAlive(one)))
      rmSync(join(data, name), { recursive: true, force: true });
    mkdirSync(fresh, { mode: 0o700 });
    giveTo(user, fresh);
    const words = join(data, `${SECRET}${MAKING}${process.pid}`);
    writeFileSync(words, secret, { mode: 0o600 });
    giveTo(user, words);
    runInitdb(fresh, words, user, programs);
    rmSync(words);
    writeFileSync(join(fresh, SECRET), secret, { mode: 0o600, flush: true });
    giveTo(user, join(fresh, SECRET));
    renameSync(fresh, folder);
    // Waiting for the disk is not worth a second: nothing is in it yet.
    spawn(programs.initdb, ['--sync-only', '-D', folder], { ...runningAs(user), cwd: folder, stdio: 'ignore' }).unref();
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (existsSync(folder)) return; // Another has made it meanwhile.
    if (error instanceof Unable) throw error;
    throw new Unable(`The database cannot be made in ${data}: ${whyNoFile(error)}.`);
  }
}

function runInitdb(folder: string, words: string, user: OtherUser | null, { initdb }: Programs): void {
  const { status, stderr, stdout, error } = spawnSync(
    initdb,
    [
      '-D',
      folder,
      '-U',
      SUPERUSER,
      '--auth=scram-sha-256',
      `--pwfile=${words}`,
      '--encoding=UTF8',
      '--locale=C',
      '--no-sync',
    ],
    { ...runningAs(user), cwd: folder, encoding: 'utf8', env: {} },
  );
  if (status === 0) return;
  const said = error ? error.message : `${stdout}\n${stderr}`;
  if (/No space left|Disk quota/i.test(said))
    throw new Unable(`The disk with ${folder} is full: the database cannot be made.`);
  if (/EPERM/.test(said))
    throw new Unable(
      'PostgreSQL does not run as root, and here no other user can be taken: start the server as another user, or give it a database with DATABASE_URL.',
    );
  throw new Unable(`The database cannot be made: ${said.trim().split('\n').slice(-3).join(' ')}`);
}

/** Is whoever was making this still at it? */
function isAlive(name: string): boolean {
  try {
    return process.kill(Number(name.slice(name.indexOf(MAKING) + MAKING.length)), 0);
  } catch {
    return false;
  }
}
