import { expect, test } from 'vitest';
import type { Piece } from '../../src/zones/playmat.ts';
import { FORMATIONS, layOut, overlap, restingPlace } from '../../src/zones/playmat.ts';

const pieces = (count: number, piece: Partial<Piece> = {}): Piece[] =>
  Array.from({ length: count }, (_, n) => ({ card: n + 1, exhausted: n % 2 === 0, attachments: 0, ...piece }));

const STRAIGHT = { x: 0, y: 0, turned: false };

test('however a player lays out his characters, they do not overlap and stay on his mat', () => {
  for (const formation of FORMATIONS)
    for (let count = 0; count <= 18; count++) {
      const places = layOut(pieces(count), formation, 1).map(({ place }) => place);
      expect(places).toHaveLength(count);
      for (const [n, one] of places.entries()) {
        expect(places.slice(n + 1).filter((other) => overlap(one, other))).toEqual([]);
        expect(one.left).toBeGreaterThanOrEqual(610);
        expect(one.left + one.width).toBeLessThanOrEqual(1220);
        expect(one.top).toBeGreaterThanOrEqual(0);
        expect(one.top + one.height).toBeLessThanOrEqual(356);
      }
    }
});

test('more than a mat holds still do not overlap', () => {
  for (const formation of FORMATIONS) {
    const places = layOut(pieces(40, { exhausted: true, attachments: 2 }), formation, 0).map(({ place }) => place);
    for (const [n, one] of places.entries())
      expect(places.slice(n + 1).filter((other) => overlap(one, other))).toEqual([]);
  }
});

test('an exhausted character lies turned', () => {
  const [ready] = layOut(pieces(1, { exhausted: false }), 'close together', 0);
  const [turned] = layOut(pieces(1, { exhausted: true }), 'close together', 0);
  expect(ready!.place).toMatchObject({ width: 63, height: 88 });
  expect(turned!.place).toMatchObject({ width: 88, height: 63 });
});

test('attachments stick out below their host, and touching them is touching it', () => {
  const bare = { left: 100, top: 100, width: 63, height: 88 };
  const [host] = layOut(pieces(1, { exhausted: false, attachments: 2 }), 'to the left', 0);
  expect(host!.place).toMatchObject({ width: 63, height: 128 });
  const below = restingPlace({ ...bare, top: 100 + 88 + 70 }, STRAIGHT);
  expect(overlap(bare, below)).toBe(false);
  expect(overlap({ ...bare, height: 88 + 60 }, below)).toBe(true);
});

test('edges that only meet do not overlap', () => {
  const one = { left: 0, top: 0, width: 10, height: 10 };
  expect(overlap(one, { ...one, left: 10 })).toBe(false);
  expect(overlap(one, { ...one, left: 9 })).toBe(true);
  expect(overlap(one, { ...one, top: 10 })).toBe(false);
});

test('a card comes to rest around where it was aimed, straight or turned', () => {
  const aim = { left: 100, top: 100, width: 63, height: 88 };
  expect(restingPlace(aim, STRAIGHT)).toEqual({ left: 87, top: 80.5, width: 89, height: 127 });
  expect(restingPlace(aim, { x: 20, y: -40, turned: true })).toEqual({ left: 88, top: 59.5, width: 127, height: 89 });
});

test('close together, one drop hits several; spread out, only one', () => {
  const hit = (formation: (typeof FORMATIONS)[number]) => {
    const spots = layOut(pieces(4, { exhausted: false }), formation, 0);
    const landed = restingPlace(spots[0]!.place, STRAIGHT);
    return spots.filter(({ place }) => overlap(place, landed)).map(({ card }) => card);
  };
  expect(hit('close together')).toEqual([1, 2, 3, 4]);
  expect(hit('spread out')).toEqual([1]);
});
