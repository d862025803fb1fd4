import type { Perspective } from '../reading/perspective.ts';
import { perspective } from '../reading/perspective.ts';
import type { Link } from '../state/link.ts';
import { changedLink } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { LinkId } from '../vocabulary.ts';

/** A link that is being added: it stands on the chain already, and its choices are made one after the other (707.1). */
export function linkOf(table: Table, id: LinkId): Link {
  return table.state.chain.find((link) => link.id === id)!;
}

export function changeLink(table: Table, id: LinkId, changes: Partial<Link>): void {
  table.set(
    'chain',
    table.state.chain.map((link) => (link.id === id ? changedLink(link, changes) : link)),
  );
}

export function read(table: Table, id: LinkId): Perspective {
  const { controller, source, x, event } = linkOf(table, id);
  return perspective(table.derived, controller, source, x, event);
}
