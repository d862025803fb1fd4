import type { Table } from '../table/table.ts';
import type { CardId } from '../vocabulary.ts';

/** Some cards of raids stay attached only while their host stays exhausted, and in play when it leaves (R402.3a). */
export function releaseCubes(table: Table): void {
  for (const id of table.state.play) {
    const { host, facts } = table.card(id)!;
    if (host === 0 || !facts.raid?.detaches) continue;
    const bearer = table.card(host);
    if (bearer?.zone !== 'play' || !bearer.exhausted) detach(table, id);
  }
}

export function detach(table: Table, id: CardId): void {
  table.change(id, { host: 0, row: 'raid' });
}
