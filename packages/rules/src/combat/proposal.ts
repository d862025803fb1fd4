import { askCard } from '../decisions/ask.ts';
import type { Rule } from '../decisions/decision.ts';
import { costToAttack, legalDefenders } from '../legality/attacking.ts';
import { intentOf } from '../legality/intent.ts';
import { addLink } from '../links/adding.ts';
import { forbidden } from '../reading/restrictions.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import { pickCard } from '../zones/random.ts';

/** Proposing a combat adds a proposal effect to the chain (601.1, 601.2). */
export function* proposeCombat(table: Table, seat: Seat, attacker: CardId, sabotage: boolean): Rule {
  const defenders = legalDefenders(table.derived, seat, attacker, sabotage);
  const defender = forbidden(table.derived, attacker, 'choose a defender')
    ? pickCard(table, defenders)
    : yield* askCard(table, seat, 'defender', defenders, attacker);
  if (table.player(seat).lost) return;
  const additional = costToAttack(table.derived, attacker, defender); // 600.3
  const proposal = { attacker, defender, sabotage };
  yield* addLink(table, intentOf('proposal', seat, attacker, { additional, proposal }));
}
