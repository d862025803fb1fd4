import type { DragEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { use, useDeferredValue, useMemo, useState } from 'react';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import type { Entry } from '../gallery/entry.ts';
import { Fault } from '../gallery/Fault.tsx';
import { Grid } from '../gallery/Grid.tsx';
import { loadCatalogue } from '../gallery/load.ts';
import { parseQuery } from '../gallery/query/parse.ts';
import { search } from '../gallery/query/search.ts';
import { useLastUnderstood } from '../gallery/understood.ts';
import { Icon } from '../icons/icons.tsx';
import { words } from '../words.ts';
import { CARRIED } from './carried.ts';
import '../gallery/gallery.css';

interface ShelfProps {
  readonly cards: readonly Entry[];
  readonly label: string;
  /** A search that could be meant. */
  readonly hint: string;
  readonly lead: ReactNode;
  readonly countOf: (card: Entry) => number;
  readonly onChange: (card: Entry, by: number) => void;
}

const byCost = (a: Entry, b: Entry): number => (a.cost ?? 99) - (b.cost ?? 99) || a.title.localeCompare(b.title);

const TAKES_OUT = new Set(['Delete', 'Backspace', '-']);

/** The cards that can be taken, searched as one types. */
export function Shelf({ cards, label, hint, lead, countOf, onChange }: ShelfProps): ReactElement {
  const catalogue = use(loadCatalogue());
  const [text, setText] = useState('');
  const parsed = parseQuery(useDeferredValue(text));
  const query = useLastUnderstood(parsed);
  const found = useMemo(() => {
    const all = search({ ...catalogue, cards }, query);
    return { ...all, cards: [...all.cards].sort(byCost) };
  }, [catalogue, cards, query]);
  const takenOut = (card: Entry) => (event: KeyboardEvent) => {
    if (!TAKES_OUT.has(event.key)) return;
    event.preventDefault();
    onChange(card, -1);
  };
  return (
    <section className="shelf" aria-label={label}>
      <search className="shelf-search">
        <div className="gallery-box" data-fault={parsed.ok ? undefined : ''}>
          <Icon name="search" />
          <input
            type="search"
            aria-label={label}
            placeholder={hint}
            value={text}
            onChange={({ target }) => setText(target.value)}
            spellCheck={false}
            autoComplete="off"
          />
        </div>
        {lead}
      </search>
      <Fault text={text} parsed={parsed} />
      <p className="gallery-count">
        {words.builder.found(found.cards.length)}
        {found.hints.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
      <Grid
        cards={found.cards}
        show={(card) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the keys are the card's, which is a button
          <div
            className="shelf-card"
            draggable={true}
            onDragStart={(event) => carry(event, card)}
            onKeyDown={takenOut(card)}
          >
            <Card face={printedFace(card)} size="hand" onPress={() => onChange(card, 1)} />
            {countOf(card) > 0 && <b className="shelf-count">×{countOf(card)}</b>}
          </div>
        )}
      />
    </section>
  );
}

function carry(event: DragEvent, { title }: Entry): void {
  event.dataTransfer.setData(CARRIED, title);
  event.dataTransfer.effectAllowed = 'copy';
}
