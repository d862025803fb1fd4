import type { Selection } from '@meetingstone/rules';
import { seenAs } from '../grammar/combine.ts';
import type { Phrase } from '../grammar/phrase.ts';
import { figure } from './amounts.ts';

/** "5, 4, and 3 damage to them, respectively": so many amounts. */
export const ORDERED = [2, 3, 4, 5, 6] as const;

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Of several that are chosen it matters which is the first. */
export const inOrder = (phrase: Phrase<Selection>): Phrase<Selection> =>
  seenAs(
    phrase,
    (value) => (value.select === 'choose' ? { ...value, ordered: true as const } : value),
    (value) => {
      if (value.select !== 'choose') return value;
      const { ordered, ...rest } = value;
      return ordered ? rest : undefined;
    },
  );

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
