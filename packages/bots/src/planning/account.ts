import type { Budget } from '../thinking/budget.ts';

/** What is left of a turn's budget: a plan takes two fifths of it, an answer to others a tenth. */
export interface Account {
  turn: number;
  left: number;
}

export const blankAccount = (): Account => ({ turn: -1, left: 0 });

const SHARES = { plan: 0.4, response: 0.1 };
/** With less than so many trials, or milliseconds, there is no use in beginning. */
const LEAST = { trials: 12, milliseconds: 3 };

/** Part of what is left this turn. */
export function allowance(account: Account, budget: Budget, turn: number, use: keyof typeof SHARES): Budget {
  const whole = 'trials' in budget ? budget.trials : budget.milliseconds;
  if (account.turn !== turn) Object.assign(account, { turn, left: whole });
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
  account.left = Math.max(0, account.left - ('trials' in budget ? (thought?.trials ?? 0) : performance.now() - start));
  return thought;
}
