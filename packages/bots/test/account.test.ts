import { expect, test } from 'vitest';
import { allowance, blankAccount, charged, isSpent } from '../src/planning/account.ts';

const BUDGET = { trials: 24 };

test('a turn is thought about for five hundred answers in imagined games for each trial, and the next turn begins anew', () => {
  const account = blankAccount();
  expect(isSpent(account, BUDGET, 1)).toBe(false);
  account.answers = 24 * 500 - 1;
  expect(isSpent(account, BUDGET, 1)).toBe(false);
  account.answers += 1;
  expect(isSpent(account, BUDGET, 1)).toBe(true);
  expect(isSpent(account, BUDGET, 2)).toBe(false);
});

test('the first plan of a turn may take two fifths of its budget, and later ones of what is left', () => {
  const account = blankAccount();
  const budget = { trials: 100 };
  expect(allowance(account, budget, 1, 'plan')).toEqual({ trials: 40 });
  charged(account, budget, () => ({ trials: 50 }));
  expect(allowance(account, budget, 1, 'plan')).toEqual({ trials: 20 });
  expect(allowance(account, budget, 2, 'plan')).toEqual({ trials: 40 });
});

test('whoever thinks by the clock has nothing left for a turn when its time is over', () => {
  const account = blankAccount();
  const budget = { milliseconds: 5 };
  expect(isSpent(account, budget, 1)).toBe(false);
  charged(account, budget, () => {
    for (const start = performance.now(); performance.now() - start < 5; );
    return { trials: 1 };
  });
  expect(isSpent(account, budget, 1)).toBe(true);
});
