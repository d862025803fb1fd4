import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scenario } from '../src/index.ts';
import { checkOffers, writeOffers } from '../src/offers.ts';

test('what was offered is told for every decision but priority, with what was taken', () => {
  const { you, offers } = scenario({
    you: { play: ['Footsoldier'] },
    foe: { play: ['Hired Lance', { card: 'Footsoldier', as: 'theirs' }] },
  });
  you.attacks('Footsoldier', 'Hired Lance');
  expect(offers()).toEqual(['you: Hired Lance | foe.hero | theirs -> Hired Lance']);
});

test('offers that are not those written down make a test fall, and so do those of which nothing is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'));
  const file = join(folder, 'own.test.ts');
  const offers = ['you: A | B -> A', 'foe: no | yes -> no'];
  checkOffers(file, '1.1 it is so', offers); // Nothing is kept in this folder yet.
  writeOffers(file, '1.1 it is so', offers);
  checkOffers(file, '1.1 it is so', offers);
  expect(() => checkOffers(file, '1.1 it is so', ['you: A | B | C -> A'])).toThrow('offered: you: A | B | C -> A');
  expect(() => checkOffers(file, '1.1 it is so', offers.slice(0, 1))).toThrow('offered: nothing');
  expect(() => checkOffers(file, '1.2 it is new', offers)).toThrow('written: nothing');
  expect(() => checkOffers(join(folder, 'other.test.ts'), '1.3 it is new', offers)).toThrow('written: nothing');
  checkOffers(file, '1.4 nobody chose', []);
});

test('offers are written in the place of those before, and are gone with the last of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'offers-'));
  const file = join(folder, 'own.test.ts');
  const record = () => readFileSync(join(folder, 'own.offers.txt'), 'utf8');
  writeOffers(file, '1.1 one', ['you: A | B -> A']);
  writeOffers(file, '1.2 two', ['you: C | D -> C']);
  writeOffers(file, '1.1 one', ['you: A | B -> B']);
  expect(record()).toBe('## 1.1 one\nyou: A | B -> B\n\n## 1.2 two\nyou: C | D -> C\n');
  writeOffers(file, '1.1 one', []);
  expect(record()).toBe('## 1.2 two\nyou: C | D -> C\n');
});
