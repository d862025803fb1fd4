import { createHash } from 'node:crypto';

/**
 * What two trees must agree on about a value: JSON with sorted keys, in which a part that is undefined is absent. In
 * which order an object got its parts, and whether a missing one has a place, is layout and not the game.
 */
export function canonical(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => canonical(part) ?? null);
  return Object.fromEntries(partsOf(value).map((key) => [key, canonical((value as Parts)[key])]));
}

type Parts = Readonly<Record<string, unknown>>;

const partsOf = (value: object): readonly string[] =>
  Object.keys(value)
    .filter((key) => (value as Parts)[key] !== undefined)
    .sort();

const LONG = 240;

/** Digests of long parts, which neighbouring states of a game share. What a game has handed out never changes. */
const known = new WeakMap<object, string>();

/** A short text that is the same exactly where the canonical forms are. */
export const digest = (value: unknown): string => short(written(value)).slice(0, 12);

const short = (text: string): string => createHash('sha1').update(text).digest('base64');

function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const before = known.get(value);
  if (before !== undefined) return before;
  const text = Array.isArray(value)
    ? `[${value.map(written).join(',')}]`
    : `{${partsOf(value)
        .map((key) => `${JSON.stringify(key)}:${written((value as Parts)[key])}`)
        .join(',')}}`;
  if (text.length < LONG) return text;
  const shortened = `#${short(text)}`;
  known.set(value, shortened);
  return shortened;
}

/** Where two canonical values differ, by path, with both sides. */
export function differences(one: unknown, other: unknown, path = ''): readonly string[] {
  if (isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other)) {
    const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return keys.flatMap((key) => differences(one[key], other[key], `${path}/${key}`));
  }
  const [a, b] = [shown(one), shown(other)];
  return a === b ? [] : [`${path || '/'}\n    then: ${clipped(a)}\n    now:  ${clipped(b)}`];
}

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
const clipped = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}...` : text);
