import type { Phrase } from './phrase.ts';
import type { Word } from './words.ts';

/** With which words a phrase can begin: those words, words like that, or whatever begins one of those phrases. */
export interface Beginning {
  readonly words?: Iterable<string>;
  readonly like?: (word: Word) => boolean;
  readonly phrases?: readonly Phrase<unknown>[];
}

type Like = (word: Word) => boolean;

/** Everything a phrase can begin with, and the words that were asked for; null stands for anything at all. */
type Start = {
  readonly words: ReadonlySet<string>;
  readonly like: readonly Like[];
  readonly known: Map<string, boolean>;
} | null;

const starts = new Map<Phrase<unknown>, Start>();

/** What its beginnings begin with is found first: so nobody goes the same way twice. */
function startOf(phrase: Phrase<unknown>): Start {
  const known = starts.get(phrase);
  if (known !== undefined) return known;
  if (!looking.has(phrase)) {
    looking.add(phrase);
    for (const inner of beginningOf(phrase)?.phrases ?? []) if (!looking.has(inner)) startOf(inner);
    looking.delete(phrase);
  }
  const start = everythingIn(phrase);
  starts.set(phrase, start);
  return start;
}

/** Phrases whose beginnings are being looked for: they begin with themselves. */
const looking = new Set<Phrase<unknown>>();

/** Can a phrase begin with that word? Most cannot, and need not be tried. */
export function canBegin(phrase: Phrase<unknown>, word: Word | undefined): boolean {
  const start = startOf(phrase);
  if (start === null) return true;
  if (word === undefined) return false;
  let fits = start.known.get(word.key);
  if (fits === undefined) {
    fits = start.words.has(word.low) || start.like.some((like) => like(word));
    start.known.set(word.key, fits);
  }
  return fits;
}

/** Everything a phrase begins with, however deep inside. */
function everythingIn(outer: Phrase<unknown>): Start {
  const words = new Set<string>();
  const like = new Set<Like>();
  const phrases = new Set([outer]);
  for (const phrase of phrases) {
    const known = starts.get(phrase);
    const inner = known === undefined ? beginningOf(phrase) : known;
    if (!inner) return null;
    for (const word of inner.words) words.add(word);
    for (const one of inner.like) like.add(one);
    if ('phrases' in inner) for (const one of inner.phrases) phrases.add(one);
  }
  return { words, like: [...like], known: new Map() };
}

interface Known {
  readonly words: readonly string[];
  readonly like: readonly Like[];
  readonly phrases: readonly Phrase<unknown>[];
}

const beginnings = new Map<Phrase<unknown>, Known | null>();

/** What a phrase says of its beginning; null where it can begin with anything. */
function beginningOf(phrase: Phrase<unknown>): Known | null {
  let known = beginnings.get(phrase);
  if (known === undefined) {
    const said = phrase.mayBeEmpty ? undefined : phrase.begins?.();
    known = said
      ? { words: [...(said.words ?? [])], like: said.like ? [once(said.like)] : [], phrases: said.phrases ?? [] }
      : null;
    beginnings.set(phrase, known);
  }
  return known;
}

/** The same question, asked once for each word. */
function once(like: Like): Like {
  const known = new Map<string, boolean>();
  return (word) => {
    let fits = known.get(word.key);
    if (fits === undefined) {
      fits = like(word);
      known.set(word.key, fits);
    }
    return fits;
  };
}

/** Those of several things to read that can begin with a word, found once for each word. */
export function byFirstWord<T extends { readonly phrase: Phrase<unknown> }>(
  all: readonly T[],
): (word: Word | undefined) => readonly T[] {
  const known = new Map<string, readonly T[]>();
  return (word) => {
    const key = word?.key ?? '';
    let fitting = known.get(key);
    if (!fitting) {
      fitting = all.filter(({ phrase }) => canBegin(phrase, word));
      known.set(key, fitting);
    }
    return fitting;
  };
}
