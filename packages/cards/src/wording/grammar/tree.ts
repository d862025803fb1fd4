import type { Beginning } from './beginning.ts';
import { byFirstWord } from './beginning.ts';
import { solid } from './pattern.ts';
import type { Found, Phrase, Plurality, Reading, Trial } from './phrase.ts';
import { readOnce } from './phrase.ts';
import type { Element, Row } from './row.ts';
import { ruleOf } from './row.ts';
import type { Word } from './words.ts';

/**
 * The wordings of many rows as one tree: what several wordings begin with is read once for all of them, and a word of
 * the text leads straight to those that go on with it. A branch grows when a text first comes there: most never do.
 */
export interface Tree<T> {
  readonly depth: number;
  readonly wordings: Wording<T>[];
  readonly number: Plurality;
  grown?: Branches<T>;
  /** The words that each wording needs from here on; null where one needs none. */
  needed?: readonly Needed[] | null;
}

/** Words without which a wording does not come to its end: each in all its forms. */
type Needed = readonly (readonly string[])[];

interface Wording<T> {
  readonly row: Row<T>;
  readonly elements: readonly Element[];
}

interface Branches<T> {
  readonly words: ReadonlyMap<string, Tree<T>>;
  readonly parts: readonly Branch<T>[];
  /** The parts that can begin with a word. */
  readonly partsWith: (word: Word | undefined) => readonly Branch<T>[];
  /** The rows whose wording ends here, with the names of the parts on the way. */
  readonly ends: readonly End<T>[];
}

interface End<T> {
  readonly row: Row<T>;
  readonly names: readonly string[];
  readonly elements: readonly Element[];
}

interface Branch<T> {
  readonly phrase: Phrase<unknown>;
  readonly then: Tree<T>;
}

/** The tree of these rows; nouns have the form of that number. */
export function treeOf<T>(rows: readonly Row<T>[], number: Plurality): Tree<T> {
  return {
    depth: 0,
    wordings: rows.flatMap((row) => row.wordings.map((elements) => ({ row, elements }))),
    number,
  };
}

function branchesOf<T>(tree: Tree<T>): Branches<T> {
  tree.grown ??= grow(tree);
  return tree.grown;
}

/** Each wording goes on in the branch of its next element. */
function grow<T>({ wordings, depth, number }: Tree<T>): Branches<T> {
  const words = new Map<string, Tree<T>>();
  const parts = new Map<Phrase<unknown>, Tree<T>>();
  const ends: End<T>[] = [];
  const put = <K>(branches: Map<K, Tree<T>>, key: K, wording: Wording<T>) => {
    const branch = branches.get(key);
    if (branch) branch.wordings.push(wording);
    else branches.set(key, { depth: depth + 1, wordings: [wording], number });
  };
  for (const wording of wordings) {
    const { row, elements } = wording;
    const element = elements[depth];
    if (!element) ends.push({ row, names: elements.flatMap((one) => ('part' in one ? [one.part] : [])), elements });
    else if ('part' in element) put(parts, row.parts[element.part]!, wording);
    else for (const form of formsOf(element, number)) put(words, form, wording);
  }
  const branches = [...parts].map(([phrase, then]) => ({ phrase, then }));
  return { words, parts: branches, partsWith: byFirstWord(branches), ends };
}

/** The words of a text that an element stands for: a verb is read in both forms. */
function formsOf(element: Exclude<Element, { part: string }>, number: Plurality): readonly string[] {
  if ('word' in element) return [element.low, ...(element.also ?? [])];
  const { one, many, agrees } = element;
  if (agrees === 'noun') return [(number === 'many' ? many : one).toLowerCase()];
  return one === many ? [one.toLowerCase()] : [one.toLowerCase(), many.toLowerCase()];
}

