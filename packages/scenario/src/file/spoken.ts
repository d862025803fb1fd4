import { z } from 'zod';
import type { Path, Read } from './plain.ts';
import { isGroup, parse } from './plain.ts';

/** What stands beside a step of a lesson: words for whoever learns. */
const SPOKEN: readonly string[] = ['say', 'hint', 'instead'];

/** A player may be called so; then it is his deed. */
export const isSpoken = (key: string, players: readonly string[]): boolean =>
  SPOKEN.includes(key) && !players.includes(key);

/** What somebody can try at a table that the lesson does not ask for. */
const tried = z.enum(['play', 'place', 'use', 'complete', 'attack', 'pass', 'card']);

const spoken = z.strictObject({
  /** What is to be done now, and why. */
  say: z.string().min(1).optional(),
  /** What is answered to anything else that is tried. */
  hint: z.string().min(1).optional(),
  /** What is answered to this or that. */
  instead: z.partialRecord(tried, z.string().min(1)).optional(),
});

export type Spoken = z.infer<typeof spoken>;

/** The words beside a step. */
export function readSpoken(given: unknown, players: readonly string[], path: Path): Read<Spoken> {
  if (!isGroup(given)) return { data: {} };
  return parse(spoken, Object.fromEntries(Object.entries(given).filter(([key]) => isSpoken(key, players))), path);
}
