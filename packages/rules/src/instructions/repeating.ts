import { selectPlayers } from '../choosing/select.ts';
import type { Rule } from '../decisions/decision.ts';
import type { Effect } from '../language/effect.ts';
import { holds } from '../reading/conditions.ts';
import type { Resolution } from '../reading/resolution.ts';
import { reading } from '../reading/resolution.ts';
import type { Table } from '../table/table.ts';
import type { Process } from './process.ts';

/** A number is never infinite (104.1): so many times somebody can choose that nothing happens. */
const MOST_SKIPPED = 100;

/**
 * Does something until the limit is reached or exceeded (713.2). A round that changes nothing is the last one, because
 * nothing more can be done; but where somebody chose to skip it, he goes on (713.2a).
 */
export function* doUntil(
  table: Table,
  r: Resolution,
  effect: Extract<Effect, { do: 'until' }>,
  process: Process,
): Rule<boolean> {
  let skipped = 0;
  while (!holds(effect.limit, reading(table, r))) {
    const before = table.snapshot();
    yield* process(table, r, effect.effects);
    if (table.player(r.controller).lost) return false; // 102.2
    const { cards, modifiers, asked } = table.state;
    if (cards !== before.cards || modifiers !== before.modifiers) continue;
    if (asked === before.asked || ++skipped > MOST_SKIPPED) return false;
  }
  return true;
}

/** The same for one player after the other; each is "that player" in it. */
export function* doForEach(
  table: Table,
  r: Resolution,
  { who, effects }: Extract<Effect, { do: 'for each player' }>,
  process: Process,
): Rule<boolean> {
  let all = true;
  for (const player of yield* selectPlayers(table, r, who)) {
    if (table.player(player).lost) continue;
    r.memory.thatPlayer = [player];
    if (!(yield* process(table, r, effects))) all = false;
  }
  return all;
}
