import type { ReactElement } from 'react';
import { Link } from '../app/route.tsx';
import type { Copies as Copied } from '../decks/parts.ts';
import { partsOf } from '../decks/parts.ts';
import { words } from '../words.ts';

interface CopiesProps {
  readonly copies: readonly Copied[];
  readonly onChange: (title: string, by: number) => void;
}

/** The cards of a deck by type, each with one more and one less. */
export function Copies({ copies, onChange }: CopiesProps): ReactElement {
  return (
    <div className="copies">
      {partsOf(copies).map(([type, these]) => (
        <section key={type}>
          <h3>
            {type} ({these.reduce((sum, { count }) => sum + count, 0)})
          </h3>
          <ul>
            {these.map(({ name, count, card }) => (
              <li key={name}>
                <button type="button" aria-label={words.builder.less(name)} onClick={() => onChange(name, -1)}>
                  −
                </button>
                <b>{count}</b>
                <button type="button" aria-label={words.builder.one(name)} onClick={() => onChange(name, 1)}>
                  +
                </button>
                {card ? <Link to={`/cards/${card.slug}`}>{name}</Link> : <span>{name}</span>}
                {card?.cost !== undefined && <i>{card.cost}</i>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
