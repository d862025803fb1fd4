import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { allCitations } from '../src/rulebook/sources.ts';
import type { Break } from './break.ts';
import { whyNotBreak } from './break.ts';
import { BREAKS } from './breaks.ts';

/** Breaks one rule after the other and shows which test falls: npm run breaks -- [--only 717.4a] */
const { values } = parseArgs({ options: { only: { type: 'string' }, at: { type: 'string', default: '2' } } });

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
const run = promisify(execFile);
const citations = allCitations();
const work = mkdtempSync(join(tmpdir(), 'breaks-'));

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

/** The titles of the tests that fall, the files run being those with a test that shows the rule. */
async function fallen(one: Break, number: number): Promise<readonly string[]> {
  const files = [...new Set(citations.filter(({ ids }) => ids.includes(one.rule)).map(({ file }) => file))];
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  if (tests.length === 0) return [];
  const report = join(work, `${number}.json`);
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const words = ['run', '--config', CONFIG, '--reporter=json', `--outputFile=${report}`, ...tests];
  await run(process.execPath, [vitest, ...words], {
    cwd: ROOT,
    env: { ...process.env, BREAK: String(number) },
    timeout: 180_000,
  }).catch(() => undefined);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ title }) => title),
  );
}

const cites = (title: string, rule: string): boolean =>
  title.split(' ')[0] === rule || title.includes(`${rule},`) || title.includes(`, ${rule} `);

const queue = [...BREAKS.entries()].filter(([, { rule }]) => values.only === undefined || rule === values.only);
let shown = 0;
const survived: string[] = [];

async function work_(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [number, one] = next;
    const wrong = whyNotBreak(one);
    const titles = wrong === undefined ? await fallen(one, number) : [];
    const proof = titles.find((title) => cites(title, one.rule));
    if (proof) {
      shown++;
      console.log(
        `${one.rule}  ${one.what}\n    falls: ${proof}${titles.length > 1 ? ` (and ${titles.length - 1} more)` : ''}`,
      );
    } else {
      survived.push(one.rule);
      console.log(
        `${one.rule}  ${one.what}\n    SURVIVED${wrong ? `: ${wrong}` : titles[0] ? `, though this fell: ${titles[0]}` : ''}`,
      );
    }
  }
}

await Promise.all(Array.from({ length: Number(values.at) }, work_));
rmSync(work, { recursive: true });
console.log(`${shown} of ${shown + survived.length} broken rules were shown by a test that falls`);
process.exitCode = survived.length > 0 ? 1 : 0;
