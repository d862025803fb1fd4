import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { broken, pathOf } from './break.ts';
import { BREAKS } from './breaks.ts';

/** The tests with one rule broken as its file is loaded; the file itself stays as it is. */
const one = BREAKS[Number(process.env.BREAK)];

const isBroken = (id: string): boolean => one !== undefined && id === pathOf(one);

export default defineConfig({
  root: fileURLToPath(new URL('../../../', import.meta.url)),
  plugins: [
    {
      name: 'break a rule',
      enforce: 'pre',
      transform: (code, id) => (isBroken(id) ? broken(one!, code) : undefined),
      configureVitest: ({ experimental_defineCacheKeyGenerator: keepApart }) => {
        keepApart(({ id }) => (isBroken(id) ? false : undefined));
      },
    },
  ],
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 20_000,
    bail: 0,
    // All other files are the same from one break to the next.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(tmpdir(), 'meetingstone-breaks') },
  },
});
