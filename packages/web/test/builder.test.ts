import { cardNamed, titleOf, whyNotLegal } from '@meetingstone/cards';
import { describe, expect, test } from 'vitest';
import { fittingOf } from '../catalogue/fitting.ts';
import type { Draft } from '../src/builder/draft.ts';
import { changed, countOf, draftIn, EMPTY, listOf } from '../src/builder/draft.ts';
import { fittingFor, heroesIn } from '../src/builder/fitting.ts';
import type { Entry } from '../src/gallery/entry.ts';

const embers: Draft = {
  name: 'Embers',
  hero: 'Elwin Ashgrove',
  cards: { 'Fire Blast': 4, 'Ember Lash': 3 },
  side: { 'Storm Whistle': 2 },
};

describe('a deck that is being built', () => {
  test('one more and one less of a card; the last one gone, the card is gone', () => {
    const one = changed(EMPTY, 'cards', 'Fire Blast', 1);
    expect(one.cards).toEqual({ 'Fire Blast': 1 });
    expect(changed(one, 'cards', 'Fire Blast', 1).cards).toEqual({ 'Fire Blast': 2 });
    expect(changed(one, 'cards', 'Fire Blast', -1).cards).toEqual({});
    expect(changed(EMPTY, 'cards', 'Fire Blast', -1).cards).toEqual({});
  });

  test('a card that is counted anew keeps its place', () => {
    expect(Object.keys(changed(embers, 'cards', 'Fire Blast', 1).cards)).toEqual(['Fire Blast', 'Ember Lash']);
  });

  test('written as a list and read back it is the same deck, side deck and all', () => {
    expect(draftIn(listOf(embers))).toEqual(embers);
    expect(draftIn('')).toEqual(EMPTY);
    expect(countOf(embers.cards)).toBe(7);
  });
});

describe('who may follow whom (100.2)', () => {
  const cards = [
    'Elwin Ashgrove',
    'Grusk Halfhelm',
    'Fire Blast',
    'Harbor Cleaver',
    'Muster at Dawn',
    'Ember Lash',
  ].map((name) => cardNamed(name)!);
  const entries = cards.map((card) => ({ title: titleOf(card), types: card.types }) as Entry);
  const catalogue = { cards: entries, sets: [], decks: [], bySlug: new Map() };
  const file = JSON.parse(JSON.stringify(fittingOf(cards))) as ReturnType<typeof fittingOf>;

  test('a hero leads exactly the cards that the rules of deck building allow him', () => {
    for (const hero of cards.slice(0, 2)) {
      const fits = fittingFor(file, titleOf(hero), catalogue)!;
      for (const [n, card] of cards.entries())
        expect([card.name, fits.has(entries[n]!)]).toEqual([card.name, whyNotLegal(hero, card).length === 0]);
    }
    expect(fittingFor(file, 'Elwin Ashgrove', catalogue)).not.toEqual(fittingFor(file, 'Grusk Halfhelm', catalogue));
  });

  test('only heroes lead a deck', () => {
    expect(heroesIn(file, catalogue).map(({ title }) => title)).toEqual(['Elwin Ashgrove', 'Grusk Halfhelm']);
    expect(fittingFor(file, 'Fire Blast', catalogue)).toBeNull();
  });
});
