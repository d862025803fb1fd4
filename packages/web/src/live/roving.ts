import type { Table } from '@meetingstone/protocol';
import type { RefObject } from 'react';
import { useEffect, useLayoutEffect } from 'react';

/** The parts of the table between which F6 goes. */
const REGIONS = [
  '.top-bar',
  '.party',
  '.theirs',
  '.boss-band',
  '.columns',
  '.band',
  '.phone-side.mine',
  '.side.mine',
  '.hand',
  '.tray',
  '.rail',
  '.phone-sheet',
];
const CARD = '.card-press';
const CAN_FOCUS = 'button:not([disabled]), a[href], input, [tabindex="0"]';

/** Puts the focus onto the first such thing that can have it. */
export function goTo(selector: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const found = all.find((one) => one.tabIndex === 0) ?? all[0];
  if (found && found.tabIndex < 0 && !found.matches('button')) found.tabIndex = -1;
  found?.focus();
  return found !== undefined;
}

/** Goes to the next part of the table, or the one before it. */
export function nextRegion(by: 1 | -1): void {
  const regions = REGIONS.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]).filter(
    (region) => region.querySelector(CAN_FOCUS) !== null,
  );
  const at = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions.at((at + by + regions.length) % regions.length);
  const within = [...(next?.querySelectorAll<HTMLElement>(CAN_FOCUS) ?? [])];
  (within.find((one) => one.tabIndex === 0) ?? within[0])?.focus();
}

/** Tab visits what can be chosen, and one card of each other row; arrows go from card to card. */
export function useRoving(root: RefObject<HTMLElement | null>, table: Table): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the table changes, cards come and go
  useLayoutEffect(() => {
    const groups = new Map<Element, HTMLElement[]>();
    for (const card of root.current?.querySelectorAll<HTMLElement>(CARD) ?? []) {
      const row = card.closest('section, aside, .row, .boss-minions') ?? card;
      groups.set(row, [...(groups.get(row) ?? []), card]);
    }
    for (const cards of groups.values()) {
      const legal = cards.filter((card) => card.closest('[data-legal]'));
      const stops = new Set(legal.length > 0 ? legal : cards.slice(0, 1));
      for (const card of cards) card.tabIndex = stops.has(card) ? 0 : -1;
    }
  }, [root, table]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const from = event.target as HTMLElement;
      if (!event.key.startsWith('Arrow') || event.altKey || !from.matches?.(CARD)) return;
      const to = nearest(from, event.key, [...(root.current?.querySelectorAll<HTMLElement>(CARD) ?? [])]);
      event.preventDefault();
      to?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [root]);
}

/** The card that lies next in a direction: what is off the straight way counts double. */
function nearest(from: HTMLElement, key: string, all: readonly HTMLElement[]): HTMLElement | undefined {
  const middle = (one: HTMLElement): readonly [x: number, y: number] => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(from);
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const way = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
  const distances = all.flatMap((one) => {
    const [toX, toY] = middle(one);
    const [along, across] = sideways ? [(toX - x) * way, Math.abs(toY - y)] : [(toY - y) * way, Math.abs(toX - x)];
    return one === from || along < 4 || (sideways && across > along * 2) ? [] : [{ one, far: along + across * 2 }];
  });
  return distances.toSorted((a, b) => a.far - b.far)[0]?.one;
}
