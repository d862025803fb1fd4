import { expect, test } from 'vitest';
import { scenarioFiles } from '../proofs/wire/files.ts';
import { wireFile } from '../proofs/wire/scenarios.ts';

/** One scenario of every other file; `npm run wire` runs all of them. */
const some = scenarioFiles().filter((_, n) => n % 2 === 1);

test.each(some)('%s: cut off after each act, a game at the wire goes as without it', async (file) => {
  const wired = await wireFile(file, 1);
  expect(wired.map(({ wrong }) => wrong)).toEqual([null]);
});

test('an effect of a card that is gone can be chosen', async () => {
  const file = scenarioFiles().find((name) => name.endsWith('death-knight.yaml'))!;
  const [wired] = await wireFile(file, 1, (title) => title === 'The mark seeks a new bearer');
  expect(wired).toMatchObject({ wrong: null });
  expect(wired!.answers).toBeGreaterThan(10);
});
