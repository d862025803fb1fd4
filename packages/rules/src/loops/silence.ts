import type { TriggeredPower } from '../language/power.ts';
import type { Sourced } from '../modifiers/sourced.ts';
import { changedLoops } from '../state/loops.ts';
import type { Table } from '../table/table.ts';
import { label } from './trail.ts';

/** Is this the effect with which a loop ends by not triggering? Once it has not, it can trigger again (803.3). */
export function fallsSilent(table: Table, { controller, source, it }: Sourced<TriggeredPower>): boolean {
  const { silent } = table.state.loops;
  if (!silent || silent.controller !== controller || silent.source !== label(table.state, source)) return false;
  if (JSON.stringify(silent.effects) !== JSON.stringify(it.effects)) return false;
  table.set('loops', changedLoops(table.state.loops, { silent: null }));
  return true;
}
