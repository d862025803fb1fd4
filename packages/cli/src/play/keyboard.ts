import { createInterface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** The terminal that the program was started in. */
export function realTerminal(
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Terminal & { readonly close: () => void } {
  /** What was typed while nobody was asked. */
  let early: string[] = [];
  let ended = false;
  let waiting: ((line: string | null) => void) | null = null;
  const reader = createInterface({ input, output, terminal: true });
  reader.on('line', (line) => {
    if (!waiting) early.push(line);
    else {
      const deliver = waiting;
      waiting = null;
      deliver(line);
    }
  });
  reader.on('SIGINT', () => reader.close());
  reader.on('close', () => {
    ended = true;
    waiting?.(null);
    waiting = null;
  });
  const typedSoFar = () => new Promise((resume) => setImmediate(resume));
  /** Whoever typed it had not seen the question yet: it answers nothing. */
  const forgetEarly = () => {
    const typed = [...early, reader.line].map((line) => line.trim()).filter((line) => line !== '');
    early = [];
    if (reader.line !== '') reader.write(null, { ctrl: true, name: 'e' });
    if (reader.line !== '') reader.write(null, { ctrl: true, name: 'u' });
    if (typed.length > 0) output.write(`(typed before this was asked: ${typed.join(' ')})\n`);
  };
  return {
    width: () => process.stdout.columns ?? 80,
    say: (line) => {
      output.write(`${line}\n`);
    },
    clear: () => {
      output.write('\u001b[2J\u001b[3J\u001b[H');
    },
    ask: async (prompt) => {
      await typedSoFar();
      forgetEarly();
      if (ended) return null;
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((deliver) => {
        waiting = deliver;
      });
    },
    overhear: async (isMeant) => {
      await typedSoFar();
      if (ended) return isMeant('quit') ? 'quit' : null;
      const typed = early[0];
      return typed !== undefined && isMeant(typed) ? (early.shift() ?? null) : null;
    },
    close: () => reader.close(),
  };
}
