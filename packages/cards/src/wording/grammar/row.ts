import { articleBefore } from './endings.ts';
import { Hole, match, solid } from './pattern.ts';
import type { Phrase, Plurality, Said, Saying } from './phrase.ts';
import { contracted, readAs, wordsOf } from './words.ts';

/** A piece of a wording: a word, perhaps one that agrees with a person or thing, a verb or noun with two forms, or a part. */
export type Element =
  | { readonly word: string; readonly low: string; readonly also?: readonly string[] }
  | { readonly one: string; readonly many: string; readonly agrees: 'verb' | 'noun' }
  | { readonly part: string };

/** One row of the table of phrases: a way to say something, and what is meant. */
export interface Row<T> {
  readonly wordings: readonly (readonly Element[])[];
  readonly parts: Readonly<Record<string, Phrase<unknown>>>;
  readonly build: (parts: never) => T;
  /** What is meant, with holes where the parts go: made by building with holes. */
  readonly pattern: unknown;
}

type Parts = Readonly<Record<string, Phrase<unknown>>>;
type Values<P extends Parts> = { readonly [K in keyof P]: P[K] extends Phrase<infer T> ? T : never };

/** By which rule a wording is read: its other forms, and the same with another word of its list, are read by it, too. */
const rules = new WeakMap<readonly Element[], { readonly row: Row<unknown>; readonly elements: readonly Element[] }>();

/**
 * A row: the wording that is written, then others that are read as well.
 * "{what}" is a part; "deal(s)" a verb that agrees with the subject; "ally/allies" a noun of one or many; "its~" agrees
 * with whoever is meant; "on|during" are words for the same, of which the first is written; what stands in "<on it~>" may be left out, and is written only as "<that!>".
 * The meaning is data with the parts in it, nothing computed from them.
 */
export function row<P extends Parts, T>(
  parts: P,
  wordings: string | readonly string[],
  build: (values: Values<P>) => T,
): Row<T> {
  const holes = Object.fromEntries(Object.keys(parts).map((name) => [name, new Hole(name)]));
  const all = typeof wordings === 'string' ? [wordings] : wordings;
  const forms = all.map(formsOf);
  const made: Row<T> = {
    wordings: forms.flat(),
    parts,
    build: build as unknown as (parts: never) => T,
    pattern: solid(build(holes as unknown as Values<P>)),
  };
  for (const [model, ...others] of forms) for (const form of others) rules.set(form, { row: made, elements: model! });
  return made;
}

/** A row without parts. */
export const fixed = <T>(wordings: string | readonly string[], value: T): Row<T> => row({}, wordings, () => value);

/** Every form of a wording, with and without what may be left out; the first is the one that is written. */
const formsOf = (wording: string): readonly (readonly Element[])[] => withAndWithout(wording).map(elementsOf);

const OPTIONAL = /<([^<>!]+)(!?)>/;
const withAndWithout = (wording: string): readonly string[] =>
  OPTIONAL.test(wording)
    ? (OPTIONAL.exec(wording)![2] ? ['$1', ''] : ['', '$1']).flatMap((there) =>
        withAndWithout(wording.replace(OPTIONAL, there)),
      )
    : [wording];

function elementsOf(wording: string): readonly Element[] {
  const elements = wording.split(/\s+/).filter(Boolean).flatMap(elementsIn);
  return contracted<Element>(elements, (_, low) => ({ word: low, low }));
}

/** Words that stand for somebody, in the forms for a thing, a man, a woman, and several; and where cards are or come from. */
const AGREEING: Readonly<Record<string, readonly string[]>> = {
  it: ['him', 'her', 'them', 'he', 'she', 'they'],
  its: ['his', 'her', 'their', "it's"],
  in: ['from'],
};

/** The pieces of which all wordings are made, and what each stands for. */
const pieces = new Map<string, readonly Element[]>();

function elementsIn(piece: string): readonly Element[] {
  let elements = pieces.get(piece);
  if (!elements) {
    const part = /^\{(\w+)\}$/.exec(piece)?.[1];
    elements = part === undefined ? literal(piece) : [{ part }];
    pieces.set(piece, elements);
  }
  return elements;
}

const ONE_OF_SEVERAL = /^[\w'-]+(?:\|[\w'-]+)+$/;

