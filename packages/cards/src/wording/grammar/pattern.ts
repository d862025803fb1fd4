/** A place in a value that a part of a phrase fills. */
export class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

export type Bindings = Record<string, unknown>;

/** What has to stand in the holes so that the pattern becomes the value; undefined if nothing does. */
export function match(pattern: unknown, value: unknown, bound: Bindings = {}): Bindings | undefined {
  if (pattern instanceof Hole) {
    if (pattern.name in bound) return same(bound[pattern.name], value) ? bound : undefined;
    return { ...bound, [pattern.name]: value };
  }
  if (!isStructure(pattern) || !isStructure(value)) return pattern === value ? bound : undefined;
  if (Array.isArray(pattern) !== Array.isArray(value)) return undefined;
  let now: Bindings | undefined = bound;
  for (const key of Object.keys(value)) if (!(key in pattern)) return undefined;
  for (const [key, part] of Object.entries(pattern)) {
    if (!(key in value) && !(part instanceof Hole)) return undefined;
    now = match(part, (value as Bindings)[key], now);
    if (!now) return undefined;
  }
  return now;
}

const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Are these two plain values alike? */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isStructure(a) || !isStructure(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && same((a as Bindings)[key], (b as Bindings)[key]))
  );
}

/** The value without what is undefined in it; most have nothing of the kind, and stay what they are. */
export function solid<T>(value: T): T {
  if (isSolid(value)) return value;
  if (Array.isArray(value)) return value.map(solid) as T;
  const entries = Object.entries(value as object).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.map(([key, part]) => [key, solid(part)])) as T;
}

function isSolid(value: unknown): boolean {
  if (!isStructure(value) || value instanceof Hole) return true;
  for (const part of Array.isArray(value) ? value : Object.values(value))
    if (part === undefined || !isSolid(part)) return false;
  return true;
}
