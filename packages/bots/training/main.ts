import { allDecks, seatWith } from '@meetingstone/cards';
import { RAIDS, raidOpening } from '@meetingstone/raids';
import type { Opening } from '@meetingstone/rules';
import { WEIGHTS } from '../src/weighing/weights.ts';
import { agreement, errorOf, fitted } from './fit.ts';
import type { Compared } from './positions.ts';
import { compared, decisionsOf } from './positions.ts';

/** Trains the weights: `npm run train -- MINUTES`. Decks with an odd number in the catalogue are never seen by it. */
const minutes = Number(process.argv[2] ?? 10);
const isRaid = process.argv[3] === 'raids';
const until = performance.now() + minutes * 60_000;
const decks = allDecks().filter((_, n) => n % 2 === 0);
const comparisons: Compared[] = [];
for (let seed = 1; performance.now() < until; seed++) {
  for (const game of decisionsOf(isRaid ? raid(seed) : duel(seed), seed, isRaid ? 25 : 9)) {
    if (performance.now() > until) break;
    const found = compared(game, seed);
    if (found) comparisons.push(found);
  }
}
const [seen, unseen] = [comparisons.filter((_, n) => n % 4 !== 0), comparisons.filter((_, n) => n % 4 === 0)];
const weights = fitted(seen, WEIGHTS);
const told = (name: string, of: typeof WEIGHTS): string =>
  `${name}: error ${errorOf(unseen, of).toFixed(5)}, clear preferences shared ${agreement(unseen, of, 0.25).toFixed(3)}`;
console.log(`${comparisons.length} decisions, a quarter of them unseen`);
console.log(told('before', WEIGHTS));
console.log(told('after', weights));
console.log(
  JSON.stringify(
    fitted(comparisons, WEIGHTS),
    (_, value) => (typeof value === 'number' ? Number(value.toFixed(3)) : value),
    2,
  ),
);

function duel(seed: number): Opening {
  const [one, other] = [decks[(seed * 7) % decks.length]!, decks[(seed * 11 + 5) % decks.length]!];
  return { seats: [seatWith(one, 'one'), seatWith(other, 'other')] };
}

function raid(seed: number): Opening {
  const chosen = RAIDS[seed % RAIDS.length]!;
  const faction = seed % 2 === 0 ? 'Alliance' : 'Horde';
  const own = decks.filter(({ name }) => name.startsWith(faction));
  const raiders = Array.from({ length: 3 }, (_, n) => seatWith(own[(seed * 5 + n * 3) % own.length]!, `${n}`));
  return raidOpening(chosen, chosen.modes[0]!, raiders, seed);
}
