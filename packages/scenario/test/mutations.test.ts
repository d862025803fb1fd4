import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseAllDocuments, stringify } from 'yaml';
import { runText } from '../src/index.ts';

const folder = fileURLToPath(new URL('../../../scenarios/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const texts = files.map((name) => readFileSync(`${folder}${name}`, 'utf8'));

type Chance = (limit: number) => number;

function chance(seed: number): Chance {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const LETTERS = ' \n:-[]{},&*!|>\'"%@`#~0aé\u0000\t';

/** Letters changed, taken out, put in, or a line moved elsewhere. */
function garbled(text: string, pick: Chance): string {
  const at = pick(text.length);
  const letter = LETTERS[pick(LETTERS.length)]!;
  const lines = text.split('\n');
  switch (pick(5)) {
    case 0:
      return text.slice(0, at) + letter + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + pick(20));
    case 2:
      return text.slice(0, at) + letter.repeat(1 + pick(3)) + text.slice(at);
    case 3:
      lines.splice(pick(lines.length), 0, ...lines.splice(pick(lines.length), 1));
      return lines.join('\n');
    default:
      return text.slice(0, at);
  }
}

const STRANGE = [
  null,
  true,
  -1,
  0,
  2.5,
  1e8,
  1e308,
  '',
  'x',
  'you',
  'all',
  [],
  {},
  [[]],
  { x: 1 },
  ['you'],
  Number.NaN,
];

/** One part of a document replaced, or taken out. */
function altered(text: string, pick: Chance): string {
  const documents = parseAllDocuments(text).map((one) => one.toJS() as Record<string, unknown>);
  let [holder, key]: [Record<string, unknown>, string] = [{ all: documents }, 'all'];
  for (let depth = 0; depth < 2 + pick(7); depth++) {
    const here = holder[key];
    if (typeof here !== 'object' || here === null || Object.keys(here).length === 0) break;
    const keys = Object.keys(here);
    [holder, key] = [here as Record<string, unknown>, keys[pick(keys.length)]!];
  }
  if (pick(4) === 0) delete holder[key];
  else holder[key] = STRANGE[pick(STRANGE.length)];
  return documents.map((one) => stringify(one ?? null)).join('---\n');
}

/** Whatever a file says, each of its scenarios passes or fails with a sentence, and the program goes on. */
test('a file in which anything is changed still gets its answer', () => {
  const count = Number(process.env.MUTATIONS ?? 250);
  for (let seed = 1; seed <= count; seed++) {
    const pick = chance(seed);
    const text = texts[pick(texts.length)]!;
    const results = runText((pick(2) === 0 ? garbled : altered)(text, pick), { file: 'f.yaml', prove: false });
    for (const { passed, message } of results) {
      if (passed) continue;
      expect(message, `seed ${seed}`).toBeTruthy();
      expect(message, `seed ${seed}`).not.toMatch(/the program failed|undefined|\[object|TypeError|NaN is not/);
    }
  }
});
