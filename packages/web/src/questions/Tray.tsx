import type { Decision, Table } from '@meetingstone/protocol';
import { plain } from '@meetingstone/words';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import type { Reading, Shown } from '../table/reading.ts';
import { Said } from '../table/Said.tsx';
import { words } from '../words.ts';
import { cardIn, leaveOf, seenBeside } from './widget.ts';

interface TrayProps {
  readonly table: Table;
  readonly decision: Decision;
  readonly reading: Reading;
  readonly onChoose: (n: number) => void;
  readonly onLook: (card: number) => void;
}

/** More cards than these can be searched by name. */
const MANY = 8;

/** Cards that lie where one cannot press them: a deck that is searched, a graveyard, cards that are looked at. */
export function Tray({ table, decision, reading, onChoose, onLook }: TrayProps): ReactElement {
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const all = decision.options.flatMap((offer) =>
    cardIn(offer).flatMap((id) => {
      const shown = reading.find(id);
      return shown ? [{ offer, shown }] : [];
    }),
  );
  // By their names: how they lie in a deck is nobody's business.
  const others = seenBeside(table)
    .flatMap((id) => reading.find(id) ?? [])
    .toSorted((one, other) => one.face.name.localeCompare(other.face.name));
  const fits = ({ face }: Shown): boolean =>
    `${face.name} ${face.card?.typeLine ?? ''}`.toLowerCase().includes(typed.toLowerCase());
  const leave = leaveOf(decision);
  const found = all.filter(({ shown }) => fits(shown));
  if (!open)
    return (
      <button type="button" className="go tray-back" onClick={() => setOpen(true)}>
        {words.answers.showTray}
      </button>
    );
  return (
    <section className="tray" aria-label={plain(decision.words)}>
      <header>
        <h2>
          <Said sentence={decision.words} />
        </h2>
        {all.length + others.length > MANY && (
          <input
            type="search"
            aria-label={words.answers.search}
            placeholder={words.answers.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <span role="status">{all.length > 0 && words.answers.found(found.length)}</span>
        {leave && (
          <button type="button" className="quiet" onClick={() => onChoose(leave.n)}>
            <Said sentence={leave.words} flat={true} />
          </button>
        )}
        <button type="button" className="quiet" onClick={() => setOpen(false)}>
          {words.answers.showTable}
        </button>
      </header>
      <div className="tray-cards">
        {found.map(({ offer, shown }) => (
          <div key={offer.n} className="table-card" data-size="hand" onPointerEnter={() => onLook(shown.card.id)}>
            <Card
              face={shown.face}
              size="hand"
              marks={{ legal: true }}
              times={1 + (offer.same?.length ?? 0)}
              onPress={() => onChoose(offer.n)}
            />
          </div>
        ))}
        {others.filter(fits).map((shown) => (
          <Card key={shown.card.id} face={shown.face} size="hand" marks={{ unplayable: true }} />
        ))}
      </div>
    </section>
  );
}
