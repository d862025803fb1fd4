import { moveCard } from '../concepts/zones.ts';
import { happen } from '../events/happen.ts';
import type { Rule } from '../game/decision.ts';
import type { Link } from '../state/link.ts';
import type { Table } from '../state/table.ts';
import type { LinkId } from '../vocabulary.ts';

/** A link leaves the chain and does nothing; a card goes to its owner's graveyard (711.1, 711.2). */
export function* interrupt(table: Table, id: LinkId, byGame: boolean): Rule<boolean> {
  const link = table.state.chain.find((other) => other.id === id);
  if (!link) return false;
  const done = yield* happen(table, [
    { event: 'interrupt', link: id, card: link.source, player: link.controller, byGame },
  ]);
  return done.length > 0;
}

/** Takes a link off the chain, its card to the graveyard. */
export function removeLink(table: Table, link: Link): void {
  if (link.kind === 'card' || link.kind === 'resource') {
    const before = table.derived;
    table.snapshot();
    if (table.card(link.source)) moveCard(table, link.source, { zone: 'graveyard' }, before);
  }
  table.set(
    'chain',
    table.state.chain.filter((other) => other.id !== link.id),
  );
}

/** Interrupts by the game all links of a kind; nothing stops it (103.3). */
export function removeLinks(table: Table, which: (link: Link) => boolean): void {
  for (const link of table.state.chain.filter(which)) {
    table.happened.push({
      event: 'interrupt',
      link: link.id,
      card: link.source,
      player: link.controller,
      byGame: true,
    });
    removeLink(table, link);
  }
}
