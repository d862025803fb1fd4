import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../src/checkout.ts';
import type { Break } from './break.ts';

/** How a break was last tried. */
export interface Trial {
  readonly rule: string;
  readonly commit: string;
  readonly date: string;
  /** How many tests fell, and one of them; if none, why nothing can be said. */
  readonly falls: number;
  readonly said: string;
}

/** Of each break, by the word that stands for it. */
export type LastRun = ReadonlyMap<string, Trial>;

const FILE = join(CHECKOUT, 'packages', 'cli', 'breaks', 'last-run.tsv');
const HEADING = 'break\trule\tcommit\tdate\tfalls\ttest';

/** What is broken and how, in one word: one that is written otherwise has not been tried. A file may have moved. */
export const wordFor = ({ rule, from, to }: Break): string =>
  createHash('sha1').update([rule, from, to].join('\n')).digest('hex').slice(0, 12);

export function lastRun(file = FILE): LastRun {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').slice(1).filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [word = '', rule = '', commit = '', date = '', falls = '0', said = ''] = line.split('\t');
      return [word, { rule, commit, date, falls: Number(falls), said }];
    }),
  );
}

/** The trials of those that are still in the list, in its order. */
export function keepRun(breaks: readonly Break[], run: LastRun, file = FILE): void {
  const lines = breaks.flatMap((one) => {
    const trial = run.get(wordFor(one));
    return trial ? lineOf(wordFor(one), trial) : [];
  });
  writeFileSync(file, `${[HEADING, ...lines].join('\n')}\n`);
}

const lineOf = (word: string, { rule, commit, date, falls, said }: Trial): string =>
  [word, rule, commit, date, falls, said.replace(/\s+/g, ' ')].join('\t');
