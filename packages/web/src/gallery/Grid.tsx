import type { CSSProperties, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useRef } from 'react';
import { Card } from '../card/Card.tsx';
import { printedFace } from '../card/face.ts';
import type { Entry } from './entry.ts';
import { useGridWindow } from './window.ts';

const CELL = { width: 132, height: 184, gap: 24 };

/** So many places a key moves, in a grid with so many columns. */
const MOVES: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

interface GridProps {
  readonly cards: readonly Entry[];
  /** How a card is shown; a link to its page unless something else is done with it. */
  readonly show?: (card: Entry) => ReactNode;
}

const linked = (card: Entry): ReactNode => <Card face={printedFace(card)} size="hand" href={`/cards/${card.slug}`} />;

/** Thousands of cards, of which only those near the screen are there. The arrow keys walk through them. */
export function Grid({ cards, show = linked }: GridProps): ReactElement {
  const grid = useRef<HTMLUListElement>(null);
  const { columns, width, step, from, to, rowHeight, height } = useGridWindow(grid, cards.length, CELL);
  const cardAt = (at: number): HTMLElement | null | undefined =>
    grid.current?.querySelector<HTMLElement>(`[data-at="${at}"] .card-press`);
  const walk = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    const here = Number((event.target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at ?? -1);
    const next = move ? here + move(columns) : -1;
    if (here < 0 || next < 0 || next >= cards.length) return;
    event.preventDefault();
    const target = cardAt(next);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <ul
      className="gallery-grid"
      ref={grid}
      style={{ height, '--cell': `${width}px` } as CSSProperties}
      onKeyDown={walk}
    >
      {cards.slice(from, to).map((card, n) => {
        const at = from + n;
        const [row, column] = [Math.floor(at / columns), at % columns];
        const place = `translate(${column * step}px, ${row * rowHeight}px)`;
        return (
          <li
            key={card.slug}
            data-at={at}
            aria-setsize={cards.length}
            aria-posinset={at + 1}
            style={{ transform: place }}
          >
            {show(card)}
          </li>
        );
      })}
    </ul>
  );
}
