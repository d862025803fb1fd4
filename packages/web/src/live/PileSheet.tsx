import type { Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { Card } from '../card/Card.tsx';
import type { Pile } from '../table/hands.ts';
import type { Reading } from '../table/reading.ts';
import { words } from '../words.ts';
import { Sheet } from './Sheet.tsx';

interface LeafProps {
  readonly seat: number;
  readonly pile: Pile;
  readonly table: Table;
  readonly reading: Reading;
  readonly onClose: () => void;
}

/** Leafs through a graveyard, or what is removed from the game. */
export function LeafSheet({ seat, pile, table, reading, onClose }: LeafProps): ReactElement {
  const player = table.players[seat];
  const ids = (pile === 'graveyard' ? player?.graveyards.flat() : player?.removed) ?? [];
  const label = words.table[pile](player?.name ?? '');
  return (
    <Sheet label={label} onClose={onClose}>
      {ids.length === 0 && <p>{words.table.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="tray-cards" tabIndex={0} aria-label={label}>
        {ids.toReversed().flatMap((id) => {
          const shown = reading.find(id);
          return shown ? [<Card key={id} face={shown.face} size="hand" />] : [];
        })}
      </section>
    </Sheet>
  );
}
