import type { Decision } from '@meetingstone/protocol';
import type { ReactElement } from 'react';
import { useState } from 'react';
import { Card } from '../card/Card.tsx';
import type { Reading, Shown } from '../table/reading.ts';
import { Said } from '../table/Said.tsx';
import { words } from '../words.ts';
import { cardIn, leaveOf } from './widget.ts';

interface TrayProps {
  readonly decision: Decision;
  readonly reading: Reading;
  readonly onChoose: (n: number) => void;
  readonly onLook: (card: number) => void;
}

/** More cards than these can be searched by name. */
const MANY = 8;

/** Cards that lie where one cannot press them: a deck that is searched, a graveyard, cards that are looked at. */
export function Tray({ decision, reading, onChoose, onLook }: TrayProps): ReactElement {
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState('');
  const all = decision.options.flatMap((offer) =>
    cardIn(offer).flatMap((id) => {
      const shown = reading.find(id);
      return shown ? [{ offer, shown }] : [];
    }),
  );
  const offered = new Set(all.map(({ shown }) => shown.card.id));
  const others = (decision.looked ?? []).flatMap((id) => {
    const shown = offered.has(id) ? undefined : reading.find(id);
    return shown ? [shown] : [];
  });
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
    <section className="tray" aria-label={words.answers.found(all.length)}>
      <header>
        <h2>
          <Said sentence={decision.words} />
        </h2>
        {all.length > MANY && (
          <input
            type="search"
            aria-label={words.answers.search}
            placeholder={words.answers.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <span role="status">{words.answers.found(found.length)}</span>
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
