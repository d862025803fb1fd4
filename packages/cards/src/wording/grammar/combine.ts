import type { Beginning } from './beginning.ts';
import { match } from './pattern.ts';
import type { Found, Phrase, Plurality, Reading, Saying } from './phrase.ts';
import { readAt } from './phrase.ts';
import type { Row } from './row.ts';
import { sayBound, sayRow } from './row.ts';
import type { Tree } from './tree.ts';
import { readTree, treeBegins, treeOf } from './tree.ts';
import { wordsOf } from './words.ts';

/** A phrase with several rows: it is read by all of them, and written by the first that can. */
export function choice<T>(name: string, rows: () => readonly Row<T>[], number: Plurality = 'one'): Phrase<T> {
  let table: readonly Row<T>[] | undefined;
  const all = () => {
    table ??= rows();
    return table;
  };
  let tree: Tree<T> | undefined;
  const wordings = () => {
    tree ??= treeOf(all(), number);
    return tree;
  };
  return {
    name,
    begins: () => treeBegins(wordings()) ?? { like: () => true },
    read: (at, reading) => readTree(wordings(), at, reading),
    say: (value, saying) => {
      for (const one of all()) {
        const said = sayRow(one, value, saying, number);
        if (said) return said;
      }
      return undefined;
    },
  };
}

const of = (...phrases: readonly Phrase<unknown>[]): Beginning => ({ phrases });

/** One of several kinds of phrases for the same thing. */
export function either<T>(name: string, list: () => readonly Phrase<T>[]): Phrase<T> {
  let known: readonly Phrase<T>[] | undefined;
  const kinds = () => {
    known ??= list();
    return known;
  };
  return {
    name,
    begins: () => of(...kinds()),
    read: (at, reading) => {
      let all: readonly Found<T>[] = [];
      for (const kind of kinds()) {
        const found = readAt(kind, at, reading);
        if (found.length > 0) all = all.length > 0 ? [...all, ...found] : found;
      }
      return all;
    },
    say: (value, saying) => {
      for (const kind of kinds()) {
        const said = kind.say(value, saying);
        if (said) return said;
      }
      return undefined;
    },
  };
}

/** A phrase that may be left out. */
export function optional<T>(phrase: Phrase<T>): Phrase<T | undefined> {
  return {
    name: `${phrase.name}?`,
    mute: true,
    mayBeEmpty: true,
    begins: () => of(phrase),
    read: (at, reading) => [{ value: undefined, end: at }, ...readAt(phrase, at, reading)],
    say: (value, saying) => (value === undefined ? { words: [] } : phrase.say(value, saying)),
  };
}

/** "A", "A and B", "A, B, and C". */
export function list<T>(item: Phrase<T>, word: 'and' | 'or' | 'and/or', least = 1): Phrase<readonly T[]> {
  const joiners = word === 'and/or' ? ['and', '/', 'or'] : [word];
  return {
    name: `${item.name} ${word} ...`,
    begins: () => of(item),
    read: (at, reading) => {
      const whole: Found<readonly T[]>[] = [];
      const grow = (items: readonly T[], end: number) => {
        if (items.length >= least && items.length <= 1) whole.push({ value: items, end });
        for (const { commas, next } of afterJoin(end, reading, joiners)) {
          for (const found of readAt(item, next, reading)) {
            const more = [...items, found.value];
            if (commas === 'last') {
              if (more.length >= least) whole.push({ value: more, end: found.end });
            } else grow(more, found.end);
          }
        }
      };
      for (const found of readAt(item, at, reading)) grow([found.value], found.end);
      return whole;
    },
    say: (items, saying) => {
      if (items.length < least) return undefined;
      const said = items.map((one) => item.say(one, saying));
      if (said.some((one) => one === undefined)) return undefined;
      const words: string[] = [];
      said.forEach((one, n) => {
        if (n > 0 && items.length > 2) words.push(',');
        if (n > 0 && n === items.length - 1) words.push(word);
        words.push(...one!.words);
      });
      return { words, number: items.length > 1 ? 'many' : (said[0]!.number ?? 'one') };
    },
  };
}

