import { arriving } from '../state/arrival.ts';
import { happening } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import { moveCard } from '../zones/zones.ts';

export function isCard({ kind }: Link): boolean {
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
