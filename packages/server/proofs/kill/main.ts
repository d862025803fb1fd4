import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataFolderForTests } from '../../test/folders.ts';
import { killing } from './killing.ts';

/** Kills the server, PostgreSQL, both, and one node of three at random moments while games go on: npm run kill -- --kills 20 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    duels: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Milliseconds to the next kill, at most. */
    pause: { type: 'string', default: '1500' },
    /** Tells of every kill on the way. */
    tell: { type: 'boolean', default: false },
  },
});

const folder = dataFolderForTests();
const started = performance.now();
try {
  const report = await killing({
    folder,
    kills: Number(values.kills),
    duels: Number(values.duels),
    seed: Number(values.seed),
    pause: Number(values.pause),
    ...(values.tell ? { said: (words) => console.error(words) } : {}),
  });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(JSON.stringify({ ...report, seconds }));
  if (report.lost > 0 || report.differ > 0 || report.untrue > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
