import { expect, test } from 'vitest';
import { aside, joined, keyword, plain, rule, say } from '../src/sentence.ts';

const card = { is: 'card', text: 'Fireball', id: 7, side: 0 } as const;

test('words and marks become one sentence, numbers as marks of their own', () => {
  expect(say`${card} deals ${3} damage`).toEqual([card, ' deals ', 3, ' damage']);
});

test('a sentence within a sentence gives its spans, nothing gives none', () => {
  expect(say`${say`${card}`} and ${null}${''}more`).toEqual([card, ' and ', 'more']);
});

test('everybody gets the same words: what is said by the way is part of them', () => {
  expect(plain(say`${card} ${aside(say`(${keyword('Elusive')}, ${rule('403.1')})`)}`)).toBe(
    'Fireball (Elusive, 403.1)',
  );
});

test('what says nothing leaves no gap', () => {
  expect(plain(joined([['one'], [], ['two']], ', '))).toBe('one, two');
});
