import type { Shape } from './shapes.ts';
import { SHAPES } from './shapes.ts';

/** Where something is not as it should be, and what. */
export interface Misfit {
  readonly at: readonly (string | number)[];
  readonly why: string;
}

type Check = (value: unknown, depth: number) => Misfit | undefined;

/** Deeper than any text of a card goes. */
const DEEPEST = 100;

const misfit = (why: string): Misfit => ({ at: [], why });
const within = (key: string | number, { at, why }: Misfit): Misfit => ({ at: [key, ...at], why });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const compiled: (Check | undefined)[] = [];

/** Does a value have this shape? Nothing if it has, else the place where it has not. */
export function misfitIn(value: unknown, shape: Shape): Misfit | undefined {
  return checkFor(shape)(value, 0);
}

function checkFor(shape: Shape): Check {
  if (typeof shape === 'number') return (value, depth) => lineOf(shape)(value, depth + 1);
  if (typeof shape === 'string') return SIMPLE[shape]!;
  const [kind, ...rest] = shape;
  switch (kind) {
    case 'is':
      return oneOf(rest);
    case 'list':
      return listOf(checkFor(rest[0] as Shape));
    case 'tuple':
      return tupleOf(rest.map((part) => checkFor(part as Shape)));
    case 'map':
      return mapOf(checkFor(rest[0] as Shape));
    case 'parts':
      return partsOf(rest[0] as Parts);
    default:
      return eitherOf(rest as readonly Shape[]);
  }
}

function lineOf(number: number): Check {
  let check = compiled[number];
  if (!check) {
    check = checkFor(SHAPES[number]!);
    compiled[number] = check;
  }
  return check;
}

/** In the first version of the format, a bare number. */
function isReference(value: unknown): boolean {
  return isWhole(value) || (isObject(value) && isWhole(value.definition));
}

const isNumber = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value);

const SIMPLE: Readonly<Record<string, Check>> = {
  null: (value) => (value === null ? undefined : misfit('must be null')),
  string: (value) => (typeof value === 'string' ? undefined : misfit('must be a text')),
  /** Damage can be halves (405.6). */
  number: (value) => (isNumber(value) ? undefined : misfit('must be a number')),
  boolean: (value) => (typeof value === 'boolean' ? undefined : misfit('must be true or false')),
  /** The number of a definition, or the definition itself. */
  definition: (value, depth) => (isReference(value) ? undefined : lineOf(DEFINITION)(value, depth + 1)),
};

/** The line of the table for what is printed on a card: the first part of a written game is a list of them. */
const DEFINITION = 1;

function oneOf(words: readonly unknown[]): Check {
  const known = new Set(words);
  return (value) => (known.has(value) ? undefined : misfit(`must be one of ${words.slice(0, 12).join(', ')}`));
}

function listOf(check: Check): Check {
  return (value, depth) => {
    if (!Array.isArray(value)) return misfit('must be a list');
    for (let n = 0; n < value.length; n++) {
      const wrong = check(value[n], depth);
      if (wrong) return within(n, wrong);
    }
    return undefined;
  };
}

function tupleOf(checks: readonly Check[]): Check {
  return (value, depth) => {
    if (!Array.isArray(value) || value.length !== checks.length) return misfit(`must be a list of ${checks.length}`);
    for (const [n, check] of checks.entries()) {
      const wrong = check(value[n], depth);
      if (wrong) return within(n, wrong);
    }
    return undefined;
  };
}

function mapOf(check: Check): Check {
  return (value, depth) => {
    if (!isObject(value)) return misfit('must be a group of keys');
    for (const key of Object.keys(value)) {
      const part = value[key];
      const wrong = check(key === 'definition' && Array.isArray(part) ? part[0] : part, depth);
      if (wrong) return within(key, wrong);
    }
    return undefined;
  };
}

type Parts = Readonly<Record<string, Shape>>;

function partsOf(parts: Parts): Check {
  const checks = Object.entries(parts).map(([key, shape]) => ({
    key: key.replace(/\?$/, ''),
    optional: key.endsWith('?'),
    check: checkFor(shape),
  }));
  return (value, depth) => {
    if (!isObject(value)) return misfit('must be a group of keys');
    if (depth > DEEPEST) return misfit('stands too deep');
    for (const { key, optional, check } of checks) {
      const part = Object.hasOwn(value, key) ? value[key] : undefined;
      if (part === undefined) {
        if (!optional) return { at: [key], why: 'is missing' };
        continue;
      }
      const wrong = check(part, depth);
      if (wrong) return within(key, wrong);
    }
    return undefined;
  };
}

const partsIn = (shape: Shape): Parts | undefined => {
  const line = typeof shape === 'number' ? SHAPES[shape] : shape;
  return Array.isArray(line) && line[0] === 'parts' ? (line[1] as Parts) : undefined;
};

/** The words by which a group of keys can be told from others: "do", "select", "power" and the like. */
function signsOf(shape: Shape): readonly (readonly [string, ReadonlySet<unknown>])[] {
  return Object.entries(partsIn(shape) ?? {}).flatMap(([key, part]) =>
    !key.endsWith('?') && Array.isArray(part) && part[0] === 'is' ? [[key, new Set(part.slice(1))] as const] : [],
  );
}

function eitherOf(shapes: readonly Shape[]): Check {
  const ways = shapes.map((shape) => ({
    check: checkFor(shape),
    signs: signsOf(shape),
    isGroup: partsIn(shape) !== undefined,
  }));
  const others = ways.filter(({ isGroup }) => !isGroup);
  return (value, depth) => {
    if (!isObject(value) || ways.length === others.length) return first(others, value, depth);
    const fitting = ways.filter(
      ({ isGroup, signs }) => isGroup && signs.every(([key, words]) => words.has(value[key])),
    );
    return first(fitting.length > 0 ? fitting : others, value, depth);
  };
}

function first(ways: readonly { readonly check: Check }[], value: unknown, depth: number): Misfit | undefined {
  let wrong = misfit('is nothing that can be here');
  for (const { check } of ways) {
    const found = check(value, depth);
    if (!found) return undefined;
    if (found.at.length >= wrong.at.length) wrong = found;
  }
  return wrong;
}
