import type { Keyword, PerformedKeyword, RuleNumber, TagWord } from '@meetingstone/rules';

/** A rule in our own words: a heading of a few words, and what it says in a sentence or two. */
export type RuleWords = readonly [heading: string, says: string];

/** The rules by their numbers; chapters and sections have headings only. */
export interface Rulebook {
  /** By the beginning of their numbers: 4, 403, R1. */
  readonly headings: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<RuleNumber, RuleWords>>;
}

/** A word on cards that wants to be explained; what is empowered stands behind its word. */
type Explained = Keyword | PerformedKeyword | Exclude<TagWord, `Empower ${string}`> | 'Empower';

/** How each of them is written, with what follows it, and what it means. */
export type KeywordBook = Readonly<Record<Explained, RuleWords>>;

/** What a rule, a section or a chapter is about, in a few words. */
export const headingOf = (id: string, { rules, headings }: Rulebook): string | undefined =>
  rules[id]?.[0] ?? headings[id];

/** The headings of the chapters and sections above a rule, outermost first. */
export function headingsAbove(id: string, { headings }: Rulebook): readonly string[] {
  const starts = Array.from({ length: id.length }, (_, n) => id.slice(0, n));
  return starts.flatMap((start) => (headings[start] === undefined ? [] : [headings[start]]));
}

/** What a word on a card means, however it is written: "protector", "Assault 2", "Fire Resistance". */
export function keywordNamed(written: string, book: KeywordBook): RuleWords | undefined {
  const wanted = written.trim().toLowerCase();
  const words = Object.entries(book);
  const found =
    words.find(([word]) => word.toLowerCase() === wanted) ??
    words.find(([word]) => word.toLowerCase() === wanted.replace(/ (?:\d+|x)$/, '')) ??
    words.find(([word]) => wanted.endsWith(` ${word.toLowerCase()}`) || wanted.startsWith(`${word.toLowerCase()}:`)) ??
    words.find(([word]) => word === 'Empower' && wanted.startsWith('empower '));
  return found?.[1];
}

/** What an entry of the rule index says: a rule, a keyword; an example says what its rule does. */
export function explanationOf(id: string, rules: Rulebook, keywords: KeywordBook): RuleWords | undefined {
  const word = /^(?:keyword|tag word) (.+)$/.exec(id)?.[1];
  return word === undefined ? rules.rules[id.replace(/#\d+$/, '')] : keywordNamed(word, keywords);
}
