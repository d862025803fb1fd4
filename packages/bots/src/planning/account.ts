import type { Budget } from '../thinking/budget.ts';

/** What is left of a turn's budget: a plan takes two fifths of it, an answer to others a tenth. */
export interface Account {
  turn: number;
  left: number;
  spent: number;
}

export const blankAccount = (): Account => ({ turn: -1, left: 0, spent: 0 });

const SHARES = { plan: 0.4, response: 0.1 };
/** With less than so many trials, or milliseconds, there is no use in beginning. */
const LEAST = { trials: 12, milliseconds: 3 };

/** A turn may cost so many budgets: whoever has spent them follows his plan, or the rules of thumb, without another look. */
const MOST = 10;

export function isSpent(account: Account, budget: Budget, turn: number): boolean {
  return 'trials' in budget && account.turn === turn && account.spent >= MOST * budget.trials;
}

/** Part of what is left this turn. */
export function allowance(account: Account, budget: Budget, turn: number, use: keyof typeof SHARES): Budget {
  const whole = 'trials' in budget ? budget.trials : budget.milliseconds;
  if (account.turn !== turn) Object.assign(account, { turn, left: whole, spent: 0 });
  const part = account.left * SHARES[use];
  return 'trials' in budget
    ? { trials: Math.max(LEAST.trials, Math.round(part)) }
    : { milliseconds: Math.max(LEAST.milliseconds, part) };
}

/**
 * Thinks with an allowance, and takes from the account what it took. A trial among more than two parties goes through
 * more turns, and is as dear as several.
 */
export function charged<T extends { readonly trials: number } | null>(
  account: Account,
  budget: Budget,
  parties: number,
  think: () => T,
): T {
  const start = performance.now();
  const thought = think();
  const took = 'trials' in budget ? ((thought?.trials ?? 0) * parties) / 2 : performance.now() - start;
  account.left = Math.max(0, account.left - took);
  account.spent += took;
  return thought;
}
