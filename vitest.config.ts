import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';

/** Tests that play whole games: short to read, long to run. */
const LONG = /\/test\/(proofs|exercise|packed|bots|thinking|imagining|raiders)\b/;

/** Long files first, so that the last one does not run alone; on a fresh clone nobody knows yet how long they take. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'packages/*/src/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    globals: false,
    env: { OFFERS: process.env.OFFERS ?? 'kept' },
  },
});
