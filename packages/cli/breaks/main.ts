import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCitations } from '../src/rulebook/sources.ts';
import type { Break } from './break.ts';
import { BREAKS } from './breaks.ts';
import type { Verdict } from './trial.ts';
import { tryBreak } from './trial.ts';

/** Breaks one rule after the other and shows which test falls: npm run breaks -- [--only 717.4a --only 8] [--at 2] */
const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true, default: [''] }, at: { type: 'string', default: '1' } },
});

const citations = allCitations();
const folder = mkdtempSync(join(tmpdir(), 'breaks-'));
const chosen = [...BREAKS.entries()].filter(([, { rule }]) => values.only.some((only) => rule.startsWith(only)));

function told({ fallen: [first, ...others], wrong }: Verdict): string {
  if (first === undefined) return `SURVIVES${wrong === undefined ? '' : `: ${wrong}`}`;
  return `falls: ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`;
}

/** Takes breaks from the list until it is empty; the number of those that a test shows. */
async function tryAll(left: [number, Break][]): Promise<number> {
  let shown = 0;
  for (let next = left.shift(); next; next = left.shift()) {
    const [number, one] = next;
    const verdict = await tryBreak(one, number, citations, folder);
    if (verdict.fallen.length > 0) shown++;
    console.log(`${one.rule}  ${one.what}\n    ${told(verdict)}`);
  }
  return shown;
}

const queue = [...chosen];
const counts = await Promise.all(Array.from({ length: Number(values.at) }, () => tryAll(queue)));
const shown = counts.reduce((sum, count) => sum + count, 0);
rmSync(folder, { recursive: true });
console.log(`${shown} of ${chosen.length} broken rules were shown by a test that falls`);
process.exitCode = shown < chosen.length ? 1 : 0;
