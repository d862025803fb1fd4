import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFromClient, readFromServer } from '../src/index.ts';
import { transcript } from '../transcript/transcript.ts';

const page = readFileSync(new URL('../../../docs/transcript.md', import.meta.url), 'utf8');

test('the transcript is what is really sent; npm run transcript writes it anew', () => {
  expect(page).toBe(transcript());
});

test('every message of it can be read', () => {
  const blocks = [...page.matchAll(/\*\*The (client|server): .*?```json\n(.*?)\n```/gs)];
  expect(blocks.length).toBeGreaterThan(10);
  for (const [, from, text] of blocks)
    expect((from === 'client' ? readFromClient : readFromServer)(text!)).toMatchObject({ ok: true });
});
