import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataFolderForTests } from '../../test/folders.ts';
import { badClients } from './bad.ts';

/** Clients that mean no good, and a thousand that are cut off at once: npm run bad-clients -- --people 100 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    'at-once': { type: 'string', default: '100' },
    'slow-readers': { type: 'string', default: '10' },
    people: { type: 'string', default: '1000' },
    tell: { type: 'boolean', default: false },
  },
});

const folder = dataFolderForTests();
try {
  const report = await badClients({
    folder,
    messages: Number(values.messages),
    atOnce: Number(values['at-once']),
    slowReaders: Number(values['slow-readers']),
    people: Number(values.people),
    ...(values.tell ? { said: (words) => console.error(words) } : {}),
  });
  console.log(JSON.stringify(report));
  const { messages, refused, atOnce, atOnceRefused, changed, slowReaders, letGo } = report;
  if (refused < messages || atOnceRefused < atOnce || changed > 0 || letGo < slowReaders) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
