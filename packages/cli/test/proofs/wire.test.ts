import { RAIDS } from '@meetingstone/raids';
import type { Opening } from '@meetingstone/rules';
import { startGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import type { TableName } from '../../src/proofs/players.ts';
import { chance, randomAnswer, randomOpening, randomRaid, TABLES } from '../../src/proofs/players.ts';
import { watched, watchersOf } from '../../src/proofs/wire.ts';

/** So many decisions of a game are followed, for every seat and a spectator. */
const FOLLOWED = 120;

/** Plays a random game; at each decision a client that has got every step has the table of one that has just come. */
function follow(opening: Opening, seed: number): number {
  const pick = chance(seed);
  let game = startGame(opening, seed);
  let watchers = watchersOf(game);
  let decisions = 0;
  for (; game.decision && decisions < FOLLOWED; decisions++) {
    game = randomAnswer(game, pick);
    watchers = watched(watchers, game);
  }
  return decisions;
}

describe('all steps together lead to the table that a fresh connection gets', () => {
  test.each(Object.keys(TABLES) as TableName[])('%s', (table) => {
    expect(follow(randomOpening(table, chance(1)), 1)).toBeGreaterThan(50);
  });

  test.each(RAIDS.flatMap((raid) => raid.modes.map((mode) => [raid.key, mode, raid] as const)))(
    '%s, %s',
    (_, mode, raid) => {
      expect(follow(randomRaid(raid, mode, 2, 1, chance(1)), 1)).toBeGreaterThan(50);
    },
  );
});
