import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mistakesIn, placeOfLine } from '../src/decks/mistakes.ts';
import { copiesIn, curveOf, sampleHand } from '../src/decks/parts.ts';
import type { Entry } from '../src/gallery/entry.ts';
import { learned } from '../src/lessons/learned.ts';
import { hardnessOf, RAID_STORIES } from '../src/lobby/raids.ts';
import { factionOf, openingOf, USUAL_WISH } from '../src/lobby/wish.ts';
import type { Moment } from '../src/replay/moments.ts';
import { turnBefore, turnNext } from '../src/replay/moments.ts';
import { ago } from '../src/start/games.ts';

describe('a wish for a table', () => {
  test('a duel leaves the other seat free, and is found by its link alone', () => {
    expect(openingOf(USUAL_WISH)).toEqual({ terms: { play: 'duel', seats: 2, private: true }, seats: [], seat: 0 });
  });
  test('who leads a raid sits beside the Boss player, brings a deck, and lets bots play whom he wants', () => {
    const wish = {
      ...USUAL_WISH,
      play: 'raid',
      players: 4,
      others: 'easy',
      boss: 'hard',
      deck: 'Vespers',
    } as const;
    expect(openingOf(wish)).toMatchObject({
      terms: { raid: { key: 'onyxia' }, seats: 4 },
      seats: [
        { seat: 0, bot: 'hard' },
        { seat: 2, bot: 'easy' },
        { seat: 3, bot: 'easy' },
      ],
      seat: 1,
      deck: { named: 'Vespers' },
    });
  });
  test('who plays the Boss needs no deck', () => {
    const { seat, deck } = openingOf({ ...USUAL_WISH, play: 'raid', players: 3, seat: 0, deck: 'Vespers' });
    expect([seat, deck]).toEqual([0, undefined]);
  });
});

describe('a deck', () => {
  const costs: Readonly<Record<string, number>> = { Spark: 1, Blaze: 9 };
  const find = (name: string): Entry => ({ name, cost: costs[name], types: [] }) as unknown as Entry;
  const copies = copiesIn({ Spark: 3, Blaze: 2 }, find);
  test('has a curve whose last bar stands for everything above', () => {
    expect(curveOf(copies)).toEqual([0, 3, 0, 0, 0, 0, 0, 2]);
  });
  test('gives hands of no more cards than it has, each copy once', () => {
    const hand = sampleHand(copies, () => 0.99);
    expect(hand.filter(({ name }) => name === 'Spark')).toHaveLength(3);
    expect(hand.filter(({ name }) => name === 'Blaze')).toHaveLength(2);
  });
});

test('a replay goes from turn to turn and back', () => {
  const moments = [1, 1, 2, 2, 2, 3].map((number) => ({ table: { turn: { number } } }) as unknown as Moment);
  expect([turnNext(moments, 0), turnNext(moments, 2), turnNext(moments, 5)]).toEqual([2, 5, 5]);
  expect([turnBefore(moments, 4), turnBefore(moments, 2), turnBefore(moments, 0)]).toEqual([2, 0, 0]);
});

test('how long ago is said as people say it', () => {
  const hour = 3_600_000;
  expect([0, hour / 2, hour, 30 * hour, 80 * hour].map((past) => ago(0, past))).toEqual([
    'just now',
    '30 minutes ago',
    'an hour ago',
    'yesterday',
    '3 days ago',
  ]);
});

describe('a raid', () => {
  test('is as hard as the page about raids says, in each mode and for each number of raiders', () => {
    const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'raids.md'), 'utf8');
    const [asSold = ''] = page.split('\n## ');
    const rows = [...asSold.matchAll(/^\| `(?<key>[a-z-]+)` \| (?<mode>[a-z-]+) \| (?<won>[\d |]+) \|$/gm)];
    const told = rows.map(({ groups }) => [groups!.key, groups!.mode, groups!.won!.split(' | ').map(Number)]);
    const known = RAID_STORIES.flatMap(({ key, won }) =>
      Object.entries(won).map(([mode, games]) => [key, mode, games]),
    );
    expect(known).toEqual(told);
  });
  test('says in words how it went for as many raiders', () => {
    expect(hardnessOf('onyxia', undefined, 3)).toContain('10 won');
    expect(hardnessOf('black-temple', 'epic', 5)).toContain('No party of 5');
  });
  test('of one faction is called after it, so that all bring decks that fit', () => {
    const { terms } = openingOf({ ...USUAL_WISH, play: 'raid', players: 4, faction: 'Horde' });
    expect(terms.title).toBe("Onyxia's Lair, Horde");
    expect(factionOf(terms)).toBe('Horde');
    expect(factionOf({ play: 'duel', seats: 2, title: 'For the Horde' })).toBe('');
  });
});

describe('what is wrong with a list', () => {
  test('is told line by line, and each line is found in it', () => {
    const list = 'Hero: Elwin Ashgrove\n4 Fire Blats\n2 Nothing';
    const mistakes = mistakesIn('line 2: no card is named "Fire Blats"\nline 3: no card\nand nothing else');
    expect(mistakes.map(({ line }) => line)).toEqual([2, 3, null]);
    expect(mistakes.slice(0, 2).map(({ line }) => list.slice(...placeOfLine(list, line!)))).toEqual([
      '4 Fire Blats',
      '2 Nothing',
    ]);
  });
});

test('lessons that were learned are remembered as far as that means something', () => {
  expect(learned('["1-first-turns", 7]')).toEqual(['1-first-turns']);
  expect(['{', 'null', '{"a":1}'].map((kept) => learned(kept))).toEqual([[], [], []]);
});
