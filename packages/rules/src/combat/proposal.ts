import { askCard } from '../game/ask.ts';
import type { Rule } from '../game/decision.ts';
import { addLink } from '../links/adding.ts';
import { intentOf } from '../links/intent.ts';
import type { Table } from '../state/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { costToAttack, legalDefenders } from './legality.ts';

/** Proposing a combat adds a proposal effect to the chain (601.1, 601.2). */
export function* proposeCombat(table: Table, seat: Seat, attacker: CardId, sabotage: boolean): Rule {
  const defenders = legalDefenders(table.derived, seat, attacker, sabotage);
  const defender = yield* askCard(table, seat, 'defender', defenders, attacker);
  if (table.player(seat).lost) return;
  const additional = costToAttack(table.derived, attacker, defender); // 600.3
  const proposal = { attacker, defender, sabotage };
  yield* addLink(table, intentOf('proposal', seat, attacker, { additional, proposal }));
}
