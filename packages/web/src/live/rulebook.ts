import type { RuleWords } from '@meetingstone/words';
import { englishKeywords, englishRulebook, explanationOf, keywordNamed } from '@meetingstone/words';
import type { Explained } from '../table/hands.ts';

/** What a keyword or a rule means, in our own words. */
export const explanationFor = (what: Explained): RuleWords | undefined =>
  'keyword' in what
    ? keywordNamed(what.keyword, englishKeywords)
    : explanationOf(what.rule, englishRulebook, englishKeywords);
