import { DAMAGE_TYPES } from '@meetingstone/rules';
import type { Unread } from '../assembling.ts';
import { wordsOf } from '../grammar/words.ts';
import { BOOK } from './book.ts';
import type { Entry } from './entry.ts';
import { entriesIn } from './entry.ts';

/** A text of the book, by the words with which it is compared. */
interface Known {
  readonly entry: Entry;
  readonly terms: ReadonlyMap<string, number>;
  /** All that its words tell together. */
  readonly whole: number;
}

const FIGURE = /^[+-]?(?:\d+|x)$/;
const NUMBERS: ReadonlySet<string> = new Set(
  'one two three four five six seven eight nine ten a an another'.split(' '),
);
const TYPES: ReadonlySet<string> = new Set(DAMAGE_TYPES.flatMap((type) => [type, `[${type}]`]));
const SELVES: ReadonlySet<string> = new Set(['ability', 'ally', 'armor', 'card', 'hero', 'item', 'quest', 'weapon']);
const MARKS = /^[.,:;"()]$/;

/** What other games call it: somebody who writes so is answered in the words of this one. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['attack', 'atk'],
  ['banish', 'remove'],
  ['cast', 'play'],
  ['counter', 'interrupt'],
  ['counterspell', 'interrupt'],
  ['creature', 'ally'],
  ['discount', 'less'],
  ['enemy', 'opposing'],
  ['exile', 'remove'],
  ['foe', 'opposing'],
  ['gain', 'has'],
  ['get', 'has'],
  ['have', 'has'],
  ['hp', '[health]'],
  ['health', '[health]'],
  ['kill', 'destroy'],
  ['library', 'deck'],
  ['life', '[health]'],
  ['minion', 'ally'],
  ['monster', 'ally'],
  ['permanent', 'card'],
  ['restore', 'heal'],
  ['return', 'put'],
  ['sacrifice', 'destroy'],
  ['silence', 'loses'],
  ['spell', 'ability'],
  ['summon', 'put'],
  ['tap', 'exhaust'],
  ['untap', 'ready'],
]);

const stem = (low: string): string => (low.length > 3 ? low.replace(/ies$/, 'y').replace(/(?<!s)s$/, '') : low);

/** Numbers, damage types and endings do not matter: a card is written like another one. */
function termOf(low: string): string {
  if (FIGURE.test(low) || NUMBERS.has(low)) return '#';
  if (TYPES.has(low)) return '[type]';
  const word = stem(low);
  return stem(MEANT.get(low) ?? MEANT.get(word) ?? word);
}

/** The words of a text and each two that follow each other, with how often they are there. */
function termsOf(text: string): ReadonlyMap<string, number> {
  const plain = wordsOf(text).filter(({ low }) => !MARKS.test(low));
  const words = plain.map(({ low }, n) => (plain[n - 1]?.low === 'this' && SELVES.has(low) ? 'self' : termOf(low)));
  const pairs = words.slice(1).map((word, n) => `${words[n]} ${word}`);
  const terms = new Map<string, number>();
  for (const term of [...words, ...pairs]) terms.set(term, (terms.get(term) ?? 0) + 1);
  return terms;
}

interface Library {
  readonly known: readonly Known[];
  /** How much a word tells: the fewer texts have it, the more. */
  readonly weight: (term: string) => number;
}

const sum = (terms: ReadonlyMap<string, number>, weight: Library['weight']): number =>
  [...terms].reduce((all, [term, count]) => all + count * weight(term), 0);

let library: Library | undefined;

function theLibrary(): Library {
  if (library) return library;
  const texts = new Map(entriesIn(BOOK).map((entry) => [entry.text, entry]));
  texts.delete('');
  const all = [...texts].map(([text, entry]) => ({ entry, terms: termsOf(text) }));
  const having = new Map<string, number>();
  for (const { terms } of all) for (const term of terms.keys()) having.set(term, (having.get(term) ?? 0) + 1);
  const weight = (term: string): number => Math.log(1 + all.length / (having.get(term) ?? 1));
  library = { known: all.map((one) => ({ ...one, whole: sum(one.terms, weight) })), weight };
  return library;
}

/** What is less like it than this would help nobody. */
const LEAST_LIKENESS = 0.3;

/** The phrases whose texts are most like these words, best first; none if nothing is near. */
export function phrasesLike(words: string, most = 3): readonly Entry[] {
  const { known, weight } = theLibrary();
  const wanted = termsOf(words);
  const whole = sum(wanted, weight);
  const likeness = (one: Known): number => {
    let common = 0;
    for (const [term, count] of wanted) common += Math.min(count, one.terms.get(term) ?? 0) * weight(term);
    return (2 * common) / (whole + one.whole);
  };
  return known
    .map((one) => ({ entry: one.entry, likeness: likeness(one) }))
    .filter((one) => one.likeness >= LEAST_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness || (a.entry.text < b.entry.text ? -1 : 1))
    .slice(0, most)
    .map(({ entry }) => entry);
}

/** The sentence of a paragraph in which understanding ended. */
function sentenceWith(paragraph: string, words: string): string {
  const rest = words.replace(/^[\s.,:;]+/, '');
  const end = rest === '' ? 0 : Math.max(0, paragraph.lastIndexOf(rest));
  let at = 0;
  for (const sentence of paragraph.split(/(?<=[.:])\s+(?=[A-Z])/)) {
    at = paragraph.indexOf(sentence, at) + sentence.length;
    if (end < at) return sentence;
  }
  return paragraph;
}

/** Texts that are understood, most like the sentence in which understanding ended. */
export const nearestTo = ({ paragraph, words }: Unread): readonly string[] =>
  phrasesLike(sentenceWith(paragraph, words)).map(({ text }) => text);
