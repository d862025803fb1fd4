import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '..', '..', '..', 'cli', 'bin', 'meetingstone.js');

/** The table as `./play` opens it, with a database of its own. */
export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

export async function serveTable(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'meetingstone-table-'));
  chmodSync(data, 0o755); // Where root runs the tests, PostgreSQL is somebody else.
  const words = ['serve', '--open', '--no-browser', '--port', '0', '--data', data, '--log', 'error'];
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [COMMAND, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await saidBy(child);
  const close = async (): Promise<void> => {
    const ended = new Promise((done) => child.once('close', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { address, close };
}

function saidBy(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    child.stdout?.on('data', (text) => {
      said += String(text);
      const address = /serves at (\S+)/.exec(said)?.[1];
      if (address !== undefined) found(address);
    });
    child.once('close', (code) => failed(new Error(`the server ended (${code}): ${said}`)));
  });
}
