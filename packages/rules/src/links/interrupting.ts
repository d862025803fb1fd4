import type { Rule } from '../decisions/decision.ts';
import { happen } from '../events/happen.ts';
import { arriving } from '../state/arrival.ts';
import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { LinkId } from '../vocabulary.ts';
import { moveCard } from '../zones/zones.ts';

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

function isCard({ kind }: Link): boolean {
  return kind === 'card' || kind === 'resource';
}

export function removeLink(table: Table, link: Link): void {
  table.set(
    'chain',
    table.state.chain.filter((other) => other.id !== link.id),
  );
}

/** Interrupts by the game all links of a kind; nothing stops or replaces it (103.3). */
export function removeLinks(table: Table, which: (link: Link) => boolean): void {
  for (const link of table.state.chain.filter(which)) {
    const { id, source, controller } = link;
    table.happened.push(happening({ event: 'interrupt', link: id, card: source, player: controller, byGame: true }));
    const before = table.derived;
    table.snapshot();
    if (isCard(link) && table.card(source)) moveCard(table, source, arriving('graveyard'), before);
    removeLink(table, link);
  }
}
