import type { Table } from '@meetingstone/protocol';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

const LONGEST = 250;
/** Steps that come faster than this are not shown one by one. */
const BEHIND = 200;

interface Place {
  readonly box: DOMRect;
  /** What is printed on the card, to know it again in another zone, where it has another id. */
  readonly definition: string | undefined;
}

/** Cards travel from where they were: in their row, or out of a hand onto the table. */
export function useFlip(root: RefObject<HTMLElement | null>, table: Table): void {
  const before = useRef<ReadonlyMap<string, Place>>(new Map());
  const last = useRef(0);
  useLayoutEffect(() => {
    const cards = [...(root.current?.querySelectorAll<HTMLElement>('.table-card [data-card]') ?? [])];
    const now = new Map(cards.map((card) => [card.dataset.card!, placeIn(card, table)]));
    const was = before.current;
    before.current = now;
    const at = performance.now();
    const isBehind = at - last.current < BEHIND;
    last.current = at;
    if (was.size === 0 || isBehind || !mayMove()) return;
    const left = new Map([...was].flatMap(([key, { box, definition }]) => (now.has(key) ? [] : [[definition, box]])));
    for (const card of cards) {
      const place = now.get(card.dataset.card!)!;
      const start = was.get(card.dataset.card!)?.box ?? left.get(place.definition);
      travel(card.closest<HTMLElement>('.table-card')!, start, place.box);
    }
  }, [root, table]);
}

const placeIn = (card: HTMLElement, { cards }: Table): Place => ({
  box: card.getBoundingClientRect(),
  definition: cards.get(Number(card.dataset.card!.replace('card-', '')))?.definition,
});

function mayMove(): boolean {
  if (document.documentElement.dataset.motion === 'none') return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function travel(card: HTMLElement, from: DOMRect | undefined, to: DOMRect): void {
  const timing = { duration: LONGEST, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };
  if (!from) {
    card.animate(
      [
        { opacity: 0, transform: 'translateY(-12px)' },
        { opacity: 1, transform: 'none' },
      ],
      timing,
    );
    return;
  }
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = to.width === 0 ? 1 : from.width / to.width;
  card.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    timing,
  );
}
