import type { Beginning } from './beginning.ts';
import { canBegin } from './beginning.ts';
import { same } from './pattern.ts';
import type { Word } from './words.ts';

/** One of several: "allies"; one: "ally"; or the reader himself: "you". A verb agrees with it. */
export type Plurality = 'one' | 'many' | 'you';

/** One reading of a phrase: what it means, and where the text goes on. */
export interface Found<T> {
  readonly value: T;
  readonly end: number;
}

/** What is tried out while a text is read: which wordings were of use, or how it is read without some of them. */
export interface Trial {
  readonly used?: Set<string>;
  readonly without?: ReadonlySet<string>;
}

/** A text being read. */
export interface Reading {
  readonly words: readonly Word[];
  /** What was found at each word. */
  readonly memo: (Map<Phrase<unknown>, readonly Found<unknown>[]> | undefined)[];
  /** The first word that nothing understood made use of. */
  farthest: number;
  readonly trial: Trial | undefined;
  /** Where each word stands last in the text; absent where also what cannot come to an end is followed as far as it goes. */
  readonly lastAt?: ReadonlyMap<string, number>;
  /** Up to which word of this text wordings can still come to their end. */
  readonly until: Map<object, number>;
}

/** A text being written: what the card calls itself, and its host. */
export interface Saying {
  readonly self: string;
  readonly host: string;
  /** What the verb to come agrees with. */
  readonly number?: Plurality;
  /** "You may" went before: nobody else can be the subject now. */
  readonly told?: true;
}

export interface Said {
  readonly words: readonly string[];
  /** What a verb after it agrees with. */
  readonly number?: Plurality;
}

/** A kind of phrase, read and written by the same table. */
export interface Phrase<T> {
  readonly name: string;
  /** It may mean nothing at all, and can say that. */
  readonly mute?: true;
  /** It may be left out of a text. */
  readonly mayBeEmpty?: true;
  /** With what it can begin; where nobody says so, with anything. */
  begins?(): Beginning;
  /** Can it still come to its end from that word on? Where nobody says so, it can. */
  canEnd?(at: number, reading: Reading): boolean;
  /** Every reading that begins at this word. */
  read(at: number, reading: Reading): readonly Found<T>[];
  /** The value in words; undefined if this kind of phrase cannot say it. */
  say(value: T, saying: Saying): Said | undefined;
}

export function startReading(words: readonly Word[], trial?: Trial): Reading {
  const lastAt = new Map<string, number>();
  for (let at = 0; at < words.length; at++) lastAt.set(words[at]!.low, at);
  return { words, memo: [], farthest: 0, trial, lastAt, until: new Map() };
}

/** A text that is read as far as anything in it can be read, to tell where understanding ends. */
export const startReadingOn = (words: readonly Word[], trial?: Trial): Reading => ({
  words,
  memo: [],
  farthest: 0,
  trial,
  until: new Map(),
});

/** The same text in other words. */
export const inOtherWords = ({ trial, lastAt }: Reading, words: readonly Word[]): Reading =>
  lastAt ? startReading(words, trial) : startReadingOn(words, trial);

const NOTHING: readonly Found<never>[] = [];

/** Only where one of these words is still to come. */
export const ifAhead =
  (...words: readonly string[]) =>
  (at: number, { lastAt }: Reading): boolean =>
    !lastAt || words.some((word) => (lastAt.get(word) ?? -1) >= at);

/** Reads a phrase at a word, if it can begin with that. */
export function readAt<T>(phrase: Phrase<T>, at: number, reading: Reading): readonly Found<T>[] {
  return canBegin(phrase, reading.words[at]) ? readOnce(phrase, at, reading) : NOTHING;
}

/** Reads a phrase once at a word with which it can begin, as its caller knows, and remembers what was found. */
export function readOnce<T>(phrase: Phrase<T>, at: number, reading: Reading): readonly Found<T>[] {
  if (phrase.canEnd && !phrase.canEnd(at, reading)) return NOTHING;
  reading.memo[at] ??= new Map();
  const known = reading.memo[at];
  const found = known.get(phrase as Phrase<unknown>);
  if (found) return found as readonly Found<T>[];
  known.set(phrase as Phrase<unknown>, NOTHING); // A phrase that begins with itself has no reading of its own.
  const now = distinct(phrase.read(at, reading));
  if (now.length > 0) known.set(phrase as Phrase<unknown>, now);
  return now;
}

/** Two ways to the same meaning are one reading. */
function distinct<T>(found: readonly Found<T>[]): readonly Found<T>[] {
  if (found.length < 2) return found;
  return found.filter(
    ({ value, end }, n) => !found.slice(0, n).some((other) => other.end === end && same(other.value, value)),
  );
}

/** A kind of phrase that is named before it is said what it is, because phrases are made of each other. */
export interface Named<T> extends Phrase<T> {
  is(definition: Phrase<T>): void;
}

export function named<T>(name: string): Named<T> {
  let known: Phrase<T> | undefined;
  const definition = () => {
    if (!known) throw new Error(`nobody said what "${name}" is`);
    return known;
  };
  return {
    name,
    is: (one) => {
      known = one;
    },
    begins: () => ({ phrases: [definition()] }),
    read: (at, reading) => definition().read(at, reading),
    say: (value, saying) => definition().say(value, saying),
  };
}
