import { choice } from './combine.ts';
import { match } from './pattern.ts';
import type { Found, Phrase, Plurality, Reading, Saying } from './phrase.ts';
import { readAt } from './phrase.ts';
import type { Row } from './row.ts';
import { sayBound } from './row.ts';

/** The rows that describe one thing bit by bit: adjectives, one head, and what follows it. */
export interface Described<T> {
  readonly before: readonly Row<Partial<T>>[];
  readonly head: readonly Row<Partial<T>>[];
  readonly after: readonly Row<Partial<T>>[];
}

/** A description: each row tells some properties of the thing, and together they tell all. */
export function description<T extends object>(name: string, list: () => Described<T>, number: Plurality): Phrase<T> {
  let known: Described<T> | undefined;
  const rows = () => {
    known ??= list();
    return known;
  };
  const part = (kind: keyof Described<T>) => choice<Partial<T>>(`${name}: ${kind}`, () => rows()[kind], number);
  const before = part('before');
  const head = part('head');
  const after = part('after');
  return {
    name,
    begins: () => ({ phrases: [before, head] }),
    read: (at, reading) =>
      grown(before, [{ value: {}, end: at }], reading)
        .flatMap((found) => extended(head, found, reading))
        .flatMap((found) => grown(after, [found], reading)) as readonly unknown[] as readonly Found<T>[],
    say: (value, saying) => {
      const { before: adjectives, head: heads, after: others } = rows();
      for (const one of heads) {
        const rest = { ...value } as Record<string, unknown>;
        const middle = consumed([one], rest, saying, number);
        if (middle.length === 0) continue;
        const front = consumed(adjectives.filter(tells), rest, saying, number);
        const back = consumed(others.filter(tells), rest, saying, number);
        if (Object.keys(rest).length === 0) return { words: [...front, ...middle, ...back].flat(), number };
      }
      return undefined;
    },
  };
}

/** A row that tells nothing is read, but never needed. */
const tells = ({ pattern }: Row<unknown>): boolean => Object.keys(pattern as object).length > 0;

/** Says what each row can say of the properties that are left, and takes them away. */
function consumed<T>(
  rows: readonly Row<Partial<T>>[],
  rest: Record<string, unknown>,
  saying: Saying,
  number: Plurality,
): (readonly string[])[] {
  const said: (readonly string[])[] = [];
  for (const one of rows) {
    const keys = Object.keys(one.pattern as object);
    if (!keys.every((key) => key in rest)) continue;
    const bound = match(one.pattern, Object.fromEntries(keys.map((key) => [key, rest[key]])));
    const words = bound && sayBound(one, bound, saying, number)?.words;
    if (!words) continue;
    said.push(words);
    for (const key of keys) delete rest[key];
  }
  return said;
}

function extended<T extends object>(
  phrase: Phrase<Partial<T>>,
  { value, end }: Found<Partial<T>>,
  reading: Reading,
): readonly Found<Partial<T>>[] {
  return readAt(phrase, end, reading).flatMap((found) => {
    const clash = Object.keys(found.value).some((key) => key in value);
    return clash ? [] : [{ value: { ...value, ...found.value }, end: found.end }];
  });
}

/** As many rows as there are, in any order. */
function grown<T extends object>(
  phrase: Phrase<Partial<T>>,
  from: readonly Found<Partial<T>>[],
  reading: Reading,
): readonly Found<Partial<T>>[] {
  const all = [...from];
  for (let n = 0; n < all.length; n++)
    for (const next of extended(phrase, all[n]!, reading)) if (next.end > all[n]!.end) all.push(next);
  return all;
}
