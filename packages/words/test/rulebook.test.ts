import { readFileSync } from 'node:fs';
import { KEYWORDS, PERFORMED_KEYWORDS } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import {
  englishKeywords,
  englishRulebook,
  explanationOf,
  headingOf,
  headingsAbove,
  keywordNamed,
} from '../src/index.ts';

const INDEX = new URL('../../cli/rulebook/index.tsv', import.meta.url);
const ids = readFileSync(INDEX, 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t')[0]!)
  .filter((id) => id !== '');

describe('the rulebook in our own words', () => {
  test('says something about every entry of the rule index', () => {
    expect(ids.filter((id) => !explanationOf(id, englishRulebook, englishKeywords))).toEqual([]);
  });

  test('knows no rule that is not in the index', () => {
    const known = new Set(ids.map((id) => id.replace(/#\d+$/, '')));
    expect(Object.keys(englishRulebook.rules).filter((id) => !known.has(id))).toEqual([]);
  });

  test.each(Object.entries(englishRulebook.rules))(
    '%s has a short heading and ends in a full stop',
    (_, [heading, says]) => {
      expect(heading.length).toBeLessThanOrEqual(48);
      expect(heading).toMatch(/^["A-Z0-9].*[^.]$/);
      expect(says).toMatch(/^["A-Z0-9].*[.?]$/);
    },
  );

  test('puts every rule under a chapter and, where it has a number of three digits, a section', () => {
    const lost = ids.filter((id) => /^[A-Z]*\d{3}\./.test(id) && headingsAbove(id, englishRulebook).length !== 2);
    expect(lost).toEqual([]);
    expect(headingsAbove('403.6a', englishRulebook)).toEqual(['Concepts of the game', 'Costs']);
    expect(headingOf('403', englishRulebook)).toBe('Costs');
  });
});

describe('keywords', () => {
  test.each([...KEYWORDS, ...PERFORMED_KEYWORDS])('%s is explained', (keyword) => {
    const [heading, says] = keywordNamed(keyword, englishKeywords)!;
    expect(heading.toLowerCase()).toContain(keyword.toLowerCase());
    expect(says).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['protector', 'Protector'],
    ['Assault 2', 'Assault X'],
    ['Fire Resistance', '[type] Resistance'],
    ['Inspire: Ally', 'Inspire: kind'],
    ['dual wield', 'Dual Wield'],
    ['Ranged Dual Wield', 'Ranged Dual Wield'],
    ['Empower Mage', 'Empower'],
  ])('%s is understood as %s', (written, heading) => {
    expect(keywordNamed(written, englishKeywords)?.[0]).toBe(heading);
  });

  test('what is no keyword is not explained', () => {
    expect(keywordNamed('fnord', englishKeywords)).toBeUndefined();
  });
});
