import type { Resolution } from '../choosing/resolution.ts';
import { present } from '../choosing/resolution.ts';
import { select } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import { replaceHero } from '../events/heroes.ts';
import type { Effect } from '../language/effect.ts';
import { arriving } from '../state/arrival.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import { pileOf } from '../zones/decks.ts';

/** Another card of the same Boss takes its place (R101.4). */
export function* swapBoss(table: Table, r: Resolution, effect: Extract<Effect, { do: 'swap' }>): Rule<boolean> {
  const [named] = yield* select(table, r, effect.with);
  const old = table.card(table.player(r.controller).hero);
  const card = named === undefined ? 0 : present(table, r, named);
  if (!old || !table.card(card)) return false;
  const arrival = arriving('play', {
    controller: r.controller,
    exhausted: effect.sameReadiness === true && old.exhausted,
    damage: 0,
    counters: old.counters,
  });
  const arrived = yield* replaceHero(
    table,
    happening({ event: 'enter play', card, player: r.controller, arrival }),
    arrival,
  );
  return arrived.length > 0;
}

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
