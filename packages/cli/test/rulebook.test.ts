import { describe, expect, test } from 'vitest';
import { citationsInScenario, citationsInTest } from '../src/rulebook/citations.ts';
import { reasons, ruleIndex } from '../src/rulebook/index.ts';
import { reportOf, unknownIds } from '../src/rulebook/report.ts';
import { withoutComments } from '../src/rulebook/source.ts';
import { allCitations } from '../src/rulebook/sources.ts';
import { command } from './support.ts';

test('no test, scenario or reason cites a rule that is not in the index', () => {
  expect(unknownIds(ruleIndex(), allCitations(), reasons())).toEqual([]);
});

test('no rule stands in the index twice', () => {
  const ids = ruleIndex().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

// The wrappers' names are put together here, so that these samples are not taken for tests themselves.
const [RULE, EXAMPLE, KEYWORD] = ['ru', 'exam', 'key'].map((half, n) => half + ['le', 'ple', 'word'][n]);

describe('citations in tests', () => {
  const cited = (source: string) => citationsInTest('x.test.ts', source);

  test('one or several ids before the sentence', () => {
    expect(cited(`${RULE}('601.2b, 601.2a', 'an ally attacks', () => {});`)).toEqual([
      { ids: ['601.2b', '601.2a'], title: 'an ally attacks', file: 'x.test.ts', line: 1 },
    ]);
    expect(cited(`\n${EXAMPLE}(\n  "407.1#1",\n  "it's healed",\n  () => {})`)).toMatchObject([
      { ids: ['407.1#1'], title: "it's healed", line: 2 },
    ]);
  });

  test('a list of ids', () => {
    expect(cited(`${RULE}(['601.2b', '601.2a'], 'an ally attacks', () => {});`)).toMatchObject([
      { ids: ['601.2b', '601.2a'], title: 'an ally attacks' },
    ]);
  });

  test('a keyword goes by its name', () => {
    expect(cited(`${KEYWORD}('Elusive', 'cannot be attacked', fn)`)).toMatchObject([{ ids: ['keyword Elusive'] }]);
    expect(cited(`${KEYWORD}('keyword Mend, 602.2', 'heals', fn)`)).toMatchObject([{ ids: ['keyword Mend', '602.2'] }]);
  });

  test('nothing that is skipped, commented out, quoted or somebody else’s', () => {
    expect(cited(`${RULE}.skip('601.2', 'x', fn)`)).toEqual([]);
    expect(cited(`// ${RULE}('601.2', 'x', fn)\n/* ${RULE}('601.3', 'x', fn) */`)).toEqual([]);
    expect(cited(`judge.${RULE}('601.2', 'x')`)).toEqual([]);
    expect(cited(`export function ${RULE}(ids: string, title: string) {}`)).toEqual([]);
  });

  test('comments end where they end, and strings and patterns hide slashes', () => {
    const source = "const a = 'http://x'; // gone\nconst b = /[/]\\/\\//.test(c) ? 1 / 2 : 3; /* gone */ done";
    const left = withoutComments(source);
    expect(left).toContain("'http://x';");
    expect(left).toContain('done');
    expect(left).not.toContain('gone');
    expect(left).toHaveLength(source.length);
  });
});

test('citations in scenarios: flow and block lists, with comments', () => {
  const text = [
    'scenario: One falls  # title',
    'rules: [410.6a, "keyword Elusive"]  # shown',
    '---',
    "scenario: 'Two fall'",
    'rules:',
    '  - 410.6a',
    '  - 703.4 # also',
    'players: {}',
    '---',
    'scenario: Three fall',
    '',
  ].join('\n');
  expect(citationsInScenario('s.yaml', text)).toEqual([
    { ids: ['410.6a', 'keyword Elusive'], title: 'One falls', file: 's.yaml', line: 1 },
    { ids: ['410.6a', '703.4'], title: 'Two fall', file: 's.yaml', line: 3 },
  ]);
});

describe('the report', () => {
  const index = [
    { id: '601.2', document: 'CR', kind: 'rule', section: 'Combat proposal' },
    { id: 'R100.1', document: 'Raid Rules', kind: 'rule', section: 'Raids' },
    { id: '601.2#1', document: 'CR', kind: 'example', section: 'Combat proposal' },
    { id: 'keyword Mend', document: 'CR', kind: 'keyword', section: 'Glossary' },
  ] as const;
  const citation = { ids: ['601.2', '9.9'], title: 'somebody attacks', file: 'a.test.ts', line: 4 };

  test('names the tests of each rule and counts by kind, all documents together', () => {
    const reasoned = new Map([['keyword Mend', 'nobody can see it']]);
    const fallen = { commit: 'abc', date: '2026-01-01', test: '601.2 somebody attacks' };
    const report = reportOf(index, [citation], reasoned, new Map([['601.2', [fallen]]]));
    expect(report.rules[0]!.shown).toEqual(['a.test.ts > 601.2, 9.9 somebody attacks']);
    expect(report.rules[3]).toMatchObject({ shown: [], reason: 'nobody can see it' });
    expect(report.totals).toEqual({
      rule: { shown: 1, reasoned: 0, broken: 1, of: 2 },
      example: { shown: 0, reasoned: 0, broken: 0, of: 1 },
      keyword: { shown: 0, reasoned: 1, broken: 0, of: 1 },
    });
    expect(report.rules[0]!.broken).toEqual([fallen]);
    expect(report.documents).toEqual({
      CR: { shown: 1, reasoned: 0, broken: 1, of: 1 },
      'Raid Rules': { shown: 0, reasoned: 0, broken: 0, of: 1 },
    });
  });

  test('finds what is cited but not there, with its place', () => {
    const unknown = unknownIds(index, [citation], new Map([['1.2', 'x']]));
    expect(unknown).toEqual(['a.test.ts:4: 9.9', 'reasons.tsv: 1.2']);
  });
});

describe('the command', () => {
  test('tells the whole index as JSON', async () => {
    const { rules, totals } = JSON.parse((await command('rules', '--json')).out);
    expect(rules).toHaveLength(ruleIndex().length);
    expect(totals.rule.of + totals.example.of + totals.keyword.of).toBe(rules.length);
    expect(rules[0]).toMatchObject({ id: '100.1', document: 'CR', kind: 'rule' });
    expect(Array.isArray(rules[0].shown)).toBe(true);
  });

  test('tells a rule with what stands below it', async () => {
    const { rules } = JSON.parse((await command('rules', '601.2', '--json')).out);
    const ids = rules.map(({ id }: { id: string }) => id);
    expect(ids).toContain('601.2');
    expect(ids).toContain('601.2a');
    expect(ids).not.toContain('601.3');
    const chapter = JSON.parse((await command('rules', '6', '--json')).out);
    expect(chapter.rules.every(({ id }: { id: string }) => id.startsWith('6'))).toBe(true);
    const one = JSON.parse((await command('rules', 'elusive', '--json')).out);
    expect(one.rules.map(({ id }: { id: string }) => id)).toEqual(['keyword Elusive']);
  });

  test('explains a rule in a heading and a sentence, under its chapter and section, before its tests', async () => {
    const { out } = await command('rules', '403.1');
    expect(out.split('\n').slice(0, 3)).toEqual([
      'CR: Concepts of the game > Costs',
      '  ✓ 403.1  Costs are paid whole',
      expect.stringMatching(/^ {6}Something you must do .+\.$/),
    ]);
    expect(out).toMatch(/^ {6}packages\/.+\.test\.ts > .*403\.1/m);
  });

  test('tells in the whole index headings only', async () => {
    const { out } = await command('rules');
    expect(out).toContain('403.1  Costs are paid whole');
    expect(out).not.toContain('Something you must do');
  });

  test('explains a keyword', async () => {
    const { out } = await command('rules', 'Elusive');
    expect(out).toMatch(/keyword Elusive {2}Elusive\n {6}Nobody can propose to attack it\./);
  });
});
