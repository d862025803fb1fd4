import { countFor } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Selection } from '../language/selection.ts';
import type { Resolution } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import { deckOf } from '../zones/decks.ts';

/** A Boss player's deck that runs out in the middle of "the top five cards" is made anew, and he goes on from it (R101.3c). */
export function* goingOn<E extends { readonly what: Selection }>(
  table: Table,
  r: Resolution,
  effect: E,
  put: (table: Table, r: Resolution, effect: E) => Rule<boolean>,
): Rule<boolean> {
  const { what } = effect;
  if (what.select !== 'top' || what.of.player !== 'you' || !table.player(r.controller).boss)
    return yield* put(table, r, effect);
  const lying = (): number => deckOf(table.player(r.controller), what.deck).length;
  const left = countFor(table, r, null, what.count) - lying();
  const all = yield* put(table, r, effect);
  if (left <= 0 || lying() === 0) return all;
  const { done, that } = r.memory;
  const allOfThem = yield* goingOn(table, r, { ...effect, what: { ...what, count: left } }, put);
  r.memory.done = [...done, ...r.memory.done];
  r.memory.that = [...that, ...r.memory.that];
  return all && allOfThem;
}
