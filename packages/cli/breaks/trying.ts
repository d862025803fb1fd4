import { readFileSync } from 'node:fs';
import { broken, pathOf } from './break.ts';
import { BREAKS } from './breaks.ts';
import { evaluate } from './modules.ts';
import { collecting } from './tests.ts';
import type { Task, Verdict } from './trial.ts';

type Sources = Map<string, string>;

interface Outcome {
  readonly fallen: readonly string[];
  /** What stopped tests that did not come to their expectations. */
  readonly crashes: readonly string[];
}

/** Runs the tests whose titles are like that, with some sources replaced. */
async function run(file: string, titles: RegExp, other: Sources): Promise<Outcome> {
  const [fallen, crashes]: [string[], string[]] = [[], []];
  const { tests, vitest } = collecting();
  try {
    evaluate(file, other, new Map([['vitest', vitest]]));
  } catch (reason) {
    crashes.push(said(reason));
  }
  for (const { title, body } of tests.filter((test) => titles.test(test.title)))
    try {
      await body();
    } catch (reason) {
      if (CRASH.test(said(reason))) crashes.push(said(reason));
      else fallen.push(title);
    }
  return { fallen, crashes };
}

/** A program that does not run shows nothing about the rule. */
const CRASH = /^(TypeError|ReferenceError|SyntaxError|RangeError: Maximum call stack)\b/;

const said = (reason: unknown): string =>
  reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);

const anyway = new Map<string, Promise<Outcome>>();

/** Does it fall though nothing is broken? Then it shows nothing. */
async function fallsAnyway(file: string, title: string, titles: string): Promise<boolean> {
  const key = `${file} ${titles}`;
  const before = anyway.get(key) ?? run(file, new RegExp(`(${titles})$`), new Map());
  anyway.set(key, before);
  return (await before).fallen.includes(title);
}

async function verdictOn({ number, files, titles }: Task): Promise<Verdict> {
  const one = BREAKS[number]!;
  const other: Sources = new Map([[pathOf(one), broken(one, readFileSync(pathOf(one), 'utf8'))]]);
  const fallen: string[] = [];
  let wrong: string | undefined;
  for (const file of files) {
    const outcome = await run(file, new RegExp(`(${titles})$`), other);
    for (const title of outcome.fallen) {
      if (await fallsAnyway(file, title, titles)) wrong = `falls though nothing is broken: ${title}`;
      else fallen.push(title);
    }
    wrong ??= outcome.crashes[0];
  }
  return fallen.length > 0 || wrong === undefined ? { fallen } : { fallen, wrong };
}

/** A process of its own in which breaks are tried one after the other; whoever started it ends it if one takes too long. */
process.on('message', async (task: Task) => {
  process.send!(await verdictOn(task));
});
