import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from '../src/checkout.ts';

/** Looks for words in a value by writing it down: `JSON.stringify(power).includes('"select":"it"')`, or with a pattern. */
const PROBE =
  /JSON\.stringify\(.*\)\s*\.(?:includes|indexOf|match|matchAll|search)\(|\.(?:test|exec)\(\s*JSON\.stringify\(/;

const PACKAGES = join(CHECKOUT, 'packages');

function sources(): readonly string[] {
  return readdirSync(PACKAGES).flatMap((name) => {
    const files = readdirSync(join(PACKAGES, name), { recursive: true }).map(String);
    return files.filter((file) => /^src\/.*\.ts$/.test(file)).map((file) => join(PACKAGES, name, file));
  });
}

/** It sees views only, and has no walk at hand: the question itself should tell who answers for whom. */
const WITHOUT_THE_RULES = join(PACKAGES, 'words', 'src', 'together.ts');

test('whoever looks into a power walks through it: nobody looks for words in what it is written as', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(500);
  const probing = files.filter((file) => PROBE.test(readFileSync(file, 'utf8')));
  expect(probing.filter((file) => file !== WITHOUT_THE_RULES)).toEqual([]);
});

test.each([
  `JSON.stringify(effect).includes('"select":"it"')`,
  `/"select":"this"/.test(JSON.stringify(so.left))`,
  `JSON.stringify([facts.text, facts.powers])\n  .indexOf(word)`,
])('%s is such a look', (code) => {
  expect(PROBE.test(code)).toBe(true);
});

test.each([
  'JSON.stringify(one) === JSON.stringify(other)',
  'seen.has(JSON.stringify(one))',
  'lines.push(JSON.stringify(card))',
])('%s is not: it compares or keeps the whole', (code) => {
  expect(PROBE.test(code)).toBe(false);
});
