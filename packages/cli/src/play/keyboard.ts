import { createInterface } from 'node:readline';
import type { Terminal } from './terminal.ts';

/** The terminal that the program was started in. */
export function realTerminal(): Terminal & { readonly close: () => void } {
  const lines: string[] = [];
  let ended = false;
  let waiting: ((line: string | null) => void) | null = null;
  const reader = createInterface({ input: process.stdin, output: process.stdout });
  reader.on('line', (line) => {
    if (!waiting) lines.push(line);
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
  return {
    width: () => process.stdout.columns ?? 80,
    say: (line) => {
      process.stdout.write(`${line}\n`);
    },
    clear: () => {
      process.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    },
    ask: (prompt) => {
      const typed = lines.shift();
      if (typed !== undefined) return Promise.resolve(typed);
      if (ended) return Promise.resolve(null);
      reader.setPrompt(prompt);
      reader.prompt();
      return new Promise((deliver) => {
        waiting = deliver;
      });
    },
    overhear: async (isMeant) => {
      await new Promise((resume) => setImmediate(resume));
      if (ended) return isMeant('quit') ? 'quit' : null;
      const typed = lines[0];
      return typed !== undefined && isMeant(typed) ? (lines.shift() ?? null) : null;
    },
    close: () => reader.close(),
  };
}
