import { happenNow } from '../events/happen.ts';
import type { Rule } from '../game/decision.ts';
import type { Happening } from '../state/happening.ts';
import type { Table } from '../state/table.ts';
import { repairUniqueness } from './uniqueness.ts';
import { removeFromCombat } from './zones.ts';

/**
 * What the rules check continuously: cards go over to whoever controls them now (401.3), and violations of
 * uniqueness are repaired before the game continues (414.1). Only the play zone and modifiers can cause either.
 */
export function* settle(table: Table): Rule {
  if (table.settled(table.state.play, table.state.modifiers)) return;
  const moved: Happening[] = [];
  for (const id of table.state.play) {
    const controller = table.derived.controllerOf(id);
    const card = table.card(id)!;
    if (controller !== card.controller) moved.push({ event: 'change control', card: id, player: controller });
  }
  if (moved.length > 0) {
    for (const { card } of moved) removeFromCombat(table, card!); // 602.4
    yield* happenNow(table, moved);
  }
  yield* repairUniqueness(table);
}
