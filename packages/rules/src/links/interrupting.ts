import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { isCard } from '../performing/chain.ts';
import { arriving } from '../state/arrival.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';
import type { LinkId } from '../vocabulary.ts';

/** A link leaves the chain and does nothing; a card goes to its owner's graveyard (711.1, 711.2). What happened, if anything did. */
export function* interrupt(table: Table, id: LinkId, byGame: boolean): Rule<readonly Happening[]> {
  const link = table.state.chain.find((other) => other.id === id);
  if (!link) return [];
  const event: Happening = happening({
    event: 'interrupt',
    link: id,
    card: link.source,
    player: link.controller,
    byGame,
  });
  const interrupted = yield* happen(table, [event]);
  if (interrupted.length === 0 || !isCard(link)) return interrupted;
  const move: Happening = happening({
    event: 'move',
    card: link.source,
    rule: '711.1',
    arrival: arriving('graveyard'),
  });
  return [...interrupted, ...(yield* happen(table, [move]))];
}
