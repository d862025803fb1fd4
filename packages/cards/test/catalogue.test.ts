import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { cardSources, digestOf } from '../bin/sources.cjs';
import { freshShelves } from '../src/catalogue/fresh.ts';
import { origin } from '../src/catalogue/origin.ts';
import { placesOn } from '../src/catalogue/places.ts';
import type { Shelf } from '../src/catalogue/shelves.ts';
import { opened, written } from '../src/catalogue/shelves.ts';
import { allSets, setNamed } from '../src/catalogue.ts';
import { cardNamed, templeAbilities, templeMinions, titleOf } from '../src/index.ts';
import { everySet } from '../src/sets/every-set.ts';

const sources = 'present';
const shelvesOf = (file: string, from = sources) => opened(Buffer.from(file), from);

describe('the data is what the sets say', () => {
  test('set by set: the same names, in the same order', () => {
    const heads = (sets: typeof everySet) => sets.map(({ cards: _, ...head }) => head);
    expect(heads(allSets())).toStrictEqual(heads(everySet));
  });

  test.each(everySet)('$name: card by card, part by part, in the same order', ({ name, cards }) => {
    expect(setNamed(name)!.cards.map((card) => JSON.stringify(card))).toEqual(
      cards.map((card) => JSON.stringify(card)),
    );
    expect(setNamed(name)!.cards).toStrictEqual(cards);
  });
});

describe('a set is loaded when one of its cards is asked for', () => {
  const loaded: string[] = [];
  const stored = shelvesOf(written(everySet, sources))!;
  const { byName, byTitle } = placesOn({
    ...stored,
    cardsOn: (shelf: Shelf) => {
      loaded.push(shelf.name);
      return stored.cardsOn(shelf);
    },
  });

  test('knowing where the cards are loads none of them', () => {
    expect(byTitle.size).toBe(everySet.flatMap(({ cards }) => cards).length);
    expect(loaded).toEqual([]);
  });

  test('one card loads its own set, once, and is the same card each time', () => {
    const [place] = byName.get('ember lash')!;
    const card = place!.set.cards[place!.at]!;
    expect(card.name).toBe('Ember Lash');
    expect(byTitle.get('ember lash')!.set.cards[place!.at]).toBe(card);
    expect(loaded).toEqual(['Basic']);
  });

  test('a card of a raid that decks may hold too is one card, not two', () => {
    for (const card of [...templeAbilities, ...templeMinions]) expect(cardNamed(titleOf(card)), card.name).toBe(card);
  });
});

describe('data that is not that of the sources is not used', () => {
  const file = written(everySet.slice(0, 2), sources);

  test('of other sources', () => {
    expect(shelvesOf(file, 'other')).toBeUndefined();
  });

  test('damaged, though only in one letter', () => {
    expect(shelvesOf(file)).toBeDefined();
    expect(shelvesOf(file.replace(/"cost":\d/, '"cost":9'))).toBeUndefined();
    expect(shelvesOf(file.slice(0, -5))).toBeUndefined();
  });

  test('nor made, where the sources have changed meanwhile', () => {
    const { packages } = origin();
    expect(() => freshShelves({ packages, sources: 'older' })).toThrow('the sources have changed');
  });
});

describe('a checkout in which nothing was made yet', () => {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const packages = join(root, 'packages');
  const build = join(packages, 'cards', 'build');
  const { packages: here } = origin();
  for (const name of ['rules', 'cards']) {
    mkdirSync(join(packages, name), { recursive: true });
    symlinkSync(join(here, name, 'src'), join(packages, name, 'src'));
  }
  symlinkSync(join(here, '..', 'node_modules'), join(root, 'node_modules'));
  const fresh = () => freshShelves({ packages, sources: digestOf(cardSources(packages)) });
  afterAll(() => rmSync(root, { recursive: true }));

  test('where nothing can be written, the cards are there all the same', () => {
    writeFileSync(build, 'no folder');
    expect(fresh().shelves).toHaveLength(everySet.length);
    rmSync(build);
  });

  test('makes one file, and no other stays behind', () => {
    expect(fresh().shelves).toHaveLength(everySet.length);
    expect(readdirSync(build)).toEqual(['catalogue.jsonl']);
  });

  test('a damaged file is made again', () => {
    const file = join(build, 'catalogue.jsonl');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.slice(0, 1000));
    fresh();
    expect(readFileSync(file, 'utf8')).toBe(whole);
  });
});

test('whatever is written, renamed, added or taken away shows in the digest of the sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  const seen = new Set<string>();
  const look = () => seen.add(digestOf([folder]));
  look();
  writeFileSync(join(folder, 'a.ts'), 'one');
  look();
  writeFileSync(join(folder, 'a.ts'), 'two');
  look();
  mkdirSync(join(folder, 'deep'));
  renameSync(join(folder, 'a.ts'), join(folder, 'deep', 'a.ts'));
  look();
  writeFileSync(join(folder, 'b.ts'), '');
  look();
  expect(seen.size).toBe(5);
  rmSync(join(folder, 'b.ts'));
  look();
  expect(seen.size).toBe(5);
  rmSync(folder, { recursive: true });
});
