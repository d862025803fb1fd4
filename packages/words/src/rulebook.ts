import type { Keyword, PerformedKeyword, RuleNumber } from '@meetingstone/rules';

/** A rule in our own words: a heading of a few words, and what it says in a sentence or two. */
export type RuleWords = readonly [heading: string, says: string];

/** The rules by their numbers; chapters and sections have headings only. */
export interface Rulebook {
  /** By the beginning of their numbers: 4, 403, R1. */
  readonly headings: Readonly<Record<string, string>>;
  readonly rules: Readonly<Record<RuleNumber, RuleWords>>;
}

/** What each keyword means. Those with a number or a word after them are said with X or a dash in its place. */
export type KeywordBook = Readonly<Record<ExplainedKeyword, RuleWords>>;

export type ExplainedKeyword = Keyword | PerformedKeyword;

/** What a rule is about, in a few words. */
export const headingOf = (id: string, { rules, headings }: Rulebook): string | undefined =>
  rules[id]?.[0] ?? headings[id];

/** The headings of the chapters and sections above a rule, outermost first. */
export function headingsAbove(id: string, { headings }: Rulebook): readonly string[] {
  const starts = Array.from({ length: id.length - 1 }, (_, n) => id.slice(0, n + 1));
  return starts.flatMap((start) => (headings[start] === undefined ? [] : [headings[start]]));
}
