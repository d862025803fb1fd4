import type { Document, ParsedNode, YAMLError } from 'yaml';
import { isCollection, isMap, isPair, isScalar, isSeq, LineCounter, parseAllDocuments, visit } from 'yaml';
import { alike } from '../known.ts';
import type { Fault } from './plain.ts';
import { faultsOf, kindOf } from './plain.ts';
import type { Step } from './script.ts';
import { readStep } from './script.ts';
import type { Setup } from './setup.ts';
import { seatSchema, setupSchema } from './setup.ts';
import type { Spoken } from './spoken.ts';
import { readSpoken } from './spoken.ts';

type Path = readonly (string | number)[];

/** A scenario that was understood; `line` tells where a part of it stands. */
export interface ScenarioDocument {
  readonly title: string;
  readonly setup: Setup;
  readonly steps: readonly Step[];
  /** The words beside each step. */
  readonly spoken: readonly Spoken[];
  readonly line?: (path: Path) => number | undefined;
}

/** One document of a file: a scenario, or all that is wrong with it, each with its line. */
export type ReadDocument =
  | { readonly ok: true; readonly document: ScenarioDocument }
  | { readonly ok: false; readonly title: string; readonly faults: readonly (Fault & { readonly line?: number })[] };

/** Understands every scenario of a file (YAML 1.2, one scenario per document). */
export function readScenarios(text: string): ReadDocument[] {
  const lines = new LineCounter();
  if (text.length > LONGEST) return [unreadable('a long file', `the file is longer than ${LONGEST} letters`)];
  let documents: unknown;
  try {
    documents = parseAllDocuments(text, { version: '1.2', lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  } catch (reason) {
    return [unreadable('a file that is no YAML', whyUnread(reason))];
  }
  if (!Array.isArray(documents) || documents.length === 0)
    return [{ ok: false, title: 'an empty file', faults: [{ path: [], reason: 'there is no scenario in this file' }] }];
  return (documents as Document.Parsed<ParsedNode>[]).map((document) => readDocument(document, lines));
}

/** Longer than any script that a person writes. */
const LONGEST = 8_000_000;

/** Of a text that is no YAML, the rest of what is wrong follows from the first of it. */
const MOST_TOLD = 5;

const TOO_DEEP = 'lists or groups stand too deep in each other';

const unreadable = (title: string, reason: string): ReadDocument => ({
  ok: false,
  title,
  faults: [{ path: [], reason }],
});

function whyUnread(reason: unknown): string {
  if (reason instanceof RangeError) return TOO_DEEP;
  if (reason instanceof ReferenceError) return `an alias (*name) stands for too much or for nothing: ${reason.message}`;
  return reason instanceof Error ? reason.message : String(reason);
}

function readDocument(document: Document.Parsed<ParsedNode>, lines: LineCounter): ReadDocument {
  try {
    return readParsed(document, lines);
  } catch (reason) {
    return unreadable(titleOf(document), whyUnread(reason));
  }
}

function readParsed(document: Document.Parsed<ParsedNode>, lines: LineCounter): ReadDocument {
  const line = (path: Path) => lineOf(document, lines, path);
  const title = titleOf(document);
  if (document.errors.length > 0) {
    const faults = document.errors.slice(0, MOST_TOLD).map((error) => broken(error, lines));
    return { ok: false, title, faults };
  }
  keepRuleNumbers(document);
  const given: unknown = document.toJS();
  const read = understand(given);
  if (read.ok) return { ok: true, document: { ...read.document, line } };
  const faults = read.faults.map((fault) => {
    const at = line(fault.path);
    return at === undefined ? fault : { ...fault, line: at };
  });
  return { ok: false, title, faults };
}

function broken(error: YAMLError, lines: LineCounter): Fault & { line: number } {
  const [message] = error.message.split('\n');
  const reason = message!.includes('call stack') ? TOO_DEEP : message!;
  return { path: [], reason, line: lines.linePos(error.pos[0]).line };
}

function titleOf(document: Document.Parsed<ParsedNode>): string {
  const title = isMap(document.contents) ? document.contents.get('scenario') : undefined;
  return typeof title === 'string' ? title : 'a scenario without a title';
}

/** A rule's number is a word: 410.10 is not 410.1. */
function keepRuleNumbers(document: Document): void {
  visit(document, {
    Scalar(_, node, path) {
      const pair = path.findLast(isPair);
      const key = pair && isScalar(pair.key) ? pair.key.value : undefined;
      if ((key === 'rule' || key === 'rules') && node !== pair?.key && typeof node.value === 'number')
        node.value = node.source ?? String(node.value);
    },
  });
}

/** The line on which a part stands; of a key that is there, its own line; of one that is missing, its group's. */
function lineOf(document: Document.Parsed<ParsedNode>, lines: LineCounter, path: Path): number | undefined {
  let node: unknown = document.contents;
  let offset = document.contents?.range[0];
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === String(part));
      if (!pair) break;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof part === 'number') {
      node = node.items[part];
      offset = startOf(node) ?? offset;
    } else break;
  }
  return offset === undefined ? undefined : lines.linePos(offset).line;
}

function startOf(node: unknown): number | undefined {
  if (isScalar(node) || isCollection(node)) return node.range?.[0];
  return undefined;
}

type Understood =
  | { readonly ok: true; readonly document: ScenarioDocument }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Understands a scenario that is plain data already. */
export function understand(given: unknown): Understood {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, faults: [{ path: [], reason: `a scenario must be a group of keys, not ${kindOf(given)}` }] };
  const parsed = setupSchema.safeParse(given);
  const faults = parsed.success ? [] : faultsOf(parsed.error, given).map(withNearKey);
  const players = 'players' in given && typeof given.players === 'object' ? Object.keys(given.players ?? {}) : [];
  const steps = 'steps' in given && Array.isArray(given.steps) ? given.steps : [];
  const read = steps.map((step: unknown, n) => readStep(step, players, ['steps', n]));
  faults.push(...read.flatMap((step) => ('faults' in step ? step.faults : [])));
  const words = steps.map((step: unknown, n) => readSpoken(step, players, ['steps', n]));
  faults.push(...words.flatMap((one) => ('faults' in one ? one.faults : [])));
  if (!parsed.success || faults.length > 0) return { ok: false, faults };
  const { steps: _raw, ...setup } = parsed.data;
  const script = read.flatMap((step) => ('step' in step ? step.step : []));
  const spoken = words.map((one) => ('data' in one ? one.data : {}));
  return { ok: true, document: { title: setup.scenario, setup, steps: script, spoken } };
}

/** An unknown key is often a mistyped one. */
function withNearKey(fault: Fault): Fault {
  const key = fault.path.at(-1);
  if (!fault.reason.startsWith('unknown key') || typeof key !== 'string') return fault;
  const known = Object.keys(fault.path.length === 1 ? setupSchema.shape : seatSchema.shape);
  const near = known.find((name) => alike(name, key));
  return near === undefined ? fault : { ...fault, reason: `${fault.reason}; perhaps ${near}` };
}
