import type { Duration } from '../language/modifier.ts';
import { isWhileRemains, remainingCards } from '../modifiers/remaining.ts';
import type { Resolution } from '../reading/resolution.ts';
import { reading } from '../reading/resolution.ts';
import { happening } from '../state/happening.ts';
import type { ModifierText } from '../state/modifier.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** Its controller is whoever controls the link (712.6); its text may be read from another player's view. */
export function addModifier(
  table: Table,
  r: Resolution,
  flagged: readonly CardId[] | null,
  duration: Duration,
  does: ModifierText,
  reader: Seat = r.controller,
): void {
  if (r.lapsed && isWhileRemains(duration)) return; // 714.3b
  const { source, controller: madeBy, x } = r;
  const modifier = {
    id: table.nextId(),
    source,
    madeBy,
    controller: reader,
    timestamp: table.now(),
    duration,
    turn: table.state.turn.number,
    x,
    remaining: remainingCards(duration, reading(table, r)),
    flagged,
    does,
  };
  table.set('modifiers', [...table.state.modifiers, modifier]);
  table.happened.push(happening({ event: 'modify', card: source, player: reader }));
}
