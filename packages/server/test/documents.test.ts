import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentsIn } from '../src/net/documents.ts';

test('an address gets the document that is called as it begins, and any other the one for all pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meetingstone-documents-'));
  for (const name of ['index.html', 'table.html', 'page.html', 'table.html.br', 'cards.json'])
    writeFileSync(join(folder, name), '');
  const documentFor = documentsIn(folder);
  expect(['/table/abc', '/table', '/tables', '/cards/x', '/..', '//', '/%00'].map(documentFor)).toEqual([
    'table.html',
    'table.html',
    'page.html',
    'page.html',
    'page.html',
    'page.html',
    'page.html',
  ]);
  rmSync(folder, { recursive: true });
});
