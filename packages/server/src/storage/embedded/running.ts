import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { Unable } from '../../refusal.ts';
import type { Cluster } from './cluster.ts';
import { SUPERUSER } from './cluster.ts';
import { giveTo, runningAs } from './user.ts';

const PATIENCE = 30_000;

/** The port on which the server of this cluster answers; it is started if it does not run yet. */
export async function runningPort(cluster: Cluster, wish?: number): Promise<number> {
  const deadline = Date.now() + PATIENCE;
  let port = wish;
  while (Date.now() < deadline) {
    const found = await attach(cluster);
    if (typeof found === 'number') return found;
    if (found === 'not running') {
      sweep(cluster);
      port = await freePort(port);
      await start(cluster, port);
      port = undefined;
    } else await pause(20);
  }
  throw new Unable(`PostgreSQL does not start in ${cluster.folder}. ${lastWords(cluster)}`);
}

/**
 * A server that is still running, from before we were killed, is known by what it can prove: that it has the secret of this
 * folder, and that this folder is the one it serves. A process number proves nothing.
 */
async function attach(cluster: Cluster): Promise<number | 'not running' | 'starting'> {
  const port = portIn(cluster);
  if (port === null) return 'not running';
  const client = clientOf(cluster, port);
  try {
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(
      "select setting as folder from pg_settings where name = 'data_directory'",
    );
    return rows[0] && realpathSync(rows[0].folder) === realpathSync(cluster.folder) ? port : 'not running';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === '57P03') return 'starting';
    return isStarting(cluster) ? 'starting' : 'not running';
  } finally {
    await client.end().catch(() => {});
  }
}

const lockOf = ({ folder }: Cluster): string => join(folder, 'postmaster.pid');

function lockLines(cluster: Cluster): readonly string[] {
  try {
    return readFileSync(lockOf(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function portIn(cluster: Cluster): number | null {
  const port = Number(lockLines(cluster)[3]);
  return Number.isInteger(port) && port > 0 ? port : null;
}

/** It does not answer, but there is a process that serves this very folder: on its way up, or down. */
function isStarting(cluster: Cluster): boolean {
  const [id = ''] = lockLines(cluster);
  if (!/^\d+$/.test(id)) return false;
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(cluster.folder);
  } catch {
    if (existsSync('/proc/self')) return false;
    const { stdout } = spawnSync('ps', ['-p', id, '-o', 'args='], { encoding: 'utf8' });
    return (stdout ?? '').includes(cluster.folder);
  }
}

/** A lock that a killed server left behind would keep the next one out if its process number is taken by now. */
function sweep(cluster: Cluster): void {
  if (existsSync(lockOf(cluster)) && !isStarting(cluster)) rmSync(lockOf(cluster), { force: true });
}

/** Starts it as a process of its own: it outlives us if we are killed, and with it what is not yet written. */
async function start(cluster: Cluster, port: number): Promise<void> {
  const { programs, folder, user, log } = cluster;
  const out = openSync(log, 'a', 0o600);
  giveTo(user, log);
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'jit=off',
    ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []), // File by file it takes seconds.
  ];
  const child = spawn(programs.postgres, ['-D', folder, ...settings.flatMap((one) => ['-c', one])], {
    ...runningAs(user),
    cwd: folder,
    env: {},
    detached: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const over = new Promise<'over'>((done) => {
    child.once('exit', () => done('over'));
    child.once('error', () => done('over'));
  });
  child.unref();
  while ((await Promise.race([over, pause(25)])) !== 'over') if (typeof (await attach(cluster)) === 'number') return;
  await pause(100); // It did not start: the next round looks who is there instead, or tries again.
}

export async function stop({ programs, folder, user }: Cluster, how: 'fast' | 'immediate' = 'fast'): Promise<void> {
  const child = spawn(programs.pgCtl, ['stop', '-D', folder, '-m', how, '-w'], {
    ...runningAs(user),
    cwd: folder,
    env: {},
    stdio: 'ignore',
  });
  await new Promise<void>((done) => child.once('exit', () => done()));
}

const clientOf = ({ secret }: Cluster, port: number): pg.Client => {
  const client = new pg.Client({ ...wayIn(secret, port), connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  return client;
};

export const wayIn = (secret: string, port: number) => ({
  host: '127.0.0.1',
  port,
  user: SUPERUSER,
  password: secret,
  database: 'postgres',
});

function lastWords({ log }: Cluster): string {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  if (lines.slice(-20).some((line) => /No space left|Disk quota/i.test(line))) return 'The disk is full.';
  return `Its last words (${log}): ${lines.slice(-2).join(' ')}`;
}

async function freePort(wish = 0): Promise<number> {
  const free = (port: number) =>
    new Promise<number | null>((done) => {
      const server = createServer();
      server.once('error', () => done(null));
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        server.close(() => done(typeof address === 'object' && address ? address.port : null));
      });
    });
  return (await free(wish)) ?? (await free(0))!;
}