/** Where the next item of a list begins: after a comma, or after the word before the last one. */
function afterJoin(end: number, { words }: Reading, joiners: readonly string[]) {
  const comma = words[end]?.low === ',' ? end + 1 : end;
  const joined = joiners.every((joiner, n) => words[comma + n]?.low === joiner);
  const places: { commas: 'last' | 'more'; next: number }[] = [];
  if (joined) places.push({ commas: 'last', next: comma + joiners.length });
  else if (comma > end) places.push({ commas: 'more', next: comma });
  return places;
}

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
    begins: () => of(before, head),
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

/** A word from a fixed list of the vocabulary, with how it is written. */
export function terms<T extends string>(name: string, words: () => ReadonlyMap<string, T>): Phrase<T> {
  return {
    name,
    begins: () => ({ words: [...words().keys()].map((text) => wordsOf(text)[0]!.low) }),
    read: (at, reading) => {
      const found: Found<T>[] = [];
      let text = '';
      for (let end = at; end < Math.min(at + 4, reading.words.length); end++) {
        const word = reading.words[end]!;
        text += text === '' || word.low === "'s" ? word.text : ` ${word.text}`;
        const value = words().get(text);
        if (value !== undefined) {
          found.push({ value, end: end + 1 });
          if (end >= reading.farthest) reading.farthest = end + 1;
        }
      }
      return found;
    },
    say: (value) => {
      for (const [text, term] of words()) if (term === value) return { words: text.split(' ') };
      return undefined;
    },
  };
}

/** A phrase whose meaning is another phrase's, seen differently; both directions are given. */
export function seenAs<A, B>(
  phrase: Phrase<A>,
  forth: (value: A) => B | undefined,
  back: (value: B) => A | undefined,
): Phrase<B> {
  return {
    name: phrase.name,
    begins: () => of(phrase),
    read: (at, reading) =>
      readAt(phrase, at, reading).flatMap(({ value, end }) => {
        const seen = forth(value);
        return seen === undefined ? [] : [{ value: seen, end }];
      }),
    say: (value, saying) => {
      const seen = back(value);
      return seen === undefined ? undefined : phrase.say(seen, saying);
    },
  };
}

/** A list whose items each mean several things in a row: "+1 / +1, Ferocity, and Stealth". */
export function flatList<T>(item: Phrase<readonly T[]>, word: 'and' | 'or'): Phrase<readonly T[]> {
  const plain = list(item, word);
  return {
    name: plain.name,
    begins: () => of(plain),
    read: (at, reading) => readAt(plain, at, reading).map(({ value, end }) => ({ value: value.flat(), end })),
    say: (values, saying) => {
      const items: (readonly T[])[] = [];
      for (let at = 0; at < values.length; ) {
        const length = lengths(values.length - at).find((n) => item.say(values.slice(at, at + n), saying));
        if (length === undefined) return undefined;
        items.push(values.slice(at, at + length));
        at += length;
      }
      return items.length > 0 ? plain.say(items, saying) : undefined;
    },
  };
}

/** The longest first. */
const lengths = (most: number): readonly number[] => Array.from({ length: most }, (_, n) => most - n);

const BEFORE_AN = /^([aei]|o(?!ne))/;

/** "a" or "an" before a phrase. */
export function withArticle<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    name: `a ${phrase.name}`,
    begins: () => ({ words: ['a', 'an'] }),
    read: (at, reading) => {
      const low = reading.words[at]?.low;
      if (low !== 'a' && low !== 'an') return [];
      if (low === 'a' && BEFORE_AN.test(reading.words[at + 1]?.low ?? '')) return []; // An icon was lost there.
      if (at >= reading.farthest) reading.farthest = at + 1;
      return readAt(phrase, at + 1, reading);
    },
    say: (value, saying) => {
      const said = phrase.say(value, saying);
      if (said?.words[0] === 'other') return { ...said, words: ['another', ...said.words.slice(1)] };
      return (
        said && {
          ...said,
          words: [/^([aeio8]|u(?!ni)|heir|hour)/i.test(said.words[0] ?? '') ? 'an' : 'a', ...said.words],
        }
      );
    },
  };
}

/** Only the longest reading: words that may belong to an inner description or to the one around it belong to the inner. */
export function longest<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    ...phrase,
    read: (at, reading) => {
      const found = readAt(phrase, at, reading);
      const most = Math.max(...found.map(({ end }) => end));
      return found.filter(({ end }) => end === most);
    },
    say: (value, saying) => phrase.say(value, saying),
  };
}
