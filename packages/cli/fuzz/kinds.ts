import { RAIDS } from '@meetingstone/raids';
import type { TableName } from '../src/proofs/players.ts';
import { TABLES } from '../src/proofs/players.ts';
import type { Care, Proved } from '../src/proofs/prove.ts';
import { proveGame, proveRaid } from '../src/proofs/prove.ts';

interface Kind {
  readonly name: string;
  readonly prove: (seed: number, care: Care) => Proved;
}

const RAIDERS = [1, 2, 3, 4, 5];

/** Duels, free-for-alls, teams, and every raid in every mode with one to five raiding players. */
export const FUZZED: readonly Kind[] = [
  ...(Object.keys(TABLES) as TableName[]).map(
    (table): Kind => ({ name: table, prove: (seed, care) => proveGame(table, seed, care) }),
  ),
  ...RAIDS.flatMap((raid) =>
    raid.modes.flatMap((mode) =>
      RAIDERS.map(
        (raiders): Kind => ({
          name: `${raid.key} ${mode} ${raiders}`,
          prove: (seed, care) => proveRaid(raid, mode, raiders, seed, care),
        }),
      ),
    ),
  ),
];
