import { allCards } from '../src/catalogue.ts';
import { articleBefore } from '../src/wording/grammar/endings.ts';
import type { Phrase } from '../src/wording/grammar/phrase.ts';
import type { Element, Row } from '../src/wording/grammar/row.ts';
import { ruleOf, wordingKey } from '../src/wording/grammar/row.ts';
import type { Table } from '../src/wording/grammar/tables.ts';
import { everyTable } from '../src/wording/grammar/tables.ts';
import { joined, wordsOf } from '../src/wording/grammar/words.ts';
import type { Entry } from '../src/wording/phrasebook/entry.ts';
import { frontOf } from '../src/wording/say.ts';
import { FRAMES } from './frames.ts';
import { SAMPLES } from './samples.ts';
import { kindFor } from './standIns.ts';

/** One wording of a row, with the number of its nouns. */
interface Phrasing {
  readonly row: Row<unknown>;
  readonly elements: readonly Element[];
  readonly table: Table;
}

/** Looks into a phrase, and into those with which it begins: kinds of phrases are made when they are first asked for. */
function lookInto(phrase: Phrase<unknown>, seen: Set<Phrase<unknown>>): void {
  if (seen.has(phrase)) return;
  seen.add(phrase);
  for (const inner of phrase.begins?.().phrases ?? []) lookInto(inner, seen);
}

/** The rows of the table with their wordings; what stands in several tables, or twice in one, is there once. */
function everyRow(): readonly (readonly Phrasing[])[] {
  const known = new Set<string>();
  const rows: Phrasing[][] = [];
  const seen = new Set<Phrase<unknown>>();
  for (const table of everyTable())
    for (const row of table.rows()) {
      for (const part of Object.values(row.parts)) lookInto(part, seen);
      const fresh = row.wordings.filter((elements) => !known.has(wordingKey(row, elements)));
      for (const elements of fresh) known.add(wordingKey(row, elements));
      if (fresh.length > 0) rows.push(fresh.map((elements) => ({ row, elements, table })));
    }
  return rows;
}

/** The phrases of the table, without texts. */
export const phrasesOfTable = (): readonly Pick<Entry, 'of' | 'wordings'>[] =>
  everyRow().map((wordings) => ({ of: wordings[0]!.table.name, wordings: wordings.map(shown) }));

const shown = ({ elements }: Phrasing): string =>
  elements
    .map((element) => {
      if ('word' in element) return element.word;
      if ('part' in element) return `{${element.part}}`;
      return element.agrees === 'verb' ? element.one : `${element.one}/${element.many}`;
    })
    .join(' ');

/** What is noted when it is of use: rows that differ by a word of one list are one rule. */
const keyOf = ({ row, elements }: Phrasing): string => ruleOf(row, elements);

/** Ways to fill the parts of a wording: first with the best sample each, then with another for one or two of them. */
function fillings(names: readonly string[]): readonly (readonly string[])[] {
  const options = names.map((name) => SAMPLES[name] ?? ['']);
  const first = options.map(([best]) => best!);
  const all: string[][] = [first];
  const vary = (from: readonly string[], at: number) =>
    options[at]!.slice(1).map((other) => from.map((one, n) => (n === at ? other : one)));
  for (let a = 0; a < names.length; a++)
    for (const one of vary(first, a)) {
      all.push(one);
      for (let b = a + 1; b < names.length; b++) all.push(...vary(one, b));
    }
  return all;
}

const MANY = /^(?:you|all |two |up to |allies|heroes|cards|weapons|opponents|your opponents|abilities)/;

/** The words of a wording with samples in the place of its parts. */
function filled({ elements, table }: Phrasing, samples: readonly string[]): string {
  const words: string[] = [];
  let next = 0;
  let subject = table.number;
  for (const element of elements)
    if ('part' in element) {
      const sample = samples[next++]!;
      if (sample !== '') subject = MANY.test(sample) ? 'many' : 'one';
      words.push(sample);
    } else if ('word' in element) words.push(element.word);
    else if (element.agrees === 'noun') words.push(table.number === 'many' ? element.many : element.one);
    else words.push(subject === 'one' ? element.one : element.many);
  return words.filter(Boolean).join(' ');
}

/** A text as it is printed. */
function written(text: string): string {
  const words = wordsOf(text).map((word) => word.text);
  return joined(words.map((word, n) => (/^an?$/.test(word) ? articleBefore(words[n + 1] ?? '') : word)));
}

const partsOf = ({ row, elements }: Phrasing): readonly string[] =>
  elements.flatMap((element) => ('part' in element ? [row.parts[element.part]!.name] : []));

