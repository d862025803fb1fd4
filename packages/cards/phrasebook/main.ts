import { writeFileSync } from 'node:fs';
import { entryLine } from '../src/wording/phrasebook/entry.ts';
import { copiedFrom } from './copied.ts';
import { phraseEntries } from './examples.ts';
import { pageOf } from './page.ts';

/** Looks for a text for each phrase of the table that is in none of the files which are named, and writes the book of phrases and the page for authors. */
const entries = phraseEntries(copiedFrom(process.argv.slice(2)));
const at = (path: string): URL => new URL(path, import.meta.url);
const lines = entries.map(entryLine).join('\n');
writeFileSync(
  at('../src/wording/phrasebook/book.ts'),
  `/** Every phrase of the table with a text that says it: written by \`npm run phrases\`. */\nexport const BOOK = \`\n${lines}\n\`;\n`,
);
writeFileSync(at('../../../docs/authors.md'), pageOf(entries));
const without = entries.filter(({ text }) => text === '');
console.log(`${entries.length} phrases, ${without.length} without a text`);
