import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Citation } from '../src/rulebook/citations.ts';
import type { Break } from './break.ts';
import { whyNotBreak } from './break.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const PATIENCE = 180_000;

/** What became of the tests that show a rule while it is broken. */
export interface Verdict {
  /** The titles of those that fell. */
  readonly fallen: readonly string[];
  /** Why nothing can be said. */
  readonly wrong?: string;
}

/** The tests that show a rule, or an example of it. Scenario files are played by tests of their own. */
export function testsOf(rule: string, citations: readonly Citation[]): readonly Citation[] {
  const shows = (id: string) => id === rule || id.startsWith(`${rule}#`);
  return citations.filter(({ ids, file }) => file.endsWith('.test.ts') && ids.some(shows));
}

/** Runs the tests that show a rule while it is broken. */
export async function tryBreak(
  one: Break,
  number: number,
  citations: readonly Citation[],
  folder: string,
): Promise<Verdict> {
  const wrong = whyNotBreak(one);
  if (wrong !== undefined) return { fallen: [], wrong };
  const tests = testsOf(one.rule, citations);
  if (tests.length === 0) return { fallen: [], wrong: 'no test shows it' };
  const report = join(folder, `${number}.json`);
  await runTests(number, tests, report);
  return existsSync(report) ? verdictOf(report) : { fallen: [], wrong: 'the tests did not come to an end' };
}

/** What a title may be that is put together: "${what} is no target". */
function patternOf(title: string): string {
  const plain = title.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return plain.join('.*');
}

/** Vitest itself fails when a test does: what it has to say stands in its report. */
async function runTests(number: number, tests: readonly Citation[], report: string): Promise<void> {
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = tests.map(({ title }) => patternOf(title)).join('|');
  const words = [
    'run',
    '--config',
    CONFIG,
    '--reporter=json',
    `--outputFile=${report}`,
    '-t',
    `(${titles})$`,
    ...files,
  ];
  const env = { ...process.env, BREAK: String(number) };
  await promisify(execFile)(process.execPath, [VITEST, ...words], { cwd: ROOT, env, timeout: PATIENCE }).catch(
    () => undefined,
  );
}

interface Result {
  readonly status: string;
  readonly title: string;
  readonly failureMessages?: readonly string[];
}

interface Report {
  readonly testResults: readonly { readonly message?: string; readonly assertionResults: readonly Result[] }[];
}

/** A program that does not run shows nothing about the rule. */
const CRASH = /^(TypeError|ReferenceError|SyntaxError)\b/;
const isCrash = ({ failureMessages = [] }: Result): boolean => failureMessages.some((message) => CRASH.test(message));

function verdictOf(report: string): Verdict {
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(isFailed);
  const fallen = failed.filter((result) => !isCrash(result)).map(({ title }) => title);
  if (fallen.length > 0) return { fallen };
  const unread = testResults.find(({ assertionResults }) => assertionResults.length === 0)?.message;
  const wrong = failed.length > 0 ? failed[0]!.failureMessages?.[0]?.split('\n')[0] : unread;
  return wrong === undefined ? { fallen } : { fallen, wrong };
}

const isFailed = ({ status }: Result): boolean => status === 'failed';
