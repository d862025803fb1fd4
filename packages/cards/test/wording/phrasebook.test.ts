import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { phrasesOfTable } from '../../phrasebook/examples.ts';
import { pageOf } from '../../phrasebook/page.ts';
import { readOn } from '../../phrasebook/standIns.ts';
import { nearestTo, phrasesLike, readNotation } from '../../src/index.ts';
import { BOOK } from '../../src/wording/phrasebook/book.ts';
import { entriesIn } from '../../src/wording/phrasebook/entry.ts';

const entries = entriesIn(BOOK);
const told = entries.filter(({ text }) => text !== '');

describe('the book of phrases', () => {
  test('has every phrase of the table, and no other (npm run phrases)', () => {
    const wordings = (phrases: readonly { readonly wordings: readonly string[] }[]): readonly string[] =>
      [...new Set(phrases.flatMap((phrase) => phrase.wordings))].toSorted();
    expect(wordings(entries)).toEqual(wordings(phrasesOfTable()));
  });

  test('has a text for nearly each of them, and every text is understood', () => {
    expect(told.filter(({ on, text }) => !readOn(on, text))).toEqual([]);
    expect(told.length / entries.length).toBeGreaterThan(0.8);
  });

  test('is the page for authors', () => {
    const page = readFileSync(new URL('../../../../docs/authors.md', import.meta.url), 'utf8');
    expect(page).toBe(pageOf(entries));
  });
});

describe('what is not understood is answered with what is like it', () => {
  const first = (words: string): string | undefined => phrasesLike(words)[0]?.text;

  test('numbers, types and endings aside', () => {
    expect(first('Deal 5 frost damage to target ally.')).toBe('Your hero deals 2 fire damage to target ally.');
    expect(first('Put a token that is a copy of target ally into play.')).toMatch(/^Put a token copy of target/);
  });

  test('where other games have other words, too', () => {
    expect(first('Tap target creature.')).toBe('Exhaust target ally.');
    expect(first('Kill a random enemy minion.')).toBe('Destroy a random ally.');
  });

  test('of a paragraph the sentence counts in which understanding ended', () => {
    const paragraph = 'Draw a card. Tap target creature.';
    expect(nearestTo({ paragraph, words: '. Tap target creature.' })[0]).toBe('Exhaust target ally.');
  });

  test('and nothing is said where nothing is near', () => {
    expect(phrasesLike('Eat your hat.')).toEqual([]);
  });

  test("a card of one's own is refused with them", () => {
    const { faults } = readNotation('Odd Page, 1, Mage, Ability\nTap target creature.');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('like it are "Exhaust target ally."');
  });
});
