import { expect, test } from 'vitest';
import { allCards, cardNamed, cardNamesLike, titleOf } from '../src/catalogue.ts';
import { ability, set } from '../src/language/cards.ts';
import { destroy, exhaust } from '../src/language/effects.ts';
import { anAlly } from '../src/language/nouns.ts';
import { target } from '../src/language/selections.ts';

function nodesOf(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(nodesOf)] : [];
}

test('every card is the same after JSON', () => {
  for (const card of allCards()) expect(JSON.parse(JSON.stringify(card)), card.name).toStrictEqual(card);
});

test('every card is a tree of its own: no part stands in two places', () => {
  const nodes = allCards().flatMap(nodesOf);
  expect(new Set(nodes).size).toBe(nodes.length);
});

test('a text that names one target twice is refused', () => {
  const once = target(anAlly);
  expect(() => set({ Twice: ability({ cost: 1 }, exhaust(once), destroy(once)) })).toThrow('same target twice');
});

test('every card is found by its title, also if others share its name', () => {
  for (const card of allCards()) expect(cardNamed(titleOf(card)), titleOf(card)).toBe(card);
});

test('a restriction tag is one of the tags', () => {
  for (const { name, limits = [], tags } of allCards()) for (const { tag } of limits) expect(tags, name).toContain(tag);
});

test('a loot card is known by its collector number', () => {
  const [card] = set({ Some: ability({ cost: 1, collector: 'Azeroth Loot 1' }) });
  expect(card).toHaveProperty('collector', 'Azeroth Loot 1');
});

test('the plain soldier of scenarios is there', () => {
  expect(cardNamed('Footsoldier')).toStrictEqual({
    name: 'Footsoldier',
    types: ['Ally'],
    tags: [],
    icons: [],
    cost: 2,
    atk: 2,
    damageType: 'melee',
    health: 2,
    text: [],
    powers: [],
  });
});

test('cards are found whatever the capitals, and a slip of the pen gets a suggestion', () => {
  expect(cardNamed('footsoldier')?.name).toBe('Footsoldier');
  expect(cardNamed('Footsolder')).toBeUndefined();
  expect(cardNamesLike('Footsolder')).toStrictEqual(['Footsoldier']);
  expect(cardNamesLike('qqqqqqqq')).toStrictEqual([]);
});
