import { capital } from './endings.ts';

/** A text as the reader sees it: words, numbers, signs and icons, with where each stands. */
export interface Word {
  readonly text: string;
  readonly low: string;
  readonly from: number;
  readonly to: number;
  /** Does a sentence begin with it? A capital letter tells nothing there. */
  readonly opens: boolean;
  /** The same for words that are written alike and open a sentence alike. */
  readonly key: string;
}

const OPENS_AFTER: ReadonlySet<string> = new Set(['.', ':', ';', '>>>', '"', '!', '?']);

/** Contractions that are one word; any other 's is a possessive of its own. */
const WHOLE = /^(it|there|that|who|what|he|let)['’]s$/i;
const PIECE =
  /\[[^\]]*\]|>>>|→|[-=]+>|[+-](?:\d+|X\b)|\d+H\b|\d+|(?:[\p{L}]+(?:['’-][\p{L}]+)*)|["“”]|[.,:;()/!?—–=]|\S/gu;

/** Words for which the table has another: the icon and the word, "a" before any sound, "gets" of what somebody has. */
const SAME_AS: ReadonlyMap<string, string> = new Map([
  ['whenever', 'when'],
  ['[atk]', 'atk'],
  ['[def]', 'def'],
  ['health', '[health]'],
  ['an', 'a'],
  ['get', 'have'],
  ['gets', 'has'],
  ['cannot', "can't"],
  ['beginning', 'start'],
]);

/** The word as which this one is read. */
export const readAs = (low: string): string => SAME_AS.get(low) ?? low;

/** Several words that are read as one. */
const AS_ONE: readonly (readonly [readonly string[], string])[] = [
  [['as', 'long', 'as'], 'while'],
  [['for', 'as', 'long', 'as'], 'while'],
  [['can', 'not'], "can't"],
  ...['do', 'does', 'did', 'has', 'have', 'was', 'were'].map((verb) => [[verb, 'not'], `${verb}n't`] as const),
];
const FIRST_OF_SEVERAL: ReadonlySet<unknown> = new Set(AS_ONE.map(([words]) => words[0]!));

/** The same with one word for several: "do not" is "don't". */
export function contracted<T extends object>(
  words: readonly T[],
  one: (found: readonly T[], low: string) => T,
): readonly T[] {
  const lowOf = (word: T | undefined): unknown => (word && 'low' in word ? word.low : undefined);
  if (!words.some((word) => FIRST_OF_SEVERAL.has(lowOf(word)))) return words;
  const done: T[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = AS_ONE.find(([several]) => several.every((low, n) => lowOf(words[at + n]) === low));
    if (!found) done.push(words[at]!);
    else {
      done.push(one(words.slice(at, at + found[0].length), found[1]));
      at += found[0].length - 1;
    }
  }
  return done;
}

/** How a word is written, wherever it stands. */
interface Spelling {
  readonly text: string;
  readonly low: string;
  readonly openingKey: string;
}

/** A piece of text as it is printed, and the words in it: nearly all were met before. */
const met = new Map<string, readonly Spelling[]>();

function wordsIn(printed: string): readonly Spelling[] {
  const known = met.get(printed);
  if (known) return known;
  const piece = printed
    .replace(/’/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/^(?:→|[-=]+>)$/, '>>>');
  const possessive = /^(.+)('s)$/i.exec(piece);
  const texts = possessive && !WHOLE.test(piece) ? [possessive[1]!, "'s"] : [piece];
  const words = texts.map((text) => {
    const low = text.toLowerCase();
    return { text, low: readAs(low), openingKey: `^${text}` };
  });
  met.set(printed, words);
  return words;
}

export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let opens = true;
  for (const { 0: printed, index } of text.matchAll(PIECE)) {
    let from = index;
    for (const { text, low, openingKey } of wordsIn(printed)) {
      words.push({ text, low, from, to: from + text.length, opens, key: opens ? openingKey : text });
      opens = OPENS_AFTER.has(low);
      from += text.length;
    }
  }
  return contracted(words, ([first, ...more], low) => {
    const key = first!.opens ? `^${low}` : low;
    return { ...first!, text: first!.opens ? capital(low) : low, low, to: more.at(-1)!.to, key };
  });
}

const NO_SPACE_BEFORE = /^(?:[.,:;)!?+]|'s?)$/;

/** Words put together to a text: no blank before a comma, none inside quotation marks, a capital where a text begins. */
export function joined(words: readonly string[]): string {
  let text = '';
  let quoting = false;
  let glue = true;
  let begins = true;
  for (const word of words) {
    if (word === '.' && text.endsWith('."')) continue; // A sentence that ends with a quotation ends inside of it.
    const closes = word === '"' && quoting;
    if (!glue && !closes && !NO_SPACE_BEFORE.test(word)) text += ' ';
    text += begins ? word.charAt(0).toUpperCase() + word.slice(1) : word;
    begins = word === '>>>' || word === ':' || word === '.' || word === '[Basic]' || (word === '"' && !quoting);
    if (word === '"') quoting = !quoting;
    glue = (word === '"' && quoting) || word === '(';
  }
  return text;
}

/** The words of a sentence of its own. */
export const capitalized = ([first = '', ...rest]: readonly string[]): readonly string[] => [
  first === '"' ? first : first.charAt(0).toUpperCase() + first.slice(1),
  ...rest,
];
