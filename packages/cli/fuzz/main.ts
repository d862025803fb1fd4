import { parseArgs } from 'node:util';
import { RAIDS } from '@meetingstone/raids';
import type { TableName } from '../src/proofs/players.ts';
import { TABLES } from '../src/proofs/players.ts';
import type { Care, Proved } from '../src/proofs/prove.ts';
import { proveGame, proveRaid } from '../src/proofs/prove.ts';

/** Random games of all kinds with all properties checked, for as long as the budget lasts: npm run fuzz -- --minutes 10 --seed 1 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    /** One decision in so many is looked at by every seat, and followed in another world. */
    viewed: { type: 'string', default: '13' },
  },
});
const viewed = Number(values.viewed);
const CARE: Care = { kept: 1, written: 7, rewound: 31, viewed, followed: viewed, replayed: 1 };

const RAIDERS = [1, 2, 3, 4, 5];
/** Duels, free-for-alls, teams, and every raid in every mode, with another number of raiding players each time. */
const KINDS: readonly ((seed: number) => Proved)[] = [
  ...(Object.keys(TABLES) as TableName[]).map((table) => (seed: number) => proveGame(table, seed, CARE)),
  ...RAIDS.flatMap((raid) =>
    raid.modes.map(
      (mode) => (seed: number) => proveRaid(raid, mode, RAIDERS[Math.floor(seed / KINDS.length) % 5]!, seed, CARE),
    ),
  ),
];

const until = performance.now() + Number(values.minutes) * 60_000;
const faults: string[] = [];
let games = 0;
let decisions = 0;
for (let seed = Number(values.seed); performance.now() < until; seed++) {
  try {
    decisions += KINDS[seed % KINDS.length]!(seed).decisions;
  } catch (reason) {
    faults.push((reason as Error).message);
    console.error(faults.at(-1));
  }
  games++;
}
console.log(`${games} games, ${decisions} decisions, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
