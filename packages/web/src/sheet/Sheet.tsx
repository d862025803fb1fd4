import type { ReactElement, ReactNode } from 'react';
import { use } from 'react';
import { useSearch } from '../app/route.tsx';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import type { Entry } from '../gallery/entry.ts';
import { loadCatalogue } from '../gallery/load.ts';
import { Charges } from './Charges.tsx';
import { States } from './States.tsx';
import { SHOWN } from './shown.ts';
import './sheet.css';

/** Fifty cards in all sizes, and all states: to be looked at by those who draw them. */
export function Sheet(): ReactElement {
  const { cards } = use(loadCatalogue());
  const byName = new Map(cards.map((card) => [card.name, card]));
  const shown = SHOWN.map((name) => byName.get(name)!);
  const only = useSearch().get('part');
  if (only === 'states')
    return (
      <main className="sheet" id="main">
        <h1>States</h1>
        <States byName={byName} />
      </main>
    );
  return (
    <main className="sheet" id="main">
      <h1>Cards</h1>
      <Part part="inspected" title="Inspected, 300 × 420" of={shown.slice(0, 12)} size="inspect" />
      <Part part="inspected-2" title="More of them" of={shown.slice(24, 36)} size="inspect" />
      <Part part="hand" title="In the hand, 132 × 184" of={shown} size="hand" />
      <States byName={byName} />
      <Part part="board" title="On the board, 92 × 128" of={shown} size="board" />
      <Part part="chips" title="Chips, 40" of={shown} size="chip" />
      <Part
        part="neighbours"
        title="Chips of a hundred neighbours in the catalogue"
        of={cards.slice(1000, 1100)}
        size="chip"
      />
      <Charges />
    </main>
  );
}

interface PartProps {
  readonly part: string;
  readonly title: string;
  readonly of: readonly Entry[];
  readonly size: 'inspect' | 'hand' | 'board' | 'chip';
}

const Part = ({ part, title, of, size }: PartProps): ReactNode => (
  <section data-part={part}>
    <h2>{title}</h2>
    <div className="sheet-grid" data-size={size}>
      {of.map((card) => (
        <Card key={card.slug} face={printedFace(card)} size={size} />
      ))}
    </div>
  </section>
);
