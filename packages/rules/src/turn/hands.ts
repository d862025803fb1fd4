import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { maximumHandSize } from '../reading/amounts.ts';
import { forbiddenPlayer } from '../reading/restrictions.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../vocabulary.ts';

/** Discards down to the maximum hand size, card by card (415.4b, 503.2a). */
export function* discardDown(table: Table, player: Seat): Rule {
  for (;;) {
    const { hand, lost } = table.player(player);
    if (lost || hand.length <= maximumHandSize(table.derived, player)) return;
    if (forbiddenPlayer(table.derived, player, 'discard')) return; // 103.2
    const card = yield* askCard(table, player, 'maximum hand size', hand);
    if ((yield* happen(table, [happening({ event: 'discard', card, player, rule: '503.2a' })])).length === 0) return;
  }
}
