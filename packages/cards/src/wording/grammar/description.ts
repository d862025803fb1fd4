import { choice } from './combine.ts';
import { match } from './pattern.ts';
import type { Found, Phrase, Plurality, Reading, Saying } from './phrase.ts';
import { readAt } from './phrase.ts';
import type { Row } from './row.ts';
import { sayBound } from './row.ts';

/** Rows of which each tells some properties of a thing; several descriptions can share them. */
export interface Bits<T> {
  readonly rows: () => readonly Row<Partial<T>>[];
  readonly phrase: Phrase<Partial<T>>;
}

export function bits<T>(name: string, list: () => readonly Row<Partial<T>>[], number: Plurality = 'one'): Bits<T> {
  let known: readonly Row<Partial<T>>[] | undefined;
  const rows = () => {
    known ??= list();
    return known;
  };
  return { rows, phrase: choice<Partial<T>>(name, rows, number) };
}

/** What describes one thing bit by bit: adjectives, one head, and what follows it. */
export interface Described<T> {
  readonly before?: Bits<T>;
  readonly head: Bits<T>;
  readonly after?: Bits<T>;
}

/** A description: each row tells some properties of the thing, and together they tell all. */
export function description<T extends object>(name: string, bits: Described<T>, number: Plurality): Phrase<T> {
  const { before, head, after } = bits;
  return {
    name,
    begins: () => ({ phrases: before ? [before.phrase, head.phrase] : [head.phrase] }),
    read: (at, reading) => {
      const whole: Found<Partial<T>>[] = [];
      for (const begun of grown(before, { value: {}, end: at }, reading))
        for (const named of extended(head.phrase, begun, reading)) whole.push(...grown(after, named, reading));
      return whole as readonly unknown[] as readonly Found<T>[];
    },
    say: (value, around) => {
      const saying: Saying = { ...around, number }; // What follows the noun speaks of it, not of the sentence's subject.
      const telling = (some: Bits<T> | undefined) => some?.rows().filter(tells) ?? [];
      for (const one of head.rows()) {
        const rest = { ...value } as Record<string, unknown>;
        const middle = consumed([one], rest, saying, number);
        if (middle.length === 0) continue;
        const more = telling(after).filter(tellsMore);
        const last = consumed(more.filter(endsOpen), rest, saying, number);
        const first = consumed(more, rest, saying, number);
        const front = consumed(telling(before), rest, saying, number);
        const back = consumed(telling(after), rest, saying, number);
        if (Object.keys(rest).length === 0)
          return { words: [...front, ...middle, ...first, ...back, ...last].flat(), number };
      }
      return undefined;
    },
  };
}

/** A row that tells nothing is read, but never needed. */
const tells = ({ pattern }: Row<unknown>): boolean => Object.keys(pattern as object).length > 0;
/** What tells several properties at once is said before they are told one by one. */
const tellsMore = ({ pattern }: Row<unknown>): boolean => Object.keys(pattern as object).length > 1;

/** What ends with another description ends this one: "allies you control that are attacking a hero". */
const endsOpen = ({ wordings }: Row<unknown>): boolean => 'part' in wordings[0]!.at(-1)!;

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

/** What was told so far, with one bit more that tells nothing of the same again. */
function extended<T extends object>(
  phrase: Phrase<Partial<T>>,
  { value, end }: Found<Partial<T>>,
  reading: Reading,
): readonly Found<Partial<T>>[] {
  const longer: Found<Partial<T>>[] = [];
  for (const found of readAt(phrase, end, reading))
    if (!Object.keys(found.value).some((key) => key in value))
      longer.push({ value: { ...value, ...found.value }, end: found.end });
  return longer;
}

/** As many bits as there are, in any order. */
function grown<T extends object>(
  bits: Bits<T> | undefined,
  from: Found<Partial<T>>,
  reading: Reading,
): readonly Found<Partial<T>>[] {
  const all = [from];
  if (!bits) return all;
  for (let n = 0; n < all.length; n++)
    for (const next of extended(bits.phrase, all[n]!, reading)) if (next.end > all[n]!.end) all.push(next);
  return all;
}
