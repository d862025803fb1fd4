/** Where a command writes, and whether somebody is looking. Tests have one of their own. */
export interface Output {
  readonly say: (line: string) => void;
  readonly warn: (line: string) => void;
  /** A line on stderr that is written over again; nothing where nobody is looking. */
  readonly progress: (line: string | null) => void;
  /** The exit code of the command, if it is not all well. */
  fail: (code?: number) => void;
}

export const standardOutput: Output = {
  say: (line) => {
    process.stdout.write(`${line}\n`);
  },
  warn: (line) => {
    process.stderr.write(`${line}\n`);
  },
  progress: (line) => {
    if (process.stderr.isTTY) process.stderr.write(line === null ? '\r\u001b[K' : `\r${line}\u001b[K`);
  },
  fail: (code = 1) => {
    process.exitCode = code;
  },
};

/** One JSON document. */
export function sayJson(output: Output, value: unknown): void {
  output.say(JSON.stringify(value, null, 2));
}
