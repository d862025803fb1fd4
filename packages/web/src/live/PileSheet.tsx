import type { Table } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import type { Pile } from '../table/hands.ts';
import type { Reading } from '../table/reading.ts';
import { words } from '../words.ts';
import { Sheet } from './Sheet.tsx';

interface LeafProps {
  readonly seat: number;
  /** What is shown first. */
  readonly pile: Pile;
  readonly table: Table;
  readonly reading: Reading;
  readonly onClose: () => void;
}

/** Leafs through a graveyard, and what is removed from the game. A card that is pressed is shown large. */
export function LeafSheet({ seat, pile: first, table, reading, onClose }: LeafProps): ReactElement {
  const [pile, setPile] = useState(first);
  const [large, setLarge] = useState<number | null>(null);
  const player = table.players[seat];
  const name = player?.name ?? '';
  const piles = { graveyard: player?.graveyards.flat() ?? [], removed: player?.removed ?? [] };
  const other = pile === 'graveyard' ? 'removed' : 'graveyard';
  const label = words.table[pile](name);
  const seen = large === null ? undefined : reading.find(large);
  return (
    <Sheet label={label} onClose={onClose}>
      {seen && (
        <div className="held-card">
          <Card face={seen.face} size="inspect" />
        </div>
      )}
      {piles[pile].length === 0 && <p>{words.table.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <section className="tray-cards" tabIndex={0} aria-label={label}>
        {piles[pile].toReversed().flatMap((id) => {
          const shown = reading.find(id);
          return shown
            ? [<Card key={id} face={shown.face} size="hand" onPress={() => setLarge(id === large ? null : id)} />]
            : [];
        })}
      </section>
      {piles[other].length > 0 && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setPile(other);
            setLarge(null);
          }}
        >
          {words.table[other](name)}
        </button>
      )}
    </Sheet>
  );
}
