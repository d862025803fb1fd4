import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { dataFolderForTests } from '../../test/folders.ts';
import { loading } from './loading.ts';

/** Many tables with people who think: npm run load -- --duels 100 --raids 0 --profile /tmp/profile */
const { values } = parseArgs({
  options: {
    duels: { type: 'string', default: '500' },
    raids: { type: 'string', default: '50' },
    think: { type: 'string', default: '2500' },
    warm: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '60' },
    profile: { type: 'string' },
    node: { type: 'string' },
    tell: { type: 'boolean', default: false },
  },
});

const folder = dataFolderForTests();
try {
  const report = await loading({
    folder,
    duels: Number(values.duels),
    raids: Number(values.raids),
    think: Number(values.think),
    warm: Number(values.warm),
    seconds: Number(values.seconds),
    ...(values.profile === undefined ? {} : { profile: values.profile }),
    ...(values.node === undefined ? {} : { node: values.node.split(' ') }),
    ...(values.tell ? { said: (words) => console.error(words) } : {}),
  });
  console.log(JSON.stringify(report));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
