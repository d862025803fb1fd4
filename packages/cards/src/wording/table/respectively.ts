import type { Phrase } from '../grammar/phrase.ts';
import { figure } from './amounts.ts';

/** "5, 4, and 3 damage to them, respectively": so many amounts. */
export const ORDERED = [2, 3, 4, 5, 6] as const;

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

type Amounts = Readonly<Partial<Record<(typeof LETTERS)[number], number>>>;

export const inTurn = (n: number): { readonly [K in keyof Amounts]-?: Phrase<number> } =>
  Object.fromEntries(LETTERS.slice(0, n).map((letter) => [letter, figure])) as never;

export const listed = (n: number): string => {
  const [last, ...others] = LETTERS.slice(0, n)
    .map((letter) => `{${letter}}`)
    .reverse();
  return n === 2 ? `${others[0]} and ${last}` : `${others.reverse().join(' , ')} , and ${last}`;
};

export const amountsOf = (amounts: Amounts, n: number): readonly number[] =>
  LETTERS.slice(0, n).map((letter) => amounts[letter]!);
