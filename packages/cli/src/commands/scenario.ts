import type { Report } from '@meetingstone/scenario';
import { runFiles } from '@meetingstone/scenario';
import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { ruleIndex } from '../rulebook/index.ts';

export function addScenario(program: Command, output: Output): void {
  program
    .command('scenario')
    .description('run scenario files')
    .argument('<files...>', 'YAML files, one scenario in each document')
    .option('--json', 'print one JSON document')
    .action((files: readonly string[], options: { json?: true }) => {
      const rules = new Set(ruleIndex().map(({ id }) => id));
      const ran = runFiles(files, { isRule: (id) => rules.has(id) });
      if (options.json) sayJson(output, ran);
      else for (const line of scenarioLines(ran)) output.say(line);
      if (ran.failed > 0) output.fail();
    });
}

function scenarioLines({ passed, failed, scenarios }: Report): string[] {
  const lines = scenarios.flatMap(({ file, title, passed: fine, step, message }) => {
    if (fine) return [`ok    ${title}`];
    const where = step === undefined ? file : `${file}, step ${step}`;
    const why = (message ?? 'failed').split('\n').map((line) => `        ${line}`);
    return [`FAIL  ${title}  (${where})`, ...why];
  });
  return [...lines, `${passed} passed, ${failed} failed`];
}
