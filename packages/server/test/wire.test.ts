import { expect, test } from 'vitest';
import { scenarioFiles } from '../proofs/wire/files.ts';
import { wireFile } from '../proofs/wire/scenarios.ts';

/** One scenario of every other file; `npm run wire` runs all of them. */
const some = scenarioFiles().filter((_, n) => n % 2 === 1);

test.each(some)('%s: cut off after each act, a game at the wire goes as without it', async (file) => {
  const wired = await wireFile(file, 1);
  expect(wired.map(({ wrong }) => wrong)).toEqual([null]);
  expect(wired[0]!.answers).toBeGreaterThan(0);
});
