import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import type { Packet } from '../events/packets.ts';
import { applyPackets } from '../events/packets.ts';
import { settle } from '../events/settling.ts';
import { expire } from '../performing/ending.ts';
import { forbidden } from '../reading/restrictions.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';
import { prePriorityChecks } from '../windows/checks.ts';
import { openWindow } from '../windows/windows.ts';

/** Combat damage, checks, and back to the action phase (603.1-603.3). */
export function* concludeCombat(table: Table): Rule {
  const { attacker, defender, sabotage } = table.state.combat!;
  if (attacker !== 0 && defender !== 0) {
    if (sabotage) {
      const player = table.derived.controllerOf(attacker);
      yield* happen(table, [happening({ event: 'sabotage', card: attacker, to: defender, player })]);
    } else {
      const packets = [combatPacket(table, attacker, defender), combatPacket(table, defender, attacker)];
      yield* applyPackets(
        table,
        packets.filter((packet) => packet !== undefined),
      );
    }
  }
  yield* prePriorityChecks(table); // 603.2
  table.set('combat', null); // 603.3
  expire(table, ({ duration }) => duration === 'this combat');
  yield* settle(table); // 401.3b
  if (!table.state.turn.ended) yield* openWindow(table, 'step');
}

/** A packet equal to the ATK, of the character's damage types, with the weapons it struck with (408.3). */
function combatPacket(table: Table, by: CardId, to: CardId): Packet | undefined {
  const on = table.derived;
  if (forbidden(on, by, 'deal combat damage', { other: to })) return undefined; // 603.1a
  const { atk, damageTypes } = on.of(by);
  return happening({
    event: 'deal',
    card: to,
    to,
    by,
    player: on.controllerOf(by),
    amount: Math.max(0, atk ?? 0),
    types: damageTypes.length > 0 ? damageTypes : ['melee'], // 408.3a
    combat: true,
    with: table.state.combat!.strikes.filter(({ wielder }) => wielder === by).map(({ weapon }) => weapon), // 408.3d
  });
}
