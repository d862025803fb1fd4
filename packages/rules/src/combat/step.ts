import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { enterCombat, strike } from '../events/combat.ts';
import { happen } from '../events/happen.ts';
import { lift } from '../events/priceToExhaust.ts';

import { protectors } from '../legality/attacking.ts';
import { happening } from '../state/happening.ts';
import type { Proposal } from '../state/link.ts';
import { clockwiseFrom } from '../state/seats.ts';
import { friendly } from '../state/teams.ts';

import type { Table } from '../table/table.ts';
import { openWindow } from '../windows/windows.ts';
import { concludeCombat } from './conclusion.ts';

/** The proposed attacker exhausts and starts attacking; its player may strike; the attack window opens (602.1). */
export function* startCombat(table: Table, { attacker, defender, sabotage }: Proposal): Rule {
  table.set('window', null);
  table.set('combat', { attacker, proposedDefender: defender, defender: 0, protecting: false, sabotage, strikes: [] });
  const player = table.derived.controllerOf(attacker);
  yield* happen(table, [
    happening({ event: 'exhaust', card: attacker, player, lifted: true, rule: '602.1' }), // 600.3a
    happening({ event: 'attack', card: attacker, to: defender, player }),
  ]);
  yield* strike(table, attacker);
  yield* openWindow(table, 'attack');
}

/** What follows when all have passed in one of the two windows of a combat step. */
export function* closeCombatWindow(table: Table, window: 'attack' | 'defend'): Rule {
  if (window === 'defend' || !bothThere(table)) return yield* concludeCombat(table);
  yield* protectPoint(table);
  if (!bothThere(table)) return yield* concludeCombat(table); // 602.3
  const { proposedDefender } = table.state.combat!;
  table.changeCombat({ defender: proposedDefender, proposedDefender: 0 });
  yield* enterCombat(table);
  const { defender } = table.state.combat!;
  if (defender !== 0) yield* strike(table, defender);
  yield* openWindow(table, 'defend');
}

function bothThere(table: Table): boolean {
  const { combat } = table.state;
  return combat !== null && combat.attacker !== 0 && combat.proposedDefender !== 0;
}

/** Any player opposed to the attacker may exhaust one character to protect (602.2). */
function* protectPoint(table: Table): Rule {
  const attacking = table.derived.controllerOf(table.state.combat!.attacker);
  for (const seat of clockwiseFrom(table.state, attacking).filter(
    (other) => !friendly(table.state, other, attacking),
  )) {
    const options = protectors(table.derived, seat).map((card): Offer => ({ choose: 'card', card }));
    if (options.length === 0) continue;
    const answer = yield* ask(
      table,
      seat,
      'protect',
      [...options, { choose: 'none' }],
      table.state.combat!.proposedDefender,
    );
    if (answer.choose !== 'card' || table.player(seat).lost || !bothThere(table)) continue;
    if (!(yield* lift(table, answer.card))) continue; // 600.3a
    table.changeCombat({ proposedDefender: answer.card, protecting: true, sabotage: false }); // 602.2c
    yield* happen(table, [
      happening({ event: 'exhaust', card: answer.card, player: seat, lifted: true, rule: '602.2' }),
      happening({ event: 'protect', card: answer.card, by: table.state.combat!.attacker, player: seat }),
    ]);
    return; // 602.2b
  }
}
