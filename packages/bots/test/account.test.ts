import { expect, test } from 'vitest';
import { allowance, blankAccount, charged, isSpent } from '../src/planning/account.ts';

const BUDGET = { trials: 24 };
const spend = (parties: number, trials: number, times: number) => {
  const account = blankAccount();
  allowance(account, BUDGET, 1, 'plan');
  for (let n = 0; n < times; n++) charged(account, BUDGET, parties, () => ({ trials }));
  return account;
};

test('a turn is thought about for ten budgets at the most, and the next turn begins anew', () => {
  expect(isSpent(spend(2, 24, 9), BUDGET, 1)).toBe(false);
  const account = spend(2, 24, 10);
  expect(isSpent(account, BUDGET, 1)).toBe(true);
  allowance(account, BUDGET, 2, 'plan');
  expect(isSpent(account, BUDGET, 2)).toBe(false);
});

test('a trial among four parties is as dear as two among two', () => {
  expect(isSpent(spend(4, 24, 4), BUDGET, 1)).toBe(false);
  expect(isSpent(spend(4, 24, 5), BUDGET, 1)).toBe(true);
});
