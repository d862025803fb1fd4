import { allDecks, seatWith } from '@meetingstone/cards';
import { startGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { diceFrom } from '../src/index.ts';
import { sifted } from '../src/planning/sifting.ts';

const world = startGame(
  {
    seats: allDecks()
      .slice(0, 2)
      .map((deck) => seatWith(deck)),
  },
  1,
);

/** What is worth a closer look, if it comes to this as the turn ends. The first is the favourite. */
const kept = (...worths: readonly number[]): readonly number[] =>
  sifted(worths, (_, worth) => worth, {
    imagined: () => world,
    budget: { trials: 12 },
    random: diceFrom(1),
  }).kept.map(({ what }) => what);

test('of ways that come to the same one is looked at, best first behind the favourite', () => {
  expect(kept(0.5, 0.49, 0.52, 0.5, 0.52)).toEqual([0.5, 0.52, 0.49]);
});

test('a favourite that is clearly ahead needs no closer look', () => {
  expect(kept(0.6, 0.55, 0.5)).toEqual([0.6]);
});

test('what is far behind the best is not looked at again', () => {
  expect(kept(0.5, 0.7, 0.6, 0.66)).toEqual([0.5, 0.7, 0.66]);
});
