import type { Facts } from '@meetingstone/rules';
import type { RuleWords } from '@meetingstone/words';
import { englishKeywords, englishRulebook, explanationOf, headingOf, keywordNamed } from '@meetingstone/words';
import type { Paint } from './paint.ts';

const told = ([heading, says]: RuleWords, paint: Paint): string => `${paint('bold', heading)}: ${says}`;

/** What a keyword means, or what a rule says; nothing where it is neither. */
export function meaningLines(what: string, paint: Paint): string[] {
  const keyword = keywordNamed(what, englishKeywords);
  if (keyword) return [told(keyword, paint)];
  const id = what.trim().replace(/^rule /i, '');
  const rule = explanationOf(id, englishRulebook, englishKeywords);
  if (rule) return [`${id} ${told(rule, paint)}`];
  const heading = headingOf(id, englishRulebook);
  return heading === undefined ? [] : [`${id} ${heading}; \`meetingstone rules ${id}\` tells all of it.`];
}

/** What the keywords on a card mean. */
export function keywordLines({ powers, hero, back }: Facts, paint: Paint): string[] {
  const all = [...powers, ...(back ?? []), ...(hero?.back?.powers ?? [])];
  const named = new Set(all.flatMap((power) => (power.power === 'keyword' ? [power.keyword] : [])));
  return [...named].flatMap((keyword) => {
    const words = keywordNamed(keyword, englishKeywords);
    return words
      ? [
          `  ${paint(
            'dim',
            told(words, (_, text) => text),
          )}`,
        ]
      : [];
  });
}

/** "403.1 Costs are paid whole" */
export function ruleTitle(rule: string): string {
  const heading = headingOf(rule, englishRulebook);
  return heading === undefined ? rule : `${rule} ${heading}`;
}