/** Sentences in which a phrase of that kind can stand: those that were written for it, or rows that have it as a part. */
function framesFor(kind: string, all: readonly Phrasing[], depth = 0): readonly string[] {
  const own = FRAMES[kind];
  if (own) return own;
  if (depth > 1) return [];
  const names = [kind, `${kind}?`, `a ${kind}`];
  return all
    .filter((one) => partsOf(one).some((name) => names.includes(name)))
    .slice(0, 6)
    .flatMap((one) => {
      const parts = partsOf(one);
      const at = parts.findIndex((name) => names.includes(name));
      const inner = filled(
        one,
        (fillings(parts)[0] ?? []).map((sample, n) => (n === at ? '_' : sample)),
      );
      return framesFor(one.table.name, all, depth + 1)
        .slice(0, 4)
        .map((frame) => frame.replaceAll('_', inner));
    });
}

const MOST_TRIES = 250;

type IsCopied = (text: string) => boolean;

/** A text, the kind of card it is on, and the wordings that were of use to read it. */
interface Told {
  readonly text: string;
  readonly on: string;
  readonly used: ReadonlySet<string>;
}

function told(text: string, isCopied: IsCopied): Told | undefined {
  if (isCopied(text)) return undefined;
  const used = new Set<string>();
  const on = kindFor(text, { used });
  return on === undefined ? undefined : { text, on, used };
}

function madeFor(phrasing: Phrasing, frames: readonly string[], isCopied: IsCopied): Told | undefined {
  const key = keyOf(phrasing);
  let tries = 0;
  for (const samples of fillings(partsOf(phrasing)))
    for (const frame of frames) {
      if (tries++ > MOST_TRIES) return undefined;
      const found = told(written(frame.replaceAll('_', filled(phrasing, samples))), isCopied);
      if (found?.used.has(key)) return found;
    }
  return undefined;
}

/** Are the words of a wording in the text, in their order? */
function isIn({ elements, table }: Phrasing, text: string): boolean {
  const words = wordsOf(text).map(({ low }) => low);
  let from = 0;
  return elements.every((element) => {
    if ('part' in element) return true;
    const forms =
      'word' in element
        ? [element.low]
        : element.agrees === 'verb'
          ? [element.one, element.many]
          : [table.number === 'many' ? element.many : element.one];
    const at = words.findIndex((word, n) => n >= from && forms.some((form) => form.toLowerCase() === word));
    from = at + 1;
    return at >= 0;
  });
}

const LONGEST = 90;

/** Short texts of cards, one paragraph each. */
function textsOfCards(isCopied: IsCopied): readonly Told[] {
  const lines = allCards().flatMap((card) => frontOf(card).flatMap(({ said }) => said ?? []));
  const short = [...new Set(lines)].filter((line) => line.length <= LONGEST && wordsOf(line).length <= 16);
  return short.toSorted((a, b) => a.length - b.length).flatMap((line) => told(line, isCopied) ?? []);
}

/** Every phrase that is understood, with a text in which it stands. */
export function phraseEntries(isCopied: IsCopied): readonly Entry[] {
  const rows = everyRow();
  const all = rows.flat();
  const frames = new Map<string, readonly string[]>();
  const framesOf = (kind: string) => {
    if (!frames.has(kind)) frames.set(kind, framesFor(kind, all));
    return frames.get(kind)!;
  };
  const made = rows.map((wordings) => ({
    wordings,
    told: firstOf(wordings, (one) => madeFor(one, framesOf(one.table.name), isCopied)),
  }));
  const texts = [...made.flatMap((one) => one.told ?? []), ...textsOfCards(isCopied)];
  const found = made.map(({ wordings, told }) => ({
    wordings,
    told: told ?? firstOf(wordings, (one) => texts.find((text) => text.used.has(keyOf(one)) && isIn(one, text.text))),
  }));
  return withVariants(found).map(({ wordings, told }) => ({
    of: wordings[0]!.table.name,
    wordings: wordings.map(shown),
    on: told?.on ?? '',
    text: told?.text ?? '',
  }));
}

interface Found {
  readonly wordings: readonly Phrasing[];
  readonly told: Told | undefined;
}

/** What differs by a word of a list from a phrase with a text, and has none of its own, stands with that one. */
function withVariants(all: readonly Found[]): readonly Found[] {
  const ruleOf = ({ wordings }: Found): string => keyOf(wordings[0]!);
  const told = new Map(all.filter((one) => one.told).map((one) => [ruleOf(one), one]));
  const isVariant = (one: Found): boolean => !one.told && told.has(ruleOf(one));
  return all
    .filter((one) => !isVariant(one))
    .map((one) => {
      if (told.get(ruleOf(one)) !== one) return one;
      const variants = all.filter((other) => isVariant(other) && ruleOf(other) === ruleOf(one));
      return { ...one, wordings: [...one.wordings, ...variants.flatMap(({ wordings }) => wordings)] };
    });
}

function firstOf<A, B>(list: readonly A[], find: (one: A) => B | undefined): B | undefined {
  for (const one of list) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}
