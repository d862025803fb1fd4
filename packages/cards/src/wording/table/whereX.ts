import type { Amount, Effect } from '@meetingstone/rules';
import { same } from '../grammar/pattern.ts';
import type { Found, Phrase, Reading, Said, Saying } from '../grammar/phrase.ts';
import { readAt } from '../grammar/phrase.ts';
import { measure } from './phrases.ts';

const X: Amount = { amount: 'X' };

/** The same instructions with another amount in the place of one. */
function instead<T>(value: T, what: Amount, by: Amount): T {
  if (typeof value !== 'object' || value === null) return value;
  if (same(value, what)) return by as T;
  if (Array.isArray(value)) return value.map((part) => instead(part, what, by)) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, instead(part, what, by)])) as T;
}

const WHERE = [',', 'where', 'x'];

/** "..., where X is the number of allies you control": the amount takes the place of X. */
export function readWhereX(
  { value, end }: Found<readonly Effect[]>,
  reading: Reading,
): readonly Found<readonly Effect[]>[] {
  const { words } = reading;
  if (!WHERE.every((word, n) => words[end + n]?.low === word)) return [];
  if (words[end + 3]?.low !== 'is' && words[end + 3]?.low !== 'was') return [];
  if (end + 4 > reading.farthest) reading.farthest = end + 4;
  return readAt(measure, end + 4, reading).flatMap((found) => {
    const done = instead(value, X, found.value);
    if (/"select":"choose"/.test(JSON.stringify(found.value)) && value.filter(speaksOfX).length > 1) return [];
    return same(done, value) ? [] : [{ value: done, end: found.end }];
  });
}

/** What is chosen for X is chosen once: it can't be told in several instructions. */
const speaksOfX = (value: unknown): boolean => JSON.stringify(value).includes('{"amount":"X"}');

/** An amount that has no words where it stands is said as X, and explained afterwards. */
export function sayWhereX<T>(phrase: Phrase<T>, value: T, saying: Saying): Said | undefined {
  for (const amount of amountsIn(value)) {
    const said = measure.say(amount, saying);
    const rest = said && phrase.say(instead(value, amount, X), saying);
    if (rest) return { words: [...rest.words, ',', 'where', 'X', 'is', ...said.words] };
  }
  return undefined;
}

/** The amounts that are read from the game, the outermost first. */
function amountsIn(value: unknown): readonly Amount[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(amountsIn);
  const { amount } = value as { amount?: unknown };
  return typeof amount === 'string' && amount !== 'X' && amount !== 'that much' ? [value as Amount, ...inner] : inner;
}
