import type { Amount, Change, Condition, Effect } from '@meetingstone/rules';
import { choice, seenAs } from '../grammar/combine.ts';
import { same } from '../grammar/pattern.ts';
import type { Phrase } from '../grammar/phrase.ts';
import type { Row } from '../grammar/row.ts';
import { row } from '../grammar/row.ts';
import { signed } from './amounts.ts';
import { perEach } from './perEach.ts';
import { condition, duration, measure, possession, possessions, someone } from './phrases.ts';

export type Changes = readonly Change[];

/** For each of some things; X itself has words of its own. */
const each: Phrase<Amount> = seenAs(perEach, (n) => n, butX);
function butX(n: Amount): Amount | undefined {
  return typeof n === 'object' && n.amount === 'X' ? undefined : n;
}

/** What is had, and for each of what. */
export interface Scaled {
  readonly has: Changes;
  readonly n: Amount;
}

/** The sum in a change, and the change with another one. */
function sumIn(change: Change): readonly [Amount, (by: Amount) => Change] | undefined {
  switch (change.change) {
    case 'atk':
    case 'health':
    case 'def':
    case 'strike cost':
      return [change.by, (by) => ({ ...change, by })];
    case 'grant': {
      const { power } = change;
      if (power.power !== 'keyword' || power.number === undefined) return undefined;
      return [power.number, (number) => ({ ...change, power: { ...power, number } })];
    }
    default:
      return undefined;
  }
}

/** So much of it for each: "+1 ATK" by the number of allies. What has no number is there once, and is named before. */
export function multiplied({ has, n }: Scaled): Changes | undefined {
  const sums = has.map(sumIn);
  const isKnown = sums.every((sum, at) => (sum ? typeof sum[0] === 'number' : has[at]!.change === 'grant'));
  if (!isKnown || !sums.at(-1)) return undefined;
  return has.map((change, at) => {
    const [by, withSum] = sums[at] ?? [];
    return withSum ? withSum(times(by as number, n)) : change;
  });
}

const times = (factor: number, n: Amount): Amount => (factor === 1 ? n : { amount: 'times', of: [factor, n] });

/** The other way round: all sums are so many times the same. */
export function divided(changes: Changes): Scaled | undefined {
  const sums = changes.map(sumIn);
  const first = sums.find(Boolean)?.[0];
  if (typeof first !== 'object' || !sums.at(-1)) return undefined;
  const [factor, n] = factored(first);
  if (butX(n) === undefined && Math.abs(factor) === 1) return undefined; // "+X"
  const has = changes.map((change, at) => {
    const sum = sums[at];
    if (!sum) return change;
    const [factor, of] = factored(sum[0]);
    return same(of, n) ? sum[1](factor) : undefined;
  });
  return has.every((one): one is Change => one !== undefined) ? { has, n } : undefined;
}

/** So much of it, or if something is so as much as that; nothing where they are not sums of the same. */
export function eitherOf(has: Changes, more: Changes, so: Condition): Changes | undefined {
  const all = has.map((change, at) => {
    const [less, withSum] = sumIn(change) ?? [];
    const [then, withThen] = (more[at] && sumIn(more[at])) ?? [];
    if (less === undefined || then === undefined || !withSum || !withThen) return undefined;
    if (!same(withSum(0), withThen(0))) return undefined;
    return withSum({ amount: 'if', if: so, then, else: less });
  });
  return has.length === more.length && all.every((one): one is Change => one !== undefined) ? all : undefined;
}

/** The other way round. */
export function partsOfEither(
  changes: Changes,
): { readonly has: Changes; readonly more: Changes; readonly then: Condition } | undefined {
  const sums = changes.map(sumIn);
  const first = sums[0]?.[0];
  if (typeof first !== 'object' || first.amount !== 'if') return undefined;
  const has: Change[] = [];
  const more: Change[] = [];
  for (const sum of sums) {
    const by = sum?.[0];
    if (!sum || typeof by !== 'object' || by.amount !== 'if' || !same(by.if, first.if)) return undefined;
    has.push(sum[1](by.else));
    more.push(sum[1](by.then));
  }
  return { has, more, then: first.if };
}

function factored(by: Amount): readonly [number, Amount] {
  if (typeof by !== 'object' || by.amount !== 'times') return [1, by];
  const [factor, n, ...more] = by.of;
  return typeof factor === 'number' && n !== undefined && more.length === 0 ? [factor, n] : [1, by];
}

/** What a card has for each of others, all of it or the last of several things. */
export const scaled: Phrase<Changes> = seenAs(
  choice<Scaled>('for each', () => [row({ has: possessions, n: each }, '{has} {n}', (all) => all)]),
  multiplied,
  divided,
);
export const scaledOne: Phrase<Changes> = seenAs(
  choice<Scaled>('for each', () => [row({ has: possession, n: each }, '{has} {n}', (all) => all)]),
  multiplied,
  divided,
);

/** Is something multiplied after a sum that is not? "+1 ATK and +1 [Health] for each" means both. */
export function isSplit(changes: Changes): boolean {
  const sums = changes.map((change) => sumIn(change)?.[0]);
  const first = sums.findIndex((sum) => typeof sum === 'number');
  const last = sums.findLastIndex((sum) => typeof sum === 'object' && butX(factored(sum)[1]) !== undefined);
  return first >= 0 && first < last;
}

const SUMS = [
  ['atk', ['ATK']],
  ['health', ['[Health]', 'health']],
  ['def', ['DEF', '[DEF]']],
] as const;

/** "+ATK this turn equal to its cost": how much is told after how long. */
export const measuredLater = (): readonly Row<Effect>[] =>
  SUMS.map(([change, words]) =>
    row(
      { what: someone, duration, by: measure },
      words.flatMap((word) => [
        `{what} have(has) additional ${word} {duration} equal to {by}`,
        `{what} have(has) + ${word} {duration} equal to {by}`,
      ]),
      ({ what, duration, by }): Effect => ({ do: 'modify', what, changes: [{ change, by }], duration }),
    ),
  );

/** "+2 ATK this turn, or +4 if you control a Pet" */
export const scaledLater = (): readonly Row<Effect>[] => [
  ...SUMS.map(([change, words]) =>
    row(
      { what: someone, less: signed, duration, more: signed, if: condition },
      words.flatMap((word) => [
        `{what} have(has) {less} ${word} {duration} , or {more} if {if}`,
        `{what} have(has) {less} ${word} {duration} , or {more} ${word} if {if}`,
        `{what} have(has) {less} ${word} {duration} , or {more} instead if {if}`,
      ]),
      ({ what, less, duration, more, if: so }): Effect => ({
        do: 'modify',
        what,
        changes: [{ change, by: { amount: 'if', if: so, then: more, else: less } }],
        duration,
      }),
    ),
  ),
];
