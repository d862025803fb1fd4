import { parseArgs } from 'node:util';
import type { TableName } from '../src/proofs/players.ts';
import { TABLES } from '../src/proofs/players.ts';
import { proveGame } from '../src/proofs/prove.ts';

/** Random games with all properties checked, for as long as the budget lasts: npm run fuzz -- --minutes 10 --seed 1 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '5' }, seed: { type: 'string', default: '1' } },
});
const until = performance.now() + Number(values.minutes) * 60_000;
const tables = Object.keys(TABLES) as TableName[];
const faults: string[] = [];
let games = 0;
let decisions = 0;
for (let seed = Number(values.seed); performance.now() < until; seed++) {
  try {
    decisions += proveGame(tables[seed % tables.length]!, seed, {
      kept: 1,
      written: 7,
      rewound: 31,
      viewed: 13,
      replayed: 1,
    }).decisions;
  } catch (reason) {
    faults.push((reason as Error).message);
    console.error(faults.at(-1));
  }
  games++;
}
console.log(`${games} games, ${decisions} decisions, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
