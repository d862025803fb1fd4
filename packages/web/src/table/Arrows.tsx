import type { Table } from '@meetingstone/protocol';
import type { ReactElement, RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Arrow, Box } from './paths.ts';
import { arrowsOf, drawn } from './paths.ts';

interface ArrowsProps {
  readonly table: Table;
  readonly board: RefObject<HTMLElement | null>;
}

interface Found extends Arrow {
  readonly start: Box;
  readonly end: Box;
}

/** Lines from links to their targets, and from who attacks to who defends. They say nothing that is not marked otherwise. */
export function Arrows({ table, board }: ArrowsProps): ReactElement {
  const [found, setFound] = useState<readonly Found[]>([]);
  useLayoutEffect(() => {
    const look = (): void => {
      const root = board.current;
      if (!root) return;
      const base = root.getBoundingClientRect();
      const boxOf = (place: string): Box | null => {
        const box = root.querySelector(`[data-card="${place}"], [data-link="${place}"]`)?.getBoundingClientRect();
        return box
          ? { left: box.left - base.left, top: box.top - base.top, width: box.width, height: box.height }
          : null;
      };
      setFound(
        arrowsOf(table).flatMap((arrow) => {
          const [start, end] = [boxOf(arrow.from), boxOf(arrow.to)];
          return start && end ? [{ ...arrow, start, end }] : [];
        }),
      );
    };
    look();
    void document.fonts.ready.then(look);
    const resized = new ResizeObserver(look);
    if (board.current) resized.observe(board.current);
    return () => resized.disconnect();
  }, [table, board]);
  return (
    <svg className="arrows" aria-hidden="true">
      {found.map(({ from, to, tone, kind, start, end }) => {
        const { path, head } = drawn(start, end, kind);
        return (
          <g key={`${from} ${to}`} data-tone={tone} data-kind={kind}>
            <path className="arrow-edge" d={path} />
            <path className="arrow-line" d={path} />
            <path className="arrow-head" d={head} />
          </g>
        );
      })}
    </svg>
  );
}
