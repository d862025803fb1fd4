import type { Phrase } from './phrase.ts';
import type { Word } from './words.ts';

/** With which words a phrase can begin: those words, words like that, or whatever begins one of those phrases. */
export interface Beginning {
  readonly words?: Iterable<string>;
  readonly like?: (word: Word) => boolean;
  readonly phrases?: readonly Phrase<unknown>[];
}

/** Everything a phrase can begin with; null stands for anything at all. */
type Start = {
  readonly words: ReadonlySet<string>;
  readonly like: readonly ((word: Word) => boolean)[];
  /** Whether a word was like that, for words that open a sentence and for those that do not. */
  readonly opening: Map<string, boolean>;
  readonly inside: Map<string, boolean>;
} | null;

const starts = new WeakMap<object, Start>();

/** Can a phrase begin with that word? Most cannot, and need not be tried. */
export function canBegin(phrase: Phrase<unknown>, word: Word | undefined): boolean {
  let start = starts.get(phrase);
  if (start === undefined) {
    start = startOf({ phrases: [phrase] });
    starts.set(phrase, start);
  }
  return fits(start, word);
}

function fits(start: Start, word: Word | undefined): boolean {
  if (start === null) return true;
  if (word === undefined) return false;
  if (start.words.has(word.low)) return true;
  if (start.like.length === 0) return false;
  const known = word.opens ? start.opening : start.inside;
  let fitting = known.get(word.text);
  if (fitting === undefined) {
    fitting = start.like.some((like) => like(word));
    known.set(word.text, fitting);
  }
  return fitting;
}

/** Everything that begins so, however deep inside. */
function startOf(beginning: Beginning): Start {
  const words = new Set(beginning.words);
  const like = beginning.like ? [beginning.like] : [];
  const phrases = new Set(beginning.phrases);
  for (const phrase of phrases) {
    if (phrase.mayBeEmpty || !phrase.begins) return null;
    const inner = phrase.begins();
    for (const word of inner.words ?? []) words.add(word);
    if (inner.like) like.push(inner.like);
    for (const one of inner.phrases ?? []) phrases.add(one);
  }
  return { words, like, opening: new Map(), inside: new Map() };
}
