import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { badClients } from '../proofs/bad/bad.ts';
import { loading } from '../proofs/load/loading.ts';
import { dataFolderForTests } from './folders.ts';

let folder: string;
beforeEach(() => {
  folder = dataFolderForTests();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('under load: no forced pass is sent, every table goes on, and what was acknowledged is what is stored', async () => {
  // Six people with cards in hand let each other pass: a raid can go on for ten seconds without anything to choose.
  const report = await loading({ folder, duels: 4, raids: 1, think: 100, warm: 4, seconds: 30 });
  expect(report).toMatchObject({ forcedPasses: 0, advanced: 5 });
  expect(report.acks).toBeGreaterThan(20);
  expect(report.stored).toBe(report.acked);
});

test('bad clients are refused one by one and all at once, slow readers let go, and whoever was cut off is back', async () => {
  const report = await badClients({ folder, messages: 60, atOnce: 20, slowReaders: 2, people: 20 });
  expect(report).toMatchObject({ refused: 60, atOnceRefused: 20, changed: 0, letGo: 2, storm: { people: 20 } });
  expect(report.storm.max).toBeGreaterThan(0);
});
