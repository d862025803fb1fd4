import type { Beginning } from './beginning.ts';
import { byFirstWord } from './beginning.ts';
import { articleBefore } from './endings.ts';
import type { Found, Phrase, Plurality } from './phrase.ts';
import { readAt, readOnce } from './phrase.ts';
import type { Row } from './row.ts';
import { sayRow } from './row.ts';
import { registered } from './tables.ts';
import type { Tree } from './tree.ts';
import { canEnd, readTree, treeBegins, treeOf } from './tree.ts';
import type { Word } from './words.ts';
import { wordsOf } from './words.ts';

/** A phrase with several rows: it is read by all of them, and written by the first that can. */
export function choice<T>(name: string, rows: () => readonly Row<T>[], number: Plurality = 'one'): Phrase<T> {
  let table: readonly Row<T>[] | undefined;
  const all = () => {
    table ??= rows();
    return table;
  };
  registered({ name, rows: all, number });
  let tree: Tree<T> | undefined;
  const wordings = () => {
    tree ??= treeOf(all(), number);
    return tree;
  };
  return {
    name,
    begins: () => treeBegins(wordings()) ?? { like: () => true },
    canEnd: (at, reading) => canEnd(wordings(), at, reading),
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
  let kindsWith: ((word: Word | undefined) => readonly { readonly phrase: Phrase<T> }[]) | undefined;
  return {
    name,
    begins: () => of(...kinds()),
    read: (at, reading) => {
      let all: readonly Found<T>[] = [];
      kindsWith ??= byFirstWord(kinds().map((phrase) => ({ phrase })));
      for (const { phrase } of kindsWith(reading.words[at])) {
        const found = readOnce(phrase, at, reading);
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

/** Words that are understood and not written. */
export const unwritten = <T>(phrase: Phrase<T>): Phrase<T> => ({ ...phrase, say: () => undefined });

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
    ...(phrase.canEnd ? { canEnd: phrase.canEnd } : {}),
    read: (at, reading) =>
      readOnce(phrase, at, reading).flatMap(({ value, end }) => {
        const seen = forth(value);
        return seen === undefined ? [] : [{ value: seen, end }];
      }),
    say: (value, saying) => {
      const seen = back(value);
      return seen === undefined ? undefined : phrase.say(seen, saying);
    },
  };
}

const BEFORE_AN = /^([aei]|o(?!ne))/;

const NO_NOUN: ReadonlySet<string> = new Set([
  'of',
  'or',
  'and',
  'target',
  'more',
  'at',
  ':',
  ';',
  '.',
  ',',
  'on',
  'into',
  'in',
  'other',
]);
/** "one armor you control" is an armor. */
const isNounNext = (low: string | undefined): boolean => low !== undefined && !NO_NOUN.has(low);

/** "a" or "an" before a phrase. */
export function withArticle<T>(phrase: Phrase<T>): Phrase<T> {
  return {
    name: `a ${phrase.name}`,
    begins: () => ({ words: ['a', 'one'] }),
    read: (at, reading) => {
      const word = reading.words[at];
      if (word?.low !== 'a' && !(word?.low === 'one' && isNounNext(reading.words[at + 1]?.low))) return [];
      if (/^a$/i.test(word.text) && BEFORE_AN.test(reading.words[at + 1]?.low ?? '')) return []; // An icon was lost there.
      if (at >= reading.farthest) reading.farthest = at + 1;
      return readAt(phrase, at + 1, reading);
    },
    say: (value, saying) => {
      const said = phrase.say(value, saying);
      if (said?.words[0] === 'other') return { ...said, words: ['another', ...said.words.slice(1)] };
      return said && { ...said, words: [articleBefore(said.words[0] ?? ''), ...said.words] };
    },
  };
}

/** One of whom something is said, whoever was spoken of before. */
export const alone = <T>(phrase: Phrase<T>): Phrase<T> => ({
  ...phrase,
  say: (value, saying) => {
    const said = phrase.say(value, saying);
    return said && { ...said, number: 'one' };
  },
});

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
