import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { allCards, allSets } from '../src/catalogue.ts';
import { withChosenNumbers } from '../src/emit/chosen.ts';
import { fileFor, isComplete } from '../src/emit/file.ts';
import { folderFor } from '../src/emit/folder.ts';
import * as amounts from '../src/language/amounts.ts';
import * as cards from '../src/language/cards.ts';
import * as changes from '../src/language/changes.ts';
import * as conditions from '../src/language/conditions.ts';
import * as costs from '../src/language/costs.ts';
import * as effects from '../src/language/effects.ts';
import * as nouns from '../src/language/nouns.ts';
import * as powers from '../src/language/powers.ts';
import * as selections from '../src/language/selections.ts';
import * as watches from '../src/language/watches.ts';
import { readRecord } from '../src/wording/reader.ts';

const MODULES: Readonly<Record<string, object>> = {
  amounts,
  cards,
  changes,
  conditions,
  costs,
  effects,
  nouns,
  powers,
  selections,
  watches,
};

/** What a written file holds: its expression, with the words that it imports. */
function held(file: string): readonly Facts[] {
  const words = new Map<string, unknown>();
  for (const [, names = '', module = ''] of file.matchAll(/import \{ ([^}]*) \} from '[^']*\/(\w+)\.ts';/g))
    for (const name of names.split(', ')) words.set(name, (MODULES[module] as Record<string, unknown>)[name]);
  const expression = file.slice(file.indexOf('= set(') + 2).replace(/;\s*$/, '');
  return new Function(...words.keys(), `return ${expression};`)(...words.values()) as readonly Facts[];
}

test('every card of this project, written as a file, is the same card again', () => {
  for (const { name, cards: all } of allSets()) {
    const cards = all.filter(({ hero, collector }) => !hero?.back?.atk && !collector);
    expect(held(fileFor('all', cards)), name).toEqual(cards);
  }
});

test('a small set is one file, and a file that names the set', () => {
  const cards = allCards().slice(0, 3);
  const folder = folderFor({ code: 'TOM', name: "The Tinker's Own Market", cards });
  expect([...folder.keys()]).toStrictEqual([
    'the-tinkers-own-market/cards.ts',
    'the-tinkers-own-market/the-tinkers-own-market.ts',
  ]);
  expect(folder.get('the-tinkers-own-market/the-tinkers-own-market.ts')).toContain(
    'export const theTinkersOwnMarket: CardSet',
  );
});

test('a big set is shelved by class, faction and type', () => {
  const folder = folderFor({ code: 'ALL', name: 'All', cards: allCards() });
  expect([...folder.keys()]).toContain('all/death-knight.ts');
  expect([...folder.keys()]).toContain('all/weapons.ts');
  expect(folder.get('all/all.ts')).toContain('...deathKnight');
});

test('a card is written in the words of the card language', () => {
  const file = fileFor(
    'two',
    allCards().filter(({ name }) => name === 'Elder Moorf'),
  );
  expect(file).toContain('oncePerTurn(pay([1], give(target(anAlly), [atk(2)])))');
});

test('a card whose numbers are unknown is not complete', () => {
  const moorf = allCards().find(({ name }) => name === 'Elder Moorf')!;
  expect(isComplete(moorf)).toBe(true);
  const { health: _, ...unknown } = moorf;
  expect(isComplete(unknown)).toBe(false);
});

test('a Totem that a list calls an ability is an ability ally of its kind, 0 ATK and a chosen health (305.3a)', () => {
  const listed = { name: 'Pebble Totem', type: 'Ability', cost: '1', restriction: ['Earth Totem (1)'], ongoing: true };
  const facts = readRecord({ ...listed, textFront: ['Totem', 'Ongoing: Opposing allies have -1 ATK.'] })!.facts!;
  expect(facts).toMatchObject({ types: ['Ability', 'Ally'], tags: ['Earth Totem'], atk: 0, damageType: 'melee' });
  expect(isComplete(facts)).toBe(false);
  expect(withChosenNumbers(facts)).toMatchObject({ atk: 0, health: 1 });
});

test('an ongoing ally that a list gives no kind is a Totem of the kind that deals such damage (404.2b)', () => {
  const listed = { name: 'Puddle Totem', type: 'Ally', cost: '2', damageType: 'Frost', health: 3, ongoing: true };
  const { facts } = readRecord({ ...listed, textFront: ['Ongoing: Allies you control have +1 ATK.'] })!;
  expect(facts).toMatchObject({ types: ['Ability', 'Ally'], limits: [{ tag: 'Water Totem', count: 1 }], health: 3 });
});
