import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { whyNotBreak } from '../breaks/break.ts';
import { BREAKS } from '../breaks/breaks.ts';
import { keepRun, lastRun, wordFor } from '../breaks/record.ts';
import { testsOf } from '../breaks/trial.ts';
import { ruleIndex } from '../src/rulebook/index.ts';
import { allCitations } from '../src/rulebook/sources.ts';

test('every break has exactly one place in the rules', () => {
  expect(BREAKS.flatMap((one) => whyNotBreak(one) ?? [])).toEqual([]);
});

test('no break is written down twice', () => {
  const places = BREAKS.map(({ file, from, to }) => [file, from, to].join('\n'));
  expect(places.filter((place, n) => places.indexOf(place) !== n)).toEqual([]);
});

test('every broken rule is in the index', () => {
  const known = new Set(ruleIndex().map(({ id }) => id));
  expect(BREAKS.filter(({ rule }) => !known.has(rule)).map(({ rule }) => rule)).toEqual([]);
});

test('every broken rule is shown by a test', () => {
  const citations = allCitations();
  const unshown = BREAKS.filter(({ rule }) => testsOf(rule, citations).length === 0);
  expect(unshown.map(({ rule }) => rule)).toEqual([]);
});

test('every break that the last run tells of fell', () => {
  const run = lastRun();
  const survived = BREAKS.filter((one) => run.get(wordFor(one))?.falls === 0);
  expect(survived.map(({ rule, what }) => `${rule} ${what}`)).toEqual([]);
});

test('a break that is written otherwise has not been run, one whose file moved has', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'breaks-')), 'run.tsv');
  const one = { rule: '1.1', what: 'a', file: 'a.ts', from: 'x', to: 'y' };
  const trial = { rule: '1.1', commit: 'abc', date: '2026-01-01', falls: 2, said: '1.1 it\tis so' };
  keepRun([one], new Map([[wordFor(one), trial]]), file);
  const run = lastRun(file);
  expect(run.get(wordFor({ ...one, file: 'b.ts' }))).toEqual({ ...trial, said: '1.1 it is so' });
  expect(run.get(wordFor({ ...one, to: 'z' }))).toBeUndefined();
  keepRun([{ ...one, to: 'z' }], run, file);
  expect(lastRun(file).size).toBe(0);
});
