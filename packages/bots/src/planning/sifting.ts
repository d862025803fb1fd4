import type { Game } from '@meetingstone/rules';
import type { Dice } from '../dice.ts';
import { diceFrom } from '../dice.ts';
import { meter } from '../thinking/budget.ts';
import type { Deciding, Weighed } from '../thinking/deciding.ts';

const WORLDS = 2;
/** So many are worth a closer look. */
const KEPT = 5;

export interface Sifted<T> {
  /** Those worth a closer look: the favourite, then the others, best first. */
  readonly kept: readonly Weighed<T>[];
  readonly trials: number;
}

/**
 * Tries all candidates at little cost in two imagined worlds, or as far as the budget goes: of those that come to the
 * same, one is enough, and of the rest the best are kept. The first one, the favourite, stays in. None are kept where no
 * world could be imagined.
 */
export function sifted<T>(
  choices: readonly T[],
  tried: (world: Game, what: T, random: Dice) => number,
  { imagined, budget, isSpent, random }: Deciding,
): Sifted<T> {
  const used = meter(budget, isSpent);
  const chance = random(0x7fffffff);
  let live = choices.map((what) => ({ what, results: [] as number[] }));
  let trials = 0;
  for (let n = 0; n < WORLDS && used(trials) < 1; n++) {
    const world = imagined();
    if (!world) continue;
    const isFirst = trials === 0;
    for (const { what, results } of live) {
      if (isFirst && trials > 1 && used(trials) >= 1) break;
      results.push(tried(world, what, diceFrom(chance)));
      trials += 1;
    }
    if (isFirst) live = live.filter(({ results }) => results.length > 0);
  }
  return { kept: trials === 0 ? [] : bestOf(live), trials };
}

function bestOf<T>(tried: readonly { readonly what: T; readonly results: readonly number[] }[]): readonly Weighed<T>[] {
  const seen = new Set<string>();
  const [favourite, ...others] = tried
    .filter(({ results }) => {
      const key = results.join(' ');
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .map(({ what, results }) => ({ what, worth: results.reduce((sum, one) => sum + one, 0) / results.length }));
  return [favourite!, ...others.sort((a, b) => b.worth - a.worth).slice(0, KEPT - 1)];
}
