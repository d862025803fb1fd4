import { z } from 'zod';

/** What is wrong with a part of a scenario: where it stands in the document, and why, in plain words. */
export interface Fault {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

export type Path = Fault['path'];

/** Something understood, or all that is wrong with it. */
export type Read<T> = { readonly data: T } | { readonly faults: readonly Fault[] };

type Issue = z.core.$ZodIssue;

export const wrong = (path: Path, reason: string): { readonly faults: readonly Fault[] } => ({
  faults: [{ path, reason }],
});

export const isGroup = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);

/** A part of a scenario as this schema has it; its faults tell where they stand in the whole. */
export function parse<T>(schema: z.ZodType<T>, given: unknown, path: Path): Read<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { data: parsed.data };
  return { faults: faultsOf(parsed.error, given).map((fault) => ({ ...fault, path: [...path, ...fault.path] })) };
}

/** A schema that depends on what is there: its faults keep their places. */
export function either<T>(choose: (value: unknown) => z.ZodType<T>) {
  return z.unknown().transform((value, context): T => {
    const parsed = choose(value).safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { path, reason } of faultsOf(parsed.error, value))
      context.issues.push({ code: 'custom', message: reason, path: [...path], input: value });
    return z.NEVER;
  });
}

/** A list; one part of it may stand alone. */
export const listOf = <T>(part: z.ZodType<T>, most = Number.MAX_SAFE_INTEGER) =>
  either((value): z.ZodType<T[]> => {
    const isAlone = ['string', 'number'].includes(typeof value) || isGroup(value);
    return isAlone ? part.transform((only) => [only]) : z.array(part).max(most);
  });

export function faultsOf(error: z.ZodError, input: unknown): Fault[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code !== 'unrecognized_keys') return [{ path, reason: inWords(issue, at(input, path)) }];
    return issue.keys.map((key) => ({ path: [...path, key], reason: `unknown key "${key}"` }));
  });
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let here = value;
  for (const part of path)
    here = typeof here === 'object' && here !== null ? (here as Record<string | number, unknown>)[part] : undefined;
  return here;
}

function inWords(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? 'is missing' : `must be ${thing(issue.expected)}, not ${kindOf(value)}`;
    case 'invalid_value':
      return `must be ${listed(issue.values.map(String))}, not ${shown(value)}`;
    case 'too_small':
      return typeof value === 'number' ? `must be ${issue.minimum} or more, not ${value}` : 'must not be empty';
    case 'too_big':
      return Array.isArray(value)
        ? `must have ${issue.maximum} parts or less, not ${value.length}`
        : `must be ${issue.maximum} or less, not ${shown(value)}`;
    default:
      return issue.message;
  }
}

const THINGS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
  record: 'a group of keys',
};

const thing = (type: string): string => THINGS[type] ?? type;

export function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a group of keys' : shown(value);
}

export const shown = (value: unknown): string => (typeof value === 'object' ? kindOf(value) : JSON.stringify(value));

/** "a, b or c" */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
