import type { Beginning } from './beginning.ts';
import { solid } from './pattern.ts';
import type { Found, Phrase, Plurality, Reading } from './phrase.ts';
import { readAt } from './phrase.ts';
import type { Element, Row } from './row.ts';

/**
 * The wordings of many rows as one tree: what several wordings begin with is read once for all of them, and a word of
 * the text leads straight to those that go on with it.
 */
export interface Tree<T> {
  readonly words: Map<string, Tree<T>>;
  readonly parts: Map<Phrase<unknown>, Tree<T>>;
  /** The rows whose wording ends here, with the names of the parts on the way. */
  readonly ends: { readonly row: Row<T>; readonly names: readonly string[] }[];
}

const seed = <T>(): Tree<T> => ({ words: new Map(), parts: new Map(), ends: [] });

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
    plant(branch(tree.parts, row.parts[element.part]!), row, rest, [...names, element.part], number);
  else for (const word of formsOf(element, number)) plant(branch(tree.words, word), row, rest, names, number);
}

function branch<K, T>(branches: Map<K, Tree<T>>, key: K): Tree<T> {
  const known = branches.get(key) ?? seed<T>();
  branches.set(key, known);
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
  const next = tree.words.get(reading.words[at]?.low ?? '');
  if (next) {
    if (at >= reading.farthest) reading.farthest = at + 1;
    follow(next, at + 1, reading, values, found);
  }
  for (const [phrase, after] of tree.parts)
    for (const { value, end } of readAt(phrase, at, reading)) {
      values.push(value);
      follow(after, end, reading, values, found);
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
  for (const [phrase, after] of parts) {
    if (!phrase.mayBeEmpty) {
      phrases.push(phrase);
      continue;
    }
    const inner = phrase.begins?.();
    const beyond = treeBegins(after);
    if (!inner || !beyond) return undefined;
    all.push(...(inner.words ?? []), ...(beyond.words ?? []));
    phrases.push(...(inner.phrases ?? []), ...(beyond.phrases ?? []));
  }
  return { words: all, phrases };
}
