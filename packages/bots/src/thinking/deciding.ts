import type { Game, Offer } from '@meetingstone/rules';
import type { Rival } from '../bot.ts';
import type { Dice } from '../dice.ts';
import { diceFrom } from '../dice.ts';
import type { Budget } from './budget.ts';
import { meter } from './budget.ts';

/** Worlds that cannot be imagined in a row before one gives up. */
const VAIN = 12;
/** The favourite is left only for what is better by so many standard errors, and by so much in an even game. */
const ERRORS = 0.5;
const LEAST = 0.004;
/** How much results usually differ from world to world; counts as much as two worlds that were looked at. */
const USUAL = 0.06;

/** What was tried, and how it stood afterwards. */
export interface Weighed<T> {
  readonly what: T;
  readonly worth: number;
}

export interface Decided<T> {
  readonly best: Weighed<T>;
  readonly next: Weighed<T> | null;
  readonly trials: number;
}

export const rivalOf = ({ what, worth }: Weighed<Offer>): Rival => ({ option: what, worth });

interface Candidate<T> {
  readonly what: T;
  /** How it stood at the end of the trial in each world. */
  readonly results: number[];
}

export interface Deciding {
  readonly imagined: () => Game | null;
  readonly budget: Budget;
  /** Is there nothing left beyond this budget either? */
  readonly isSpent?: () => boolean;
  readonly random: Dice;
}

/**
 * Tries the candidates side by side in one imagined world after the other, and drops the worse half of them each time
 * a part of the budget is used up, so that the good ones are compared in the most worlds. The first one, the favourite,
 * stays in. Null where no world could be imagined.
 */
export function decide<T>(
  choices: readonly T[],
  tried: (world: Game, what: T, random: Dice) => number,
  { imagined, budget, isSpent, random }: Deciding,
): Decided<T> | null {
  const used = meter(budget, isSpent);
  const phases = Math.ceil(Math.log2(choices.length));
  let live: readonly Candidate<T>[] = choices.map((what) => ({ what, results: [] }));
  let [trials, vain] = [0, 0];
  for (let phase = 1; phase <= phases && used(trials) < 1; phase++) {
    do {
      const world = imagined();
      if (!world) {
        vain += 1;
        if (vain < VAIN) continue;
        break;
      }
      vain = 0;
      const chance = random(0x7fffffff);
      for (const { what, results } of live) results.push(tried(world, what, diceFrom(chance)));
      trials += live.length;
      if (isClear(live)) return verdict(live, trials);
    } while (used(trials + live.length) <= phase / phases);
    if (trials === 0) return null;
    if (phase < phases) live = betterHalf(live);
  }
  return trials === 0 ? null : verdict(live, trials);
}

const mean = (results: readonly number[]): number => results.reduce((sum, one) => sum + one, 0) / results.length;

function betterHalf<T>([favourite, ...others]: readonly Candidate<T>[]): readonly Candidate<T>[] {
  const best = others.sort((a, b) => mean(b.results) - mean(a.results));
  return [favourite!, ...best.slice(0, Math.max(1, Math.ceil((others.length + 1) / 2) - 1))];
}

/** The favourite is better than all others beyond doubt, in more than one world. */
const isClear = <T>([favourite, ...others]: readonly Candidate<T>[]): boolean =>
  favourite!.results.length > 1 && others.every((other) => surplus(favourite!, other) > 0);

function verdict<T>([favourite, ...others]: readonly Candidate<T>[], trials: number): Decided<T> {
  const told = ({ what, results }: Candidate<T>): Weighed<T> => ({ what, worth: mean(results) });
  const [rival] = others.sort((a, b) => mean(b.results) - mean(a.results));
  if (!rival) return { best: told(favourite!), next: null, trials };
  const isBetter = surplus(rival, favourite!) > 0;
  const [best, next] = isBetter ? [rival, favourite!] : [favourite!, rival];
  return { best: told(best), next: told(next), trials };
}

/** By how much one candidate is better than another beyond doubt, world by world. */
function surplus<T>(one: Candidate<T>, other: Candidate<T>): number {
  const differences = one.results.map((result, n) => result - other.results[n]!);
  const average = mean(differences);
  const even = evenness(mean(other.results));
  const squares = differences.reduce((sum, difference) => sum + (difference - average) ** 2, 2 * (even * USUAL) ** 2);
  const worlds = differences.length;
  return average - even * LEAST - ERRORS * Math.sqrt(squares / (worlds + 1) / worlds);
}

/** 1 where both sides are as likely to win, less where it is nearly decided: there small differences matter too. */
const evenness = (chance: number): number => Math.max(0.001, 4 * chance * (1 - chance));
