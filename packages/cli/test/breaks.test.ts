import { expect, test } from 'vitest';
import { whyNotBreak } from '../breaks/break.ts';
import { BREAKS } from '../breaks/breaks.ts';
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
