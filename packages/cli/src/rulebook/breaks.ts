import { BREAKS } from '../../breaks/breaks.ts';
import { lastRun, wordFor } from '../../breaks/record.ts';
import type { Fallen } from './report.ts';

export interface BrokenOnPurpose {
  /** By rule: the breaks that a test shows, as they were last run. */
  readonly fallen: ReadonlyMap<string, readonly Fallen[]>;
  /** How many breaks have not been run as they are written now. */
  readonly untried: number;
}

export function brokenOnPurpose(): BrokenOnPurpose {
  const run = lastRun();
  const fallen = new Map<string, Fallen[]>();
  let untried = 0;
  for (const one of BREAKS) {
    const trial = run.get(wordFor(one));
    if (!trial) untried += 1;
    else if (trial.falls > 0) {
      const { commit, date, said: test } = trial;
      fallen.set(one.rule, [...(fallen.get(one.rule) ?? []), { commit, date, test }]);
    }
  }
  return { fallen, untried };
}
