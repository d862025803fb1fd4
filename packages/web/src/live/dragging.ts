import type { Table } from '@meetingstone/protocol';
import type { PointerEvent as Grabbed, ReactNode } from 'react';
import { createElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { offersAbout } from '../table/marks.ts';
import type { Answering } from './answering.ts';
import { wishFor } from './answering.ts';

/** A pointer that moved less is a press. */
const THRESHOLD = 10;
/** A finger that rests so long wants to look. */
const LONG = 450;

interface Drag {
  readonly card: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export interface Dragging {
  readonly grab: (card: number, event: Grabbed) => void;
  readonly isDragging: boolean;
  readonly arrow: ReactNode;
}

interface Pressed {
  /** Several things can be done with it. */
  readonly onSeveral: (card: number) => void;
  /** A finger rested on it. */
  readonly onLong: (card: number) => void;
}

/** Dragging: a card from hand onto the table, an attacker onto a defender, a card onto its target. */
export function useDragging(table: Table, answering: Answering, { onSeveral, onLong }: Pressed): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef(false);
  const release = useRef<() => void>(() => undefined);
  const now = useRef({ table, answering, onSeveral, onLong });
  now.current = { table, answering, onSeveral, onLong };

  const grab = useCallback((card: number, event: Grabbed): void => {
    if (event.button !== 0) return;
    held.current = false;
    const from = [event.clientX, event.clientY] as const;
    const isTouch = event.pointerType === 'touch';
    const offers = offersAbout(card, now.current.table);
    let isMoving = false;
    const long = isTouch
      ? setTimeout(() => {
          held.current = true;
          release.current();
          now.current.onLong(card);
        }, LONG)
      : undefined;
    const move = ({ clientX, clientY }: PointerEvent): void => {
      const far = Math.hypot(clientX - from[0], clientY - from[1]) > THRESHOLD;
      if (far) clearTimeout(long);
      if (!isMoving && (!far || offers.length === 0)) return;
      isMoving = true;
      held.current = true;
      setDrag({ card, from, to: [clientX, clientY] });
    };
    const up = ({ clientX, clientY }: PointerEvent): void => {
      release.current();
      if (isMoving) drop(card, clientX, clientY, now.current);
    };
    release.current = () => {
      clearTimeout(long);
      setDrag(null);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };
    const cancel = (): void => release.current();
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', cancel);
  }, []);
  useEffect(() => () => release.current(), []);

  // The click that ends a drag is not a press.
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (!held.current || event.detail === 0) return;
      held.current = false;
      event.stopPropagation();
      event.preventDefault();
    };
    // A finger that rested makes no click: whatever is pressed next is meant.
    const onDown = (): void => {
      held.current = false;
    };
    document.addEventListener('pointerdown', onDown, true);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('pointerdown', onDown, true);
      document.removeEventListener('click', onClick, true);
    };
  }, []);

  const arrow = drag && arrowOf(drag);
  return useMemo(() => ({ grab, isDragging: drag !== null, arrow }), [grab, drag, arrow]);
}

/** What lies below the pointer decides what is done with the card. */
function drop(
  card: number,
  x: number,
  y: number,
  { table, answering, onSeveral }: { table: Table; answering: Answering; onSeveral: (card: number) => void },
): void {
  const below = document.elementFromPoint(x, y);
  const onto = Number(below?.closest<HTMLElement>('[data-card^="card-"]')?.dataset.card?.slice(5) ?? 0);
  if (onto === card) return;
  const offers = offersAbout(card, table);
  const isInHand = below?.closest('.hand') !== null;
  if (onto !== 0 && !isInHand) {
    const attack = offers.find(({ choose }) => choose.choose === 'attack' && !choose.sabotage);
    const play = offers.find(({ choose }) => choose.choose === 'play' || choose.choose === 'use');
    const deed = attack ?? play;
    if (deed) {
      answering.choose(deed.n, [wishFor(onto)]);
      return;
    }
  }
  if (isInHand) return;
  const isResources = below?.closest('.plate-resources, .phone-chips') !== null;
  const wanted = isResources ? ['place'] : ['play'];
  const fitting = offers.filter(({ choose: { choose } }) => wanted.includes(choose));
  const [first, ...more] = fitting.length > 0 ? fitting : offers;
  if (first && more.length === 0) answering.choose(first.n);
  else if (first) onSeveral(card);
}

function arrowOf({ from, to }: Drag): ReactNode {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const middle = (y1 + y2) / 2;
  return createElement(
    'svg',
    { className: 'drag-arrow', 'aria-hidden': true },
    createElement('path', { d: `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}` }),
    createElement('circle', { cx: x2, cy: y2, r: 11 }),
  );
}
