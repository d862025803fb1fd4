import type { Game, Offer, Seat } from '@meetingstone/rules';
import type { Rival } from '../bot.ts';
import type { Dice } from '../dice.ts';
import { diceFrom } from '../dice.ts';
import type { Budget } from './budget.ts';
import { meter } from './budget.ts';
import { tried } from './trial.ts';

/** Worlds that cannot be imagined in a row before one gives up. */
const VAIN = 12;
/** The favourite is left only for what is better by so many standard errors, and by so much in an even game. */
const ERRORS = 0.5;
const LEAST = 0.004;
/** How much results usually differ from world to world; counts as much as two worlds that were looked at. */
const USUAL = 0.06;

export interface Decided {
  readonly best: Rival;
  readonly next: Rival | null;
  readonly trials: number;
}

interface Candidate {
  readonly option: Offer;
  /** How it stood at the end of the trial in each world. */
  readonly results: number[];
}

/**
 * Tries the candidates side by side in one imagined world after the other, and drops the worse half of them each time
 * a part of the budget is used up, so that the good ones are compared in the most worlds. The first one, the favourite,
 * stays in. Null where no world could be imagined.
 */
export function decide(
  options: readonly Offer[],
  seat: Seat,
  imagined: () => Game | null,
  budget: Budget,
  random: Dice,
): Decided | null {
  const used = meter(budget);
  const phases = Math.ceil(Math.log2(options.length));
  let live: readonly Candidate[] = options.map((option) => ({ option, results: [] }));
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
      for (const { option, results } of live) results.push(tried(world, seat, option, diceFrom(chance)));
      trials += live.length;
      if (isClear(live)) return verdict(live, trials);
    } while (used(trials + live.length) <= phase / phases);
    if (trials === 0) return null;
    if (phase < phases) live = betterHalf(live);
  }
  return verdict(live, trials);
}

const mean = (results: readonly number[]): number => results.reduce((sum, one) => sum + one, 0) / results.length;

function betterHalf([favourite, ...others]: readonly Candidate[]): readonly Candidate[] {
  const best = others.sort((a, b) => mean(b.results) - mean(a.results));
  return [favourite!, ...best.slice(0, Math.max(1, Math.ceil((others.length + 1) / 2) - 1))];
}

/** The favourite is better than all others beyond doubt, in more than one world. */
const isClear = ([favourite, ...others]: readonly Candidate[]): boolean =>
  favourite!.results.length > 1 && others.every((other) => surplus(favourite!, other) > 0);

function verdict([favourite, ...others]: readonly Candidate[], trials: number): Decided {
  const told = ({ option, results }: Candidate): Rival => ({ option, worth: mean(results) });
  const [rival] = others.sort((a, b) => mean(b.results) - mean(a.results));
  if (!rival) return { best: told(favourite!), next: null, trials };
  const isBetter = surplus(rival, favourite!) > 0;
  const [best, next] = isBetter ? [rival, favourite!] : [favourite!, rival];
  return { best: told(best), next: told(next), trials };
}

/** By how much one candidate is better than another beyond doubt, world by world. */
function surplus(one: Candidate, other: Candidate): number {
  const differences = one.results.map((result, n) => result - other.results[n]!);
  const average = mean(differences);
  const even = evenness(mean(other.results));
  const squares = differences.reduce((sum, difference) => sum + (difference - average) ** 2, 2 * (even * USUAL) ** 2);
  const worlds = differences.length;
  return average - even * LEAST - ERRORS * Math.sqrt(squares / (worlds + 1) / worlds);
}

/** 1 where both sides are as likely to win, less where it is nearly decided: there small differences matter too. */
const evenness = (chance: number): number => Math.max(0.001, 4 * chance * (1 - chance));
