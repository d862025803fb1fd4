import { readGame, startGame, writeGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { writtenAlike } from '../../src/proofs/alike.ts';
import { chance, randomAnswer, randomOpening } from '../../src/proofs/players.ts';

describe('two pieces of data are alike exactly if they are the same text', () => {
  const shared = { deep: [1, { more: true }] };
  test.each([
    [
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ],
    [
      { a: 1, b: 2 },
      { b: 2, a: 1 },
    ],
    [{ a: 1, b: undefined }, { a: 1 }],
    [{ a: 1 }, { b: undefined, a: 1, c: undefined }],
    [{ a: 1 }, { a: 1, b: null }],
    [
      [1, undefined, 3],
      [1, null, 3],
    ],
    [
      [1, 2],
      [1, 2, undefined],
    ],
    [[], {}],
    [null, undefined],
    [1, '1'],
    [
      [shared, shared],
      [shared, { deep: [1, { more: true }] }],
    ],
    [
      [shared, shared],
      [{ deep: [1, { more: true }] }, { deep: [1, { more: false }] }],
    ],
  ])('%j and %j', (one, other) => {
    const text = (value: unknown) => JSON.stringify(value);
    expect(writtenAlike(one, other)).toBe(text(one) === text(other));
    expect(writtenAlike(other, one)).toBe(text(one) === text(other));
  });

  test('a game that was read back is like the one that was written, and unlike the next', () => {
    const pick = chance(1);
    const game = startGame(randomOpening('duel', pick), 1);
    const next = randomAnswer(game, pick);
    expect(writtenAlike(game.state, readGame(writeGame(game)).state)).toBe(true);
    expect(writtenAlike(game.state, next.state)).toBe(false);
  });
});
