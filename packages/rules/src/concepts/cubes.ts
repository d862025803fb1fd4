import type { Table } from '../state/table.ts';
import type { CardId } from '../vocabulary.ts';

/** A Cube stays attached only while its host stays exhausted, and in play when its host leaves it (R402.3a). */
export function releaseCubes(table: Table): void {
  for (const id of table.state.play) {
    const { host, facts } = table.card(id)!;
    if (host === 0 || !facts.types.includes('Cube')) continue;
    const bearer = table.card(host);
    if (bearer?.zone !== 'play' || !bearer.exhausted) detach(table, id);
  }
}

export function detach(table: Table, id: CardId): void {
  table.change(id, { host: 0, row: 'raid' });
}
