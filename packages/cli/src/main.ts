import type { ThinkingTask } from '@meetingstone/server/work';
import type { Slice } from './commands/simulate.ts';
import { standardOutput } from './output.ts';
import { run } from './program.ts';

export { run };

/** A task for a thread of its own. */
export async function work(task: ThinkingTask | Slice): Promise<unknown> {
  if ('simulate' in task) return (await import('./commands/simulate.ts')).played(task);
  return (await import('@meetingstone/server/work')).think(task);
}

/** The command, with what was typed after its name. */
export async function main(words: readonly string[]): Promise<void> {
  // A reader that has seen enough (`| head`) is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  await run(words, standardOutput);
}
