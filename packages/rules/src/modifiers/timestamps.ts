import type { Held } from '../characteristics/characteristics.ts';
import type { Power } from '../language/power.ts';
import type { Card } from '../state/card.ts';

/**
 * When a power began to make its modifier: a printed one with its card, another as it was added, and each of them anew
 * as it returned (718.2f).
 */
export function timestampOf(card: Card, held: Held<Power>): number {
  return card.returned?.[held.key] ?? Math.max(held.timestamp, card.timestamp);
}

/** When each of a card's counters of this name was put there (718.2g). */
export function timesOfCounters(card: Card, name: string, count: number): readonly number[] {
  const later = card.countedAt?.[name] ?? [];
  const first = Array.from({ length: count - later.length }, () => card.timestamp);
  return [...first, ...later];
}

/** The same after this many were added or, those put there last first, removed. */
export function countedAfter(card: Card, name: string, by: number, now: number): Card['countedAt'] {
  const times = card.countedAt?.[name] ?? [];
  const then = by > 0 ? [...times, ...Array.from({ length: by }, () => now)] : times.slice(0, by);
  return { ...card.countedAt, [name]: then };
}
