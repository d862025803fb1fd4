import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One rule taken out of the program or turned around, to see that a test falls. */
export interface Break {
  readonly rule: string;
  /** What the game would do then. */
  readonly what: string;
  /** A file of the rules, or one found from there. */
  readonly file: string;
  /** A piece of it that stands there once, and what stands there instead. */
  readonly from: string;
  readonly to: string;
}

const SOURCES = new URL('../../rules/src/', import.meta.url);

export const pathOf = ({ file }: Break): string => fileURLToPath(new URL(file, SOURCES));

/** The source with the rule broken; an error if there is not exactly one place to break. */
export function broken(one: Break, source: string): string {
  const [before, after, ...more] = source.split(one.from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(
      `${one.rule}: "${one.from}" stands ${more.length + (after === undefined ? 0 : 1)} times in ${one.file}`,
    );
  return before + one.to + after;
}

/** Why a break cannot be tried; undefined if it can. */
export function whyNotBreak(one: Break): string | undefined {
  if (!existsSync(pathOf(one))) return `${one.rule}: there is no ${one.file}`;
  try {
    broken(one, readFileSync(pathOf(one), 'utf8'));
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
