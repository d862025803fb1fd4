import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ruleIndex } from '../src/rulebook/index.ts';

const RULES = new URL('../../rules/', import.meta.url);
const page = readFileSync(new URL('RULES.md', RULES), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, id, , files] =
    /^\| ([A-Z]*\d{3}|BT|COT|keyword|glossary|tag word) \| ([^|]*) \| ([^|]*) \|$/.exec(line) ?? [];
  return id === undefined ? [] : [{ id, files: files! }];
});

/** The number of a section, or the kind of an entry in the glossary. */
function sectionOf(id: string): string {
  return /^(?:keyword|glossary|tag word)(?= )/.exec(id)?.[0] ?? id.replace(/[.].*/, '');
}

test('each section of the rulebook stands once on the page that tells where it is, with its files', () => {
  const sections = new Set(ruleIndex().map(({ id }) => sectionOf(id)));
  expect(rows.map(({ id }) => id).sort()).toEqual([...sections].sort());
  expect(rows.filter(({ files }) => !files.includes('](')).map(({ id }) => id)).toEqual([]);
});

test('each file that the page names is there', () => {
  const named = [...page.matchAll(/\]\(([^)]+[.]\w+)\)/g)].map(([, file]) => file!);
  expect(named.length).toBeGreaterThan(rows.length);
  expect(named.filter((file) => !existsSync(fileURLToPath(new URL(file, RULES))))).toEqual([]);
});

test('each keyword that the page names is one of the index', () => {
  const keywords = [...page.matchAll(/^\| ([A-Z][\w -]*[a-z]) \| [^|]* \|$/gm)].map(([, word]) => `keyword ${word}`);
  const known = new Set(ruleIndex().map(({ id }) => id));
  expect(keywords.length).toBeGreaterThan(5);
  expect(keywords.filter((keyword) => !known.has(keyword))).toEqual([]);
});
