import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/** Which rows of a long grid are near what is seen. */
export interface GridWindow {
  readonly columns: number;
  /** How wide a card is, and how far the next one begins. */
  readonly width: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
  readonly rowHeight: number;
  readonly height: number;
}

interface Cell {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** In so few columns the cards are as wide as there is room. */
const FEW = 3;
/** So many rows above and below are there before they are seen. */
const AHEAD = 2;
/** The window moves in steps of so many pixels. */
const STEP = 200;

export function gridWindow(count: number, width: number, seenFrom: number, seenTo: number, cell: Cell): GridWindow {
  const fit = Math.max(1, Math.floor((width + cell.gap) / (cell.width + cell.gap)));
  const columns = Math.min(fit, Math.max(1, count));
  const wide = fit <= FEW ? Math.floor((width - cell.gap * (fit - 1)) / fit) : cell.width;
  const step = fit === 1 ? width : Math.floor((width - wide) / (fit - 1));
  const rowHeight = Math.round((cell.height / cell.width) * wide) + cell.gap;
  const rows = Math.ceil(count / columns);
  const first = Math.max(0, Math.floor(seenFrom / rowHeight) - AHEAD);
  const last = Math.min(rows, Math.ceil(seenTo / rowHeight) + AHEAD);
  return {
    columns,
    width: wide,
    step,
    from: first * columns,
    to: Math.min(count, last * columns),
    rowHeight,
    height: rows * rowHeight,
  };
}

/** The window of a grid that scrolls with the page. */
export function useGridWindow(grid: RefObject<HTMLElement | null>, count: number, cell: Cell): GridWindow {
  const [seen, setSeen] = useState({ width: 0, from: 0, to: 900 });
  useLayoutEffect(() => {
    const look = (): void => {
      if (!grid.current) return;
      const { top, width } = grid.current.getBoundingClientRect();
      const from = Math.floor(Math.max(0, -top) / STEP) * STEP;
      const to = Math.ceil(Math.max(0, window.innerHeight - top) / STEP) * STEP;
      setSeen((before) =>
        before.width === width && before.from === from && before.to === to ? before : { width, from, to },
      );
    };
    look();
    const resized = new ResizeObserver(look);
    if (grid.current) resized.observe(grid.current);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [grid]);
  return gridWindow(count, seen.width, seen.from, seen.to, cell);
}
