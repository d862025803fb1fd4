import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface OwnRedis {
  readonly url: string;
  readonly version: string;
  readonly stop: () => Promise<void>;
}

/** A Redis or Valkey of our own, if the machine has the program for it. */
export async function ownRedis(): Promise<OwnRedis | null> {
  for (const program of ['valkey-server', 'redis-server']) {
    const started = await start(program);
    if (started) return started;
  }
  return null;
}

async function start(program: string): Promise<OwnRedis | null> {
  const [folder, port] = [mkdtempSync(join(tmpdir(), 'meetingstone-redis-')), await freePort()];
  const words = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close').catch(() => {});
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (!/ready to accept connections/i.test(said)) continue;
    child.stdout.resume();
    return { url: `redis://127.0.0.1:${port}`, version: `${program} ${/version[= ]([\d.]+)/i.exec(said)?.[1]}`, stop };
  }
  await stop();
  return null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
