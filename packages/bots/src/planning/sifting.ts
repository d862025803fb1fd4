import type { Game } from '@meetingstone/rules';
import type { Dice } from '../dice.ts';
import { diceFrom } from '../dice.ts';
import { meter } from '../thinking/budget.ts';
import type { Deciding, Weighed } from '../thinking/deciding.ts';

/** So many are worth a closer look. */
const KEPT = 5;
/** None is needed where the favourite is ahead of all others by so much. */
const CLEAR = 0.02;
/** What is so far behind the best has never turned out to be better. */
const BEHIND = 0.06;

export interface Sifted<T> {
  /** Those worth a closer look: the favourite, then the others, best first. */
  readonly kept: readonly Weighed<T>[];
  readonly trials: number;
}

/**
 * Tries all candidates at little cost in one imagined world, or as many as the budget allows: of those that come to the
 * same, one is enough, and of the rest those near the best are kept. The first one, the favourite, stays in, alone if
 * it is clearly ahead. None are kept where no world could be imagined.
 */
export function sifted<T>(
  choices: readonly T[],
  tried: (world: Game, what: T, random: Dice) => number,
  { imagined, budget, isSpent, random }: Deciding,
): Sifted<T> {
  const used = meter(budget, isSpent);
  const chance = random(0x7fffffff);
  const world = imagined() ?? imagined();
  if (!world) return { kept: [], trials: 0 };
  const all: Weighed<T>[] = [];
  for (const what of choices) {
    if (all.length > 1 && used(all.length) >= 1) break;
    all.push({ what, worth: tried(world, what, diceFrom(chance)) });
  }
  return { kept: bestOf(all), trials: all.length };
}

function bestOf<T>(all: readonly Weighed<T>[]): readonly Weighed<T>[] {
  const [favourite, ...others] = all.filter(({ worth }, n) => all.findIndex((one) => one.worth === worth) === n);
  const best = Math.max(...others.map(({ worth }) => worth));
  if (favourite!.worth >= best + CLEAR) return [favourite!];
  const near = others.filter(({ worth }) => worth >= Math.max(best, favourite!.worth) - BEHIND);
  return [favourite!, ...near.sort((a, b) => b.worth - a.worth).slice(0, KEPT - 1)];
}
