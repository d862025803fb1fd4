import { refuse } from '@meetingstone/sitting';
import { englishKeywords, englishRulebook, explanationOf, headingsAbove } from '@meetingstone/words';
import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import type { Paint } from '../paint.ts';
import { paintFor } from '../paint.ts';
import { brokenOnPurpose } from '../rulebook/breaks.ts';
import { reasons, ruleIndex } from '../rulebook/index.ts';
import type { RulesReport, ShownRule, Total } from '../rulebook/report.ts';
import { reportOf, unknownIds } from '../rulebook/report.ts';
import { allCitations } from '../rulebook/sources.ts';

interface RulesOptions {
  readonly missing?: true;
  readonly json?: true;
}

export function addRules(program: Command, output: Output): void {
  program
    .command('rules')
    .description('the rules in our own words, with the tests that show each of them, and what is not shown yet')
    .argument('[id]', 'only this rule and what stands below it: 601.2, 7, "keyword Elusive"')
    .option('--missing', 'only what is not shown yet')
    .option('--json', 'print one JSON document')
    .action((id: string | undefined, options: RulesOptions) => {
      const index = ruleIndex();
      const citations = allCitations();
      const excused = reasons();
      const { fallen, untried } = brokenOnPurpose();
      const report = reportOf(index.filter(under(id)), citations, excused, fallen);
      if (report.rules.length === 0) refuse(`the rule index has no "${id}"`);
      const rules = report.rules.filter((rule) => !options.missing || isMissing(rule));
      const told = rules.map(explained);
      const isWhole = id === undefined;
      if (options.json) sayJson(output, { ...report, rules: told });
      else
        for (const line of ruleLines({ ...report, rules: told }, isWhole, paintFor(process.stdout))) output.say(line);
      if (isWhole && untried > 0) output.warn(`not yet run as they are written now: ${untried} breaks`);
      const unknown = unknownIds(index, citations, excused);
      for (const place of unknown) output.warn(`cited, but not in the index: ${place}`);
      if (unknown.length > 0) output.fail();
    });
}

type ExplainedRule = ShownRule & { readonly heading?: string; readonly says?: string };

function explained(rule: ShownRule): ExplainedRule {
  const [heading, says] = explanationOf(rule.id, englishRulebook, englishKeywords) ?? [];
  return heading === undefined || says === undefined ? rule : { ...rule, heading, says };
}

const isMissing = ({ shown, reason }: ShownRule): boolean => shown.length === 0 && reason === undefined;

/** 601.2 stands for 601.2a and 601.2#1 too, 6 for the whole chapter. */
function under(id: string | undefined): (entry: { readonly id: string }) => boolean {
  if (id === undefined) return () => true;
  const wanted = id.toLowerCase();
  return (entry) => {
    const other = entry.id.toLowerCase();
    if (other === wanted || other === `keyword ${wanted}`) return true;
    if (!other.startsWith(wanted)) return false;
    return /^\D*\d$/.test(wanted)
      ? /^\d\d/.test(other.slice(wanted.length))
      : /^[.a-z#]/.test(other.slice(wanted.length));
  };
}

interface Explained extends RulesReport {
  readonly rules: readonly ExplainedRule[];
}

/** Each rule with its heading; what it says, too, where not all of them are told. */
function ruleLines({ rules, totals, documents }: Explained, isWhole: boolean, paint: Paint): string[] {
  const lines: string[] = [];
  let section = '';
  for (const rule of rules) {
    const above = headingsAbove(rule.id, englishRulebook);
    const title = `${rule.document}: ${above.length > 0 ? above.join(' > ') : rule.section}`;
    if (title !== section) lines.push('', paint('bold', title));
    section = title;
    const mark = rule.shown.length > 0 ? paint('green', '✓') : rule.reason === undefined ? paint('red', '·') : '–';
    const words = [rule.heading, rule.reason === undefined ? undefined : paint('dim', rule.reason)];
    lines.push(['  ', mark, ' ', [rule.id, ...words].filter((one) => one !== undefined).join('  ')].join(''));
    if (!isWhole && rule.says !== undefined && rule.kind !== 'example') lines.push(`      ${rule.says}`);
    lines.push(...rule.shown.map((test) => paint('dim', `      ${test}`)));
    if (!isWhole)
      for (const { test, commit, date } of rule.broken)
        lines.push(paint('dim', `      broken on purpose (${commit}, ${date}), falls: ${test}`));
  }
  const counted = Object.entries(totals).map(([kind, total]) => counts(`${kind}s`, total));
  const apart = Object.entries(documents).map(([name, total]) => counts(`  ${name}`, total));
  return [...lines.slice(1), '', ...counted.slice(0, 1), ...(isWhole ? apart : []), ...counted.slice(1)];
}

function counts(what: string, { shown, reasoned, broken, of }: Total): string {
  const more = reasoned > 0 ? `, ${reasoned} with a reason why not` : '';
  return `${what}: ${shown} of ${of} shown${more}, ${broken} broken on purpose`;
}