function literal(piece: string): readonly Element[] {
  const verb = /^([\w']+)\(([\w']+)\)$/.exec(piece);
  if (verb) {
    const [, many = '', ending = ''] = verb;
    return [{ one: ending === 's' || ending === 'es' ? many + ending : ending, many, agrees: 'verb' }];
  }
  const noun = /^([\w-]+)\/([\w-]+)$/.exec(piece);
  if (noun) return [{ one: noun[1]!, many: noun[2]!, agrees: 'noun' }];
  if (ONE_OF_SEVERAL.test(piece)) {
    const [word = '', ...also] = piece.split('|');
    return [{ word, low: readAs(word), also: also.map(readAs) }];
  }
  const agreeing = /^(\w+)~$/.exec(piece)?.[1];
  if (agreeing) return [{ word: agreeing, low: agreeing, also: AGREEING[agreeing]! }];
  if (piece === "'s" || piece === "'") return [{ word: piece, low: piece }];
  return wordsOf(piece).map(({ text, low }) => ({ word: text, low }));
}

const keys = new WeakMap<readonly Element[], string>();

/** A wording and what is meant by it, in one line: rows that stand in several tables are the same wording. */
export function wordingKey({ pattern }: Row<unknown>, elements: readonly Element[]): string {
  let key = keys.get(elements);
  if (key === undefined) {
    const holes = (_: string, part: unknown) => (part instanceof Hole ? `{${part.name}}` : part);
    key = `${elements.map(shown).join(' ')} -> ${JSON.stringify(pattern, holes)}`;
    keys.set(elements, key);
  }
  return key;
}

/** The rule by which a wording is read, as its first wording tells it. */
export function ruleOf(row: Row<unknown>, elements: readonly Element[]): string {
  const first = rules.get(elements);
  return first ? wordingKey(first.row, first.elements) : wordingKey(row, elements);
}

/** Other wordings that are read by the rule of these. */
function readLike(first: Row<unknown>, like: Row<unknown>): void {
  for (const [n, elements] of like.wordings.entries()) {
    const model = first.wordings[n];
    if (model && model !== elements) rules.set(elements, rules.get(model) ?? { row: first, elements: model });
  }
}

/** What is said with each word of a list in the same way: rows that line up are one rule, whatever the word. */
export function ofEach<W, T>(list: readonly W[], rows: (one: W) => readonly Row<T>[]): readonly Row<T>[] {
  const [first = [], ...others] = list.map(rows);
  for (const other of others) for (const [n, one] of other.entries()) if (first[n]) readLike(first[n], one);
  return [...first, ...others.flat()];
}

function shown(element: Element): string {
  if ('word' in element) return element.word;
  return 'part' in element ? `{${element.part}}` : `${element.one}/${element.many}`;
}

/** A value in the words of a row; undefined if the row does not mean it. */
export function sayRow<T>(one: Row<T>, value: T, saying: Saying, number: Plurality = 'one'): Said | undefined {
  const bound = match(one.pattern, value);
  return bound && sayBound(one, bound, saying, number);
}

export function sayBound(
  one: Row<unknown>,
  bound: Readonly<Record<string, unknown>>,
  saying: Saying,
  number: Plurality,
): Said | undefined {
  const words: string[] = [];
  const articles: number[] = [];
  let subject: Plurality = saying.number ?? number;
  let now = saying;
  let last: Plurality | undefined;
  for (const element of one.wordings[0]!) {
    if ('part' in element) {
      const phrase = one.parts[element.part]!;
      const meant = bound[element.part];
      const said = meant === undefined && !phrase.mute ? undefined : phrase.say(meant, now);
      if (!said) return undefined;
      words.push(...said.words);
      if (said.number) {
        subject = said.number;
        last = said.number;
        now = { ...saying, number: subject };
      }
    } else if ('word' in element) {
      if (element.low === 'a' || element.low === 'an') articles.push(words.length);
      words.push(element.word);
    } else if (element.agrees === 'noun') words.push(number === 'many' ? element.many : element.one);
    else words.push(subject === 'one' ? element.one : element.many);
  }
  for (const at of articles) words[at] = articleBefore(words[at + 1] ?? '');
  return last === undefined ? { words } : { words, number: last };
}
