import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { KEYWORDS, TAGS_NAMED_BY_LAST_WORD, TAGS_NAMED_WHOLE } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { allCards } from '../src/index.ts';

const WORDS: ReadonlySet<string> = new Set([...KEYWORDS, ...TAGS_NAMED_BY_LAST_WORD, ...TAGS_NAMED_WHOLE]);
const sources = fileURLToPath(new URL('../../rules/src', import.meta.url));

test('no card is named in the rules, keywords and tags that a card is named after excepted', () => {
  const names = allCards()
    .map(({ name }) => name)
    .filter((name) => name.includes(' ') && !WORDS.has(name));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('card-specific'), // 800 names three cards
  );
  expect(files.length).toBeGreaterThan(50);
  const named = files.flatMap((file) => {
    const text = readFileSync(join(sources, file), 'utf8');
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});
