import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const COMMAND = fileURLToPath(new URL('../../cli/bin/meetingstone.js', import.meta.url));

/** A serving process of its own, as people start it. */
export interface NodeProcess {
  readonly url: string;
  readonly said: () => string;
  /** Until it is over; the code with which it ended, null if it was killed. */
  readonly ended: Promise<number | null>;
  /** At once and without a word. */
  readonly kill: () => Promise<void>;
  /** As it is told to end: every game is put away. The code with which it ended. */
  readonly end: () => Promise<number | null>;
}

export const startNode = (env: Environment, ...words: readonly string[]): Promise<NodeProcess> =>
  startNodeWith([], env, ...words);

type Environment = Readonly<Record<string, string>>;

/** With options for Node itself, a profile of what it does for example. */
export async function startNodeWith(
  options: readonly string[],
  env: Environment,
  ...words: readonly string[]
): Promise<NodeProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...options, COMMAND, 'serve', '--port', '0', '--log', 'error', ...words],
    {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('exit', (code) => done(code)));
  const url = await new Promise<string>((done, failed) => {
    const hear = (data: Buffer): void => {
      said += String(data);
      const found = /serves at (\S+)/.exec(said);
      if (found) done(found[1]!);
    };
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    void ended.then((code) => failed(new Error(`it ended with ${code}: ${said}`)));
  });
  const end = (signal: NodeJS.Signals) => (): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { url, ended, said: () => said, kill: async () => void (await end('SIGKILL')()), end: end('SIGTERM') };
}

export interface Ran {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Any other command, until it is over. */
export async function runCommand(env: Environment, ...words: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += String(data)));
  child.stderr.on('data', (data: Buffer) => (err += String(data)));
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { out, err, code };
}
