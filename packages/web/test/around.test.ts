import { describe, expect, test } from 'vitest';
import { copiesIn, curveOf, sampleHand } from '../src/decks/parts.ts';
import type { Entry } from '../src/gallery/entry.ts';
import { openingOf, USUAL_WISH } from '../src/lobby/wish.ts';
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
