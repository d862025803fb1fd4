import { select } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import type { Resolution } from '../reading/resolution.ts';
import { present } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import { pileOf } from '../zones/decks.ts';

/** An effect waits to be added to the chain as soon as somebody would get priority; players can't interrupt it (R302.2). */
export function* addEffect(table: Table, r: Resolution, effect: Extract<Effect, { do: 'add effect' }>): Rule<boolean> {
  const about = effect.about ? yield* select(table, r, effect.about) : [];
  const { controller, source } = r;
  const flagged = about.map((id) => present(table, r, id) || id);
  const { effects } = effect;
  table.set('waiting', [
    ...table.state.waiting,
    { controller, source, effects, condition: null, event: null, flagged, uninterruptible: true },
  ]);
  return true;
}

export function drawFrom(table: Table, { controller }: Resolution, name: string): boolean {
  table.changePlayer(controller, { deck: pileOf(table.player(controller), name) });
  return true;
}
