import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headLine } from '../../src/wording/headLine.ts';
import { readNotation } from '../../src/wording/reader.ts';
import { textOf } from '../../src/wording/show.ts';

/** Cards as people write them, and below each behind "= " how it is printed. */
const CARDS = readFileSync(new URL('./forum-cards.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n\s*\n/)
  .map((block) => {
    const lines = block.split('\n');
    const printed = lines.filter((line) => line.startsWith('= ')).map((line) => line.slice(2));
    return { name: lines[0]!.split(',')[0]!, written: lines.slice(0, -printed.length).join('\n'), printed };
  });

test('there are cards of every type', () => {
  expect(CARDS.length).toBeGreaterThan(75);
  for (const type of ['Ally', 'Ability', 'Equipment', 'Hero', 'Quest', 'Location'])
    expect(CARDS.filter(({ printed }) => printed[0]!.includes(type)).length).toBeGreaterThan(1);
});

test.each(CARDS)('$name is understood as it was meant', ({ written, printed }) => {
  const { facts, faults } = readNotation(written);
  expect(faults).toEqual([]);
  expect([headLine(facts[0]!), ...textOf(facts[0]!)]).toEqual(printed);
});

test.each([
  ['Ember Bolt, 1, Mage, Ability—Fire\nDeal 2 fire damage to target hero or ally.', 'Deal 2 fire damage'],
  ['Odd Coin, 1, Item\nFlip a coin.', 'Flip a coin'],
  ['Sleeping Bear, 3, Ally—Bear, 2 [Melee] / 3 Health\nThis Ally Sleeps', 'This Ally Sleeps'],
  ['Ashes, 3, Mage, Ability\nDestroy target ally. If you control a Pet, destroy target hero instead.', 'instead'],
  ['Grove Keeper, 5, Ally—Treant, 4 [Nature] / 5 Health\nChoose one: Draw a card; or discard a card.', 'Choose one'],
])('what is not understood is refused: %s', (written, words) => {
  const { facts, faults } = readNotation(written);
  expect(facts).toEqual([]);
  expect(faults.join()).toContain(words);
});
