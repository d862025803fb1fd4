/** Words and their endings, for every part of the renderer. */

/** A thing that can be the subject of a sentence. */
export interface Phrase {
  readonly words: string;
  readonly plural: boolean;
  /** It is the reader: "you". */
  readonly you?: true;
}

export const one = (words: string): Phrase => ({ words, plural: false });
export const many = (words: string): Phrase => ({ words, plural: true });

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const article = (words: string): string => `${/^([aeio]|u(?!ni))/i.test(words) ? 'an' : 'a'} ${words}`;

export function list(parts: readonly string[], word: 'and' | 'or' | 'and/or'): string {
  if (parts.length <= 2) return parts.join(` ${word} `);
  return `${parts.slice(0, -1).join(', ')}, ${word} ${parts.at(-1)}`;
}

export function pluralOf(word: string): string {
  if (/(Elf|Dwarf)$/i.test(word)) return word.replace(/f$/i, 'ves');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  if (/(equipment|armor|undead)$/i.test(word)) return word;
  return /(s|x|ch|sh|hero)$/i.test(word) ? `${word}es` : `${word}s`;
}

const SINGULAR: Readonly<Record<string, string>> = {
  be: 'is',
  have: 'has',
  do: 'does',
  may: 'may',
  can: 'can',
  must: 'must',
};
const PLURAL: Readonly<Record<string, string>> = { be: 'are' };

/** The verb as its subject asks for; only its first word changes. */
export function conjugated(subject: Phrase, verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  const many = subject.plural || subject.you;
  return [many ? (PLURAL[first] ?? first) : (SINGULAR[first] ?? thirdPerson(first)), ...rest].join(' ');
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return /(s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

export const possessive = (phrase: Phrase): string => {
  if (phrase.you) return 'your';
  if (phrase.words === 'it') return 'its';
  return phrase.plural && phrase.words.endsWith('s') ? `${phrase.words}'` : `${phrase.words}'s`;
};

/** Parts of a sentence with one space between them. */
export const spaced = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ');

export const sentences = (clauses: readonly string[]): string =>
  clauses.map((clause) => `${capital(clause)}.`).join(' ');

export const bracketed = (word: string): string => `[${capital(word)}]`;
