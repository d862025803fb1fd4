import type { Budget } from '../thinking/budget.ts';
import type { Tally } from '../thinking/going-on.ts';

/** What is left of a turn's budget: a plan takes two fifths of it, an answer to others a tenth. */
export interface Account extends Tally {
  turn: number;
  left: number;
  spent: number;
}

export const blankAccount = (): Account => ({ turn: -1, left: 0, spent: 0, answers: 0 });

const SHARES = { plan: 0.4, response: 0.1 };
/** With less than so many trials, or milliseconds, there is no use in beginning. */
const LEAST = { trials: 12, milliseconds: 3 };

/**
 * A turn may cost so many answers in imagined games for each trial of the budget, however many parties there are and however
 * long their turns. Whoever has spent them follows his plan, or the rules of thumb, without another look.
 */
const ANSWERS = 500;

function startTurn(account: Account, budget: Budget, turn: number): void {
  if (account.turn === turn) return;
  const left = 'trials' in budget ? budget.trials : budget.milliseconds;
  Object.assign(account, { turn, left, spent: 0, answers: 0 });
}

/** Is there nothing left for this turn? */
export function isSpent(account: Account, budget: Budget, turn: number): boolean {
  startTurn(account, budget, turn);
  return 'trials' in budget
    ? account.answers >= ANSWERS * budget.trials
    : account.spent + LEAST.milliseconds >= budget.milliseconds;
}

/** Part of what is left this turn. */
export function allowance(account: Account, budget: Budget, turn: number, use: keyof typeof SHARES): Budget {
  startTurn(account, budget, turn);
  const part = account.left * SHARES[use];
  return 'trials' in budget
    ? { trials: Math.max(LEAST.trials, Math.round(part)) }
    : { milliseconds: Math.max(LEAST.milliseconds, part) };
}

/** Thinks with an allowance, and takes from the account what it took. */
export function charged<T extends { readonly trials: number } | null>(
  account: Account,
  budget: Budget,
  think: () => T,
): T {
  const start = performance.now();
  const thought = think();
  const took = 'trials' in budget ? (thought?.trials ?? 0) : performance.now() - start;
  account.left = Math.max(0, account.left - took);
  account.spent += took;
  return thought;
}
