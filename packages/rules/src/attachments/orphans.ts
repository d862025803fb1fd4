import type { Happening } from '../state/happening.ts';
import { happening } from '../state/happening.ts';
import type { Table } from '../table/table.ts';

/** As a host becomes a different card, its attachments are destroyed by the game (400.5). */
export function withAttachments(table: Table, events: readonly Happening[]): readonly Happening[] {
  const leaving = events.filter(
    ({ event, card }) => (event === 'destroy' || event === 'move') && table.card(card)?.zone === 'play',
  );
  if (leaving.length === 0) return events;
  const orphans = table.state.play.filter((id) => {
    const { host, facts } = table.card(id)!;
    if (facts.raid?.detaches) return false; // R402.3a
    return host !== 0 && leaving.some(({ card }) => card === host) && !events.some(({ card }) => card === id);
  });
  if (orphans.length === 0) return events;
  return withAttachments(table, [
    ...events,
    ...orphans.map((card) => happening({ event: 'destroy', card, byGame: true, rule: '400.5' })),
  ]);
}
