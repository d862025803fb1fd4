import { parseArgs } from 'node:util';
import { commitNow } from '../src/commit.ts';
import { allCitations } from '../src/rulebook/sources.ts';
import type { Break } from './break.ts';
import { BREAKS } from './breaks.ts';
import { keepRun, lastRun, wordFor } from './record.ts';
import type { Verdict } from './trial.ts';
import { trier } from './trial.ts';

/**
 * Breaks one rule after the other and shows which test falls; the verdicts are kept in last-run.tsv.
 * npm run breaks -- [--only 717.4a --only 8] [--part 3/8] [--new] [--resume] [--at 2]
 */
const { values } = parseArgs({
  options: {
    /** How the rules begin. */
    only: { type: 'string', multiple: true, default: [''] },
    /** The third eighth of them. */
    part: { type: 'string', default: '1/1' },
    /** Those that were never tried as they are written now. */
    new: { type: 'boolean', default: false },
    /** Those that were not tried with this commit, or survived. */
    resume: { type: 'boolean', default: false },
    at: { type: 'string', default: '1' },
  },
});

const commit = commitNow();
const date = new Date().toISOString().slice(0, 10);
const [part = 1, parts = 1] = values.part.split('/').map(Number);
const before = lastRun();
const chosen = [...BREAKS.entries()].filter(([number, one]) => {
  const trial = before.get(wordFor(one));
  if (number % parts !== part - 1 || !values.only.some((only) => one.rule.startsWith(only))) return false;
  return !(values.new && trial) && !(values.resume && trial?.commit === commit && trial.falls > 0);
});

function told({ fallen: [first, ...others], wrong }: Verdict): string {
  if (first === undefined) return `SURVIVES${wrong === undefined ? '' : `: ${wrong}`}`;
  return `falls: ${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`;
}

/** Another run of another part may be keeping its own meanwhile. */
function keep(one: Break, { fallen, wrong = '' }: Verdict): void {
  const trial = { rule: one.rule, commit, date, falls: fallen.length, said: fallen[0] ?? wrong };
  keepRun(BREAKS, new Map([...lastRun(), [wordFor(one), trial]]));
}

/** Takes breaks from the list until it is empty; the number of those that a test shows. */
async function tryAll(left: [number, Break][]): Promise<number> {
  const { tryBreak, end } = trier();
  let shown = 0;
  for (let next = left.shift(); next; next = left.shift()) {
    const [number, one] = next;
    const verdict = await tryBreak(one, number, citations);
    if (verdict.fallen.length > 0) shown++;
    keep(one, verdict);
    console.log(`${one.rule}  ${one.what}\n    ${told(verdict)}`);
  }
  end();
  return shown;
}

const citations = allCitations();
const queue = [...chosen];
const counts = await Promise.all(Array.from({ length: Number(values.at) }, () => tryAll(queue)));
const shown = counts.reduce((sum, count) => sum + count, 0);
console.log(`${shown} of ${chosen.length} broken rules were shown by a test that falls`);
process.exitCode = shown < chosen.length ? 1 : 0;
