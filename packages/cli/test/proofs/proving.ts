import { expect, test } from 'vitest';
import type { TableName } from '../../src/proofs/players.ts';
import type { Care } from '../../src/proofs/prove.ts';
import { proveGame } from '../../src/proofs/prove.ts';

/** Many games played to their end, and a few watched at every decision. */
export const PLAYED: Care = {
  kept: 50,
  written: 0,
  rewound: 0,
  shown: 0,
  exchanged: 0,
  viewed: 0,
  followed: 0,
  worded: 0,
  replayed: 4,
};
/** A table of four has so many cards and decisions that a part of them must do. */
export const GLANCED_AT: Care = {
  kept: 1,
  written: 5,
  rewound: 41,
  shown: 2,
  exchanged: 2,
  viewed: 29,
  followed: 37,
  worded: 3,
  replayed: 1,
};
export const WATCHED: Care = {
  kept: 1,
  written: 1,
  rewound: 9,
  shown: 1,
  exchanged: 1,
  viewed: 7,
  followed: 11,
  worded: 1,
  replayed: 1,
};

export type Plan = readonly (readonly [table: TableName, games: number, care: Care, seed: number])[];

/** Plays the games of a plan; the files that do so run side by side. */
export function proves(plan: Plan): void {
  for (const [table, games, care, first] of plan) {
    const how = care === PLAYED ? 'played to their end' : 'watched as they are played';
    test(`${games} random games of ${table} from seed ${first}, ${how}, keep every property`, {
      timeout: 900_000,
    }, () => {
      const proved = Array.from({ length: games }, (_, n) => proveGame(table, first + n, care));
      expect(proved.filter(({ ended, endless }) => !ended && !endless)).toEqual([]);
      expect(proved.filter(({ endless }) => endless).length).toBeLessThan(games / 100);
    });
  }
}
