import { parseArgs } from 'node:util';
import { commitNow } from '../src/commit.ts';
import type { Care } from '../src/proofs/prove.ts';
import { FUZZED } from './kinds.ts';

/**
 * Random games of all kinds with all properties checked. Every seed is one game of one kind, always the same, so that a
 * run can be taken up where another ended, and a fault be played again: npm run fuzz -- --seed 1000 --games 1
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    games: { type: 'string', default: 'Infinity' },
    /** How the kinds begin: duel, two teams, onyxia, "black-temple epic 5". */
    kind: { type: 'string', default: '' },
    /** How many times as closely the games are looked at. */
    closely: { type: 'string', default: '1' },
  },
});

const often = (every: number): number => Math.max(1, Math.round(every / Number(values.closely)));
const CARE: Care = {
  kept: 1,
  shown: 1,
  exchanged: often(4),
  written: often(197),
  rewound: often(809),
  viewed: often(499),
  followed: often(127),
  worded: 1,
  replayed: 1,
};

const commit = commitNow();
const until = performance.now() + Number(values.minutes) * 60_000;
const first = Number(values.seed);
const faults: string[] = [];
const kinds: Record<string, { games: number; decisions: number }> = {};
let [seed, games, decisions] = [first, 0, 0];
for (; performance.now() < until && games < Number(values.games); seed++) {
  const { name, prove } = FUZZED[seed % FUZZED.length]!;
  if (!name.startsWith(values.kind)) continue;
  games += 1;
  try {
    const proved = prove(seed, CARE).decisions;
    const before = kinds[name] ?? { games: 0, decisions: 0 };
    kinds[name] = { games: before.games + 1, decisions: before.decisions + proved };
    decisions += proved;
  } catch (reason) {
    faults.push((reason as Error).message);
    console.error(faults.at(-1));
  }
}
console.log(JSON.stringify({ commit, seeds: [first, seed - 1], games, decisions, faults, kinds }));
process.exitCode = faults.length > 0 ? 1 : 0;
