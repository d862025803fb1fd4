import type { Phrase } from './phrase.ts';
import type { Word } from './words.ts';

/** With which words a phrase can begin: those words, words like that, or whatever begins one of those phrases. */
export interface Beginning {
  readonly words?: Iterable<string>;
  readonly like?: (word: Word) => boolean;
  readonly phrases?: readonly Phrase<unknown>[];
}

/** Everything a phrase can begin with, and the words that were asked for; null stands for anything at all. */
type Start = {
  readonly words: ReadonlySet<string>;
  readonly like: readonly ((word: Word) => boolean)[];
  readonly known: Map<string, boolean>;
} | null;

const starts = new Map<Phrase<unknown>, Start>();

/** Can a phrase begin with that word? Most cannot, and need not be tried. */
export function canBegin(phrase: Phrase<unknown>, word: Word | undefined): boolean {
  let start = starts.get(phrase);
  if (start === undefined) {
    start = startOf(phrase);
    starts.set(phrase, start);
  }
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
function startOf(outer: Phrase<unknown>): Start {
  const words = new Set<string>();
  const like: ((word: Word) => boolean)[] = [];
  const phrases = new Set([outer]);
  for (const phrase of phrases) {
    if (phrase.mayBeEmpty || !phrase.begins) return null;
    const inner = phrase.begins();
    for (const word of inner.words ?? []) words.add(word);
    if (inner.like) like.push(inner.like);
    for (const one of inner.phrases ?? []) phrases.add(one);
  }
  return { words, like, known: new Map() };
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
