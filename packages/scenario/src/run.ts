import { readFileSync } from 'node:fs';
import { arrange } from './arrange.ts';
import type { Fault as Wrong } from './file/plain.ts';
import type { ScenarioDocument } from './file/read.ts';
import { readScenarios } from './file/read.ts';
import type { Step } from './file/script.ts';
import type { Sources } from './known.ts';
import { libraryOf } from './known.ts';
import { Fault, Refused } from './outcome.ts';
import { ownCards } from './own-cards.ts';
import { prove } from './prove.ts';
import { refusesOpening } from './restated.ts';
import type { Answering, Session } from './session.ts';
import { finish, perform } from './steps/perform.ts';

export interface RunOptions extends Sources {
  /** Replay each game from its answers, through JSON at every decision. Default: yes. */
  readonly prove?: boolean;
  readonly seed?: number;
  /** Is there a rule with this id? Without it every id is taken for one. */
  readonly isRule?: (id: string) => boolean;
  /** The name of the file, for messages. */
  readonly file?: string;
  /** The door through which every answer of the script goes. Without it: straight to the rules. */
  readonly answering?: Answering;
}

export interface Result {
  readonly title: string;
  readonly passed: boolean;
  /** The step that failed, counted from 1. */
  readonly step?: number;
  readonly message?: string;
}

export type FileResult = Result & { readonly file: string };

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly scenarios: readonly FileResult[];
}

type Path = readonly (string | number)[];

/** "file:line: path: reason", as far as these are known. */
function placed(options: RunOptions, line: number | undefined, path: Path, reason: string): string {
  const where = [options.file, line].filter((part) => part !== undefined).join(':');
  const at = path.reduce<string>((said, part) => {
    if (typeof part === 'number') return `${said}[${part + 1}]`;
    return said === '' ? part : `${said}.${part}`;
  }, '');
  return [where, at, reason].filter((part) => part !== '').join(': ');
}

/** Sets the table up, follows the script, and proves the game. */
export function runScenario(document: ScenarioDocument, options: RunOptions = {}): Result {
  const { title } = document;
  const fail = (path: Path, reason: string, step?: number): Result => {
    const message = placed(options, document.line?.(path), path, reason);
    return step === undefined ? { title, passed: false, message } : { title, passed: false, step, message };
  };
  const failAll = (faults: readonly Wrong[]): Result => {
    const messages = faults.map(({ path, reason }) => placed(options, document.line?.(path), path, reason));
    return { title, passed: false, message: messages.join('\n') };
  };
  const unknown = unknownRules(document, options);
  if (unknown.length > 0) return failAll(unknown);
  const own = ownCards(document.setup, options);
  if ('faults' in own) return fail(['cards'], own.faults.join('; '));
  const arranged = arrange(document.setup, libraryOf(own.facts, options, document.setup.raid), options.seed);
  if ('faults' in arranged) return failAll(arranged.faults);
  if ('illegal' in arranged) {
    const why = whyNotIllegal(arranged.illegal, document.steps);
    if (why === null) return { title, passed: true };
    return why === undefined ? failAll(arranged.illegal) : fail(['steps', 0], why, 1);
  }
  const { answering } = options;
  let session: Session = { ...arranged.session, answersItself: true, ...(answering ? { answering } : {}) };
  let last: Step | undefined;
  for (const [n, step] of document.steps.entries()) {
    const reason = attempt(() => {
      session = perform(session, step);
    });
    if (reason !== undefined) return fail(['steps', n], reason, n + 1);
    last = step;
  }
  const reason = attempt(() => {
    finish(session, last);
    if (options.prove ?? true) prove(arranged.session.game, session);
  });
  return reason === undefined ? { title, passed: true } : fail([], `at the end: ${reason}`);
}

/** Why it failed; an error of the program itself counts as a failure of the scenario too. */
function attempt(what: () => void): string | undefined {
  try {
    what();
    return undefined;
  } catch (reason) {
    if (reason instanceof Fault || reason instanceof Refused) return reason.message;
    return `the program failed: ${reason instanceof Error ? reason.message : String(reason)}`;
  }
}

/** What the scenario says it shows, though there is no such rule. */
function unknownRules({ setup }: ScenarioDocument, { isRule = () => true }: RunOptions): readonly Wrong[] {
  const rules = setup.rules ?? [];
  return rules.flatMap((id, n) => (isRule(id) ? [] : [{ path: ['rules', n], reason: `there is no rule "${id}"` }]));
}

/** A script may say that a game can't start like this, and by which rule: null if it does, undefined if it does not. */
function whyNotIllegal(illegal: readonly Wrong[], [first, ...more]: readonly Step[]): string | null | undefined {
  if (first?.kind !== 'refuse opening') return undefined;
  if (more.length > 0) return 'a game that does not start has no other steps';
  const { rule } = first;
  if (rule === undefined || illegal.some(({ reason }) => refusesOpening(reason, rule))) return null;
  return `not refused by rule ${rule}: ${illegal.map(({ reason }) => reason).join('; ')}`;
}

/** Runs every scenario of a text. */
export function runText(text: string, options: RunOptions = {}): Result[] {
  return readScenarios(text).map((read): Result => {
    if (!read.ok) return { title: read.title, passed: false, message: inLines(read.faults, options) };
    const { title } = read.document;
    let result: Result | undefined;
    const broken = attempt(() => {
      result = runScenario(read.document, options);
    });
    return result ?? { title, passed: false, message: placed(options, undefined, [], broken!) };
  });
}

function inLines(faults: readonly (Wrong & { readonly line?: number })[], options: RunOptions): string {
  return faults.map(({ line, path, reason }) => placed(options, line, path, reason)).join('\n');
}

/** Runs every scenario of a file. A file that can't be opened fails as one scenario. */
export function runFile(file: string, options: RunOptions = {}): FileResult[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (reason) {
    const message = `${file}: can't be read: ${reason instanceof Error ? reason.message : String(reason)}`;
    return [{ file, title: file, passed: false, message }];
  }
  return runText(text, { ...options, file }).map((result) => ({ file, ...result }));
}

export function runFiles(files: readonly string[], options: RunOptions = {}): Report {
  const scenarios = files.flatMap((file) => runFile(file, options));
  const passed = scenarios.filter((result) => result.passed).length;
  return { passed, failed: scenarios.length - passed, scenarios };
}
