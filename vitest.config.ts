import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/src/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globals: false,
  },
});
