import { expect, test } from 'vitest';
import type { TableName } from '../../src/proofs/players.ts';
import type { Care } from '../../src/proofs/prove.ts';
import { proveGame } from '../../src/proofs/prove.ts';

/** Thousands of games played to their end, and a few watched at every decision. */
const PLAYED: Care = { kept: 50, written: 0, rewound: 0, viewed: 0, replayed: 4 };
const WATCHED: Care = { kept: 1, written: 1, rewound: 9, viewed: 7, replayed: 1 };

const PLAN: readonly [table: TableName, games: number, care: Care, seed: number][] = [
  ['duel', 1800, PLAYED, 1],
  ['free-for-all', 120, PLAYED, 10_001],
  ['two teams of two', 80, PLAYED, 20_001],
  ['two teams of three', 20, PLAYED, 30_001],
  ['duel', 6, WATCHED, 40_001],
  ['free-for-all', 1, WATCHED, 50_001],
];

for (const [table, games, care, first] of PLAN) {
  const how = care === WATCHED ? 'watched at every decision' : 'played to their end';
  test(`${games} random games of ${table}, ${how}, keep every property`, { timeout: 900_000 }, () => {
    const proved = Array.from({ length: games }, (_, n) => proveGame(table, first + n, care));
    expect(proved.filter(({ ended, endless }) => !ended && !endless)).toEqual([]);
    expect(proved.filter(({ endless }) => endless).length).toBeLessThan(games / 100);
  });
}
