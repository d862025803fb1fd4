import { standardOutput } from './output.ts';
import { run } from './program.ts';

// A reader that has seen enough (`| head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

await run(process.argv.slice(2), standardOutput);
