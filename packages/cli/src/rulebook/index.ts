import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../checkout.ts';

/** One entry of the rule index. */
export interface Entry {
  readonly id: string;
  readonly document: string;
  readonly kind: Kind;
  readonly section: string;
}

export const KINDS = ['rule', 'example', 'keyword'] as const;
export type Kind = (typeof KINDS)[number];

const rulebook = (name: string) => join(CHECKOUT, 'packages', 'cli', 'rulebook', name);

/** The lines of a table with a heading line, cut at the tabs. */
function rows(text: string): string[][] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}

export function ruleIndex(): readonly Entry[] {
  return rows(readFileSync(rulebook('index.tsv'), 'utf8')).map(([id, document, kind, section]) => {
    const known = KINDS.find((one) => one === kind);
    if (id === undefined || document === undefined || !known) throw new Error(`index.tsv: what is "${id}"?`);
    return { id, document, kind: known, section: section ?? '' };
  });
}

/** Why a table on a computer cannot show a rule, by its id. */
export function reasons(): ReadonlyMap<string, string> {
  const found = rows(readFileSync(rulebook('reasons.tsv'), 'utf8'));
  return new Map(found.map(([id, reason]) => [id ?? '', reason ?? '']));
}
