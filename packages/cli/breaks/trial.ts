import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CHECKOUT } from '../src/checkout.ts';
import type { Citation } from '../src/rulebook/citations.ts';
import type { Break } from './break.ts';
import { whyNotBreak } from './break.ts';

const TRYING = fileURLToPath(new URL('trying.ts', import.meta.url));
const PATIENCE = 120_000;

/** Which break is tried, with which tests: those of these files whose titles are like that. */
export interface Task {
  readonly number: number;
  readonly files: readonly string[];
  readonly titles: string;
}

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

/** Tries breaks in a process of its own, and in another after one that did not come to its end. */
export interface Trier {
  readonly tryBreak: (one: Break, number: number, citations: readonly Citation[]) => Promise<Verdict>;
  readonly end: () => void;
}

export function trier(): Trier {
  let process: ChildProcess | undefined;
  const end = () => {
    process?.kill('SIGKILL');
    process = undefined;
  };
  const tryBreak = async (one: Break, number: number, citations: readonly Citation[]): Promise<Verdict> => {
    const wrong = whyNotBreak(one);
    if (wrong !== undefined) return { fallen: [], wrong };
    const tests = testsOf(one.rule, citations);
    if (tests.length === 0) return { fallen: [], wrong: 'no test shows it' };
    process ??= fork(TRYING);
    const verdict = await answered(process, taskOf(number, tests));
    if (verdict) return verdict;
    end();
    return { fallen: [], wrong: 'the tests did not come to an end' };
  };
  return { tryBreak, end };
}

function taskOf(number: number, tests: readonly Citation[]): Task {
  const files = [...new Set(tests.map(({ file }) => join(CHECKOUT, file)))];
  return { number, files, titles: tests.map(({ title }) => patternOf(title)).join('|') };
}

/** What a title may be that is put together: "${what} is no target". */
function patternOf(title: string): string {
  const plain = title.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return plain.join('.*');
}

/** Nothing if it takes too long, or the process ends. */
function answered(process: ChildProcess, task: Task): Promise<Verdict | undefined> {
  return new Promise((resolve) => {
    const finish = (verdict: Verdict | undefined) => {
      clearTimeout(timer);
      process.removeAllListeners('message').removeAllListeners('exit');
      resolve(verdict);
    };
    const timer = setTimeout(() => finish(undefined), PATIENCE);
    process.on('message', (verdict) => finish(verdict as Verdict)).on('exit', () => finish(undefined));
    process.send(task);
  });
}
