import type { Beginning } from './beginning.ts';
import { byFirstWord } from './beginning.ts';
import { solid } from './pattern.ts';
import type { Found, Phrase, Plurality, Reading } from './phrase.ts';
import { readOnce } from './phrase.ts';
import type { Element, Row } from './row.ts';
import type { Word } from './words.ts';

/**
 * The wordings of many rows as one tree: what several wordings begin with is read once for all of them, and a word of
 * the text leads straight to those that go on with it.
 */
export interface Tree<T> {
  readonly words: Map<string, Tree<T>>;
  readonly parts: Branch<T>[];
  /** The parts that can begin with a word. */
  readonly partsWith: (word: Word | undefined) => readonly Branch<T>[];
  /** The rows whose wording ends here, with the names of the parts on the way. */
  readonly ends: { readonly row: Row<T>; readonly names: readonly string[] }[];
}

interface Branch<T> {
  readonly phrase: Phrase<unknown>;
  readonly then: Tree<T>;
}

function seed<T>(): Tree<T> {
  const parts: Branch<T>[] = [];
  return { words: new Map(), parts, partsWith: byFirstWord(parts), ends: [] };
}

/** The tree of these rows; nouns have the form of that number. */
export function treeOf<T>(rows: readonly Row<T>[], number: Plurality): Tree<T> {
  const root = seed<T>();
  for (const row of rows) for (const wording of row.wordings) plant(root, row, wording, [], number);
  return root;
}

function plant<T>(
  tree: Tree<T>,
  row: Row<T>,
  [element, ...rest]: readonly Element[],
  names: readonly string[],
  number: Plurality,
): void {
  if (!element) tree.ends.push({ row, names });
  else if ('part' in element)
    plant(afterPart(tree, row.parts[element.part]!), row, rest, [...names, element.part], number);
  else for (const word of formsOf(element, number)) plant(afterWord(tree, word), row, rest, names, number);
}

function afterPart<T>({ parts }: Tree<T>, phrase: Phrase<unknown>): Tree<T> {
  const known = parts.find((part) => part.phrase === phrase) ?? { phrase, then: seed<T>() };
  if (!parts.includes(known)) parts.push(known);
  return known.then;
}

function afterWord<T>({ words }: Tree<T>, word: string): Tree<T> {
  const known = words.get(word) ?? seed<T>();
  words.set(word, known);
  return known;
}

/** The words of a text that an element stands for: a verb is read in both forms. */
function formsOf(element: Exclude<Element, { part: string }>, number: Plurality): ReadonlySet<string> {
  if ('word' in element) return new Set([element.low]);
  const { one, many, agrees } = element;
  const forms = agrees === 'verb' ? [one, many] : [number === 'many' ? many : one];
  return new Set(forms.map((form) => form.toLowerCase()));
}

/** Every reading of a wording of the tree from this word on. */
export function readTree<T>(tree: Tree<T>, at: number, reading: Reading): readonly Found<T>[] {
  const found: Found<T>[] = [];
  follow(tree, at, reading, [], found);
  return found;
}

/** Follows the text through the tree, with the values of the parts on the way. */
function follow<T>(tree: Tree<T>, at: number, reading: Reading, values: unknown[], found: Found<T>[]): void {
  for (const { row, names } of tree.ends) found.push({ value: solid(row.build(together(names, values))), end: at });
  const word = reading.words[at];
  const next = word && tree.words.get(word.low);
  if (next) {
    if (at >= reading.farthest) reading.farthest = at + 1;
    follow(next, at + 1, reading, values, found);
  }
  if (tree.parts.length === 0) return;
  for (const { phrase, then } of tree.partsWith(word))
    for (const { value, end } of readOnce(phrase, at, reading)) {
      values.push(value);
      follow(then, end, reading, values, found);
      values.pop();
    }
}

function together(names: readonly string[], values: readonly unknown[]): never {
  const parts: Record<string, unknown> = {};
  for (let n = 0; n < names.length; n++) parts[names[n]!] = values[n];
  return parts as never;
}

/** With what a tree can begin; undefined where it may be anything. */
export function treeBegins({ words, parts, ends }: Tree<unknown>): Beginning | undefined {
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
