import type { Amount } from '../language/amount.ts';

/** Is there an X in it (707.1b)? */
export function hasX(amount: Amount | 'all' | undefined): boolean {
  if (typeof amount !== 'object') return false;
  if (amount.amount === 'sum' || amount.amount === 'times') return amount.of.some(hasX);
  return amount.amount === 'X';
}
