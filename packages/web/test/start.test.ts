import { expect, test } from 'vitest';
import { catalogueEntries } from '../catalogue/entries.ts';
import { drawArms } from '../src/arms/arms.ts';
import { EXHIBITS } from '../src/start/exhibits.ts';

test('the cards of the start page are those of the catalogue', () => {
  const { cards } = catalogueEntries().file;
  for (const exhibit of Object.values(EXHIBITS)) {
    const card = cards.find(({ name }) => name === exhibit.name)!;
    expect(card).toMatchObject(exhibit);
    expect(drawArms(exhibit, 1)).toBe(drawArms(card, 1));
  }
});
