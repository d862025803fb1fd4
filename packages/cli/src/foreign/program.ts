import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { FromClient, FromServer } from '@meetingstone/protocol';
import { readFromClient } from '@meetingstone/protocol';

/** How long a program may take for one answer, and for its first word. */
const PATIENCE = 10_000;

/** What a shell ends with if it does not find the command. */
const NOT_FOUND = 127;

/** How long it may take to end by itself. */
const GRACE = 1000;

/** A program that plays, at the other end of its standard input and output: one JSON message in a line, as over a socket. */
export interface Program {
  readonly tell: (message: FromServer) => void;
  /** Its next message; a `Silenced` says why there will be none. */
  readonly hear: () => Promise<FromClient>;
  readonly end: () => void;
}

/** The program does not play any more, and why. */
export class Silenced extends Error {
  override readonly name = 'Silenced';
}

/** Starts a command line. What it writes to its standard error goes to ours if `shown`. */
export function startProgram(command: string, shown: boolean, patience = PATIENCE): Program {
  const child: ChildProcessWithoutNullStreams = spawn(command, {
    shell: true,
    stdio: 'pipe',
    detached: true, // A group of its own: what the shell started ends with it.
  });
  const heard: string[] = [];
  let over: string | null = null;
  let wake = (): void => {};
  const finish = (why: string): void => {
    over ??= why;
    wake();
  };
  createInterface({ input: child.stdout }).on('line', (line) => {
    heard.push(line);
    wake();
  });
  if (shown) child.stderr.pipe(process.stderr);
  else child.stderr.resume();
  child.stdin.on('error', () => finish('has stopped listening'));
  child.on('error', (error) => finish(`could not be started: ${error.message}`));
  child.on('exit', (code, signal) =>
    finish(
      code === NOT_FOUND
        ? 'could not be started: there is no such program'
        : `has ended (${signal ?? `exit code ${code}`})`,
    ),
  );

  const nextLine = async (): Promise<string> => {
    const line = heard.shift();
    if (line !== undefined) return line;
    if (over !== null) throw new Silenced(over);
    const late = await new Promise<boolean>((then) => {
      const timer = setTimeout(() => then(true), patience);
      wake = () => {
        clearTimeout(timer);
        then(false);
      };
    });
    if (late) throw new Silenced(`has said nothing for ${patience / 1000} seconds`);
    // Its last words may come together with its end.
    await new Promise((then) => setImmediate(then));
    return nextLine();
  };

  return {
    tell: (message) => void child.stdin.write(`${JSON.stringify(message)}\n`),
    hear: async () => {
      const read = readFromClient(await nextLine());
      if (!read.ok) throw new Silenced(`has written what is no message: ${read.words}`);
      return read.message;
    },
    end: () => {
      over ??= 'is not needed any more';
      child.stdin.end();
      const forced = setTimeout(() => endGroup(child.pid), GRACE);
      child.on('exit', () => clearTimeout(forced));
    },
  };
}

function endGroup(id: number | undefined): void {
  try {
    if (id !== undefined) process.kill(-id, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