/** What the wordings of a tree need from its depth on: of each the two longest words, which are the rarest. */
function neededIn({ wordings, depth, number }: Tree<unknown>): readonly Needed[] | null {
  const all = new Map<string, Needed>();
  for (const { elements } of wordings) {
    const words = elements.slice(depth).flatMap((one) => ('part' in one ? [] : [formsOf(one, number)]));
    if (words.length === 0) return null;
    const needed = words.toSorted((a, b) => b[0]!.length - a[0]!.length).slice(0, 2);
    all.set(needed.join(), needed);
  }
  return all.size > MANY ? null : [...all.values()];
}
/** Of so many wordings nearly always one can come to its end. */
const MANY = 24;

/** Can a wording of the tree still come to its end from that word on? Most need a word that the rest of the text has not. */
export function canEnd(tree: Tree<unknown>, at: number, { lastAt, until }: Reading): boolean {
  if (!lastAt) return true;
  if (tree.needed === undefined) tree.needed = neededIn(tree);
  if (tree.needed === null) return true;
  let last = until.get(tree);
  if (last === undefined) {
    last = lastBegin(tree.needed, lastAt);
    until.set(tree, last);
  }
  return at <= last;
}

/** The last word from which on one of these is all there. */
function lastBegin(all: readonly Needed[], lastAt: ReadonlyMap<string, number>): number {
  let last = -1;
  for (const needed of all) {
    let earliest = Number.POSITIVE_INFINITY;
    for (const forms of needed) {
      let there = -1;
      for (const form of forms) there = Math.max(there, lastAt.get(form) ?? -1);
      earliest = Math.min(earliest, there);
      if (earliest <= last) break;
    }
    last = Math.max(last, earliest);
  }
  return last;
}

/** Every reading of a wording of the tree from this word on. */
export function readTree<T>(tree: Tree<T>, at: number, reading: Reading): readonly Found<T>[] {
  const found: Found<T>[] = [];
  follow(tree, at, reading, [], found);
  return found;
}

/** Follows the text through the tree, with the values of the parts on the way. */
function follow<T>(tree: Tree<T>, at: number, reading: Reading, values: unknown[], found: Found<T>[]): void {
  const { words, parts, partsWith, ends } = branchesOf(tree);
  for (const { row, names, elements } of ends) {
    if (reading.trial && isLeftOut(row, elements, reading.trial)) continue;
    found.push({ value: solid(row.build(together(names, values))), end: at });
  }
  const word = reading.words[at];
  const next = word && words.get(word.low);
  if (next) {
    if (at >= reading.farthest) reading.farthest = at + 1;
    follow(next, at + 1, reading, values, found);
  }
  if (parts.length === 0) return;
  for (const { phrase, then } of partsWith(word)) {
    if (!canEnd(then, at, reading)) continue;
    for (const { value, end } of readOnce(phrase, at, reading)) {
      values.push(value);
      follow(then, end, reading, values, found);
      values.pop();
    }
  }
}

/** Is it one of the wordings without which the text is to be read? Otherwise it was of use. */
function isLeftOut(row: Row<unknown>, elements: readonly Element[], { used, without }: Trial): boolean {
  const key = ruleOf(row, elements);
  used?.add(key);
  return without?.has(key) ?? false;
}

function together(names: readonly string[], values: readonly unknown[]): never {
  const parts: Record<string, unknown> = {};
  for (let n = 0; n < names.length; n++) parts[names[n]!] = values[n];
  return parts as never;
}

/** With what a tree can begin; undefined where it may be anything. */
export function treeBegins(tree: Tree<unknown>): Beginning | undefined {
  const { words, parts, ends } = branchesOf(tree);
  if (ends.length > 0) return undefined;
  const all = [...words.keys()];
  const phrases: Phrase<unknown>[] = [];
  for (const { phrase, then } of parts) {
    if (!phrase.mayBeEmpty) {
      phrases.push(phrase);
      continue;
    }
    const inner = phrase.begins?.();
    const beyond = treeBegins(then);
    if (!inner || !beyond) return undefined;
    all.push(...(inner.words ?? []), ...(beyond.words ?? []));
    phrases.push(...(inner.phrases ?? []), ...(beyond.phrases ?? []));
  }
  return { words: all, phrases };
}
