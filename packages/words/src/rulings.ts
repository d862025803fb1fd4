import type { Ruling } from '@meetingstone/rules';
import type { Rulebook } from './rulebook.ts';
import { headingOf } from './rulebook.ts';
import type { Sentence } from './sentence.ts';
import { rule, say } from './sentence.ts';
import type { Teller } from './teller.ts';

/** A judge's "no" in a sentence: why, because of which card, and the rule, with its heading where the book is at hand. */
export function refusalWords({ reason, rule: number, card }: Ruling, t: Teller, book?: Rulebook): Sentence {
  const seen = card === undefined ? undefined : t.find(card);
  return t.language.why.ruling(reason, seen?.name ? t.card(seen) : null, ruleWords(number, book));
}

/** "403.1 (what a cost is)" */
export function ruleWords(number: string, book?: Rulebook): Sentence {
  const heading = book && headingOf(number, book);
  return heading === undefined ? [rule(number)] : say`${rule(number)} (${heading})`;
}
