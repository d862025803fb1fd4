import { powersOf } from '../characteristics/characteristics.ts';
import { powered } from '../characteristics/lists.ts';
import { workingElsewhere, worksIn } from '../characteristics/powersOutsidePlay.ts';
import type { State } from '../state/state.ts';
import type { CardId, ModifierId, Seat, Zone } from '../vocabulary.ts';
import type { Derived } from './derive.ts';

/** Something that watches, replaces or changes costs, with whose it is and where it comes from. */
export interface Sourced<T> {
  readonly it: T;
  readonly source: CardId;
  readonly controller: Seat;
  readonly x: number;
  readonly key: string;
  readonly timestamp: number;
  /** The definite modifier it comes from, to use it up; 0 for a card's power. */
  readonly modifier: ModifierId;
  readonly flagged: readonly CardId[] | null;
}

type Kind = 'triggered' | 'replacement' | 'cost change';
type Taken<K extends Kind, T> = (power: ReturnType<typeof powersOf<K>>[number]['it']) => T;

/** What the powers of one kind do, of all cards where they work (700.2). */
export function fromCards<K extends Kind, T>(on: Derived, kind: K, take: Taken<K, T>): Sourced<T>[] {
  const found: Sourced<T>[] = [];
  for (const id of powered(on)) collect(on, id, 'play', kind, take, found);
  for (const { id, zone } of workingElsewhere(on)) collect(on, id, zone, kind, take, found);
  return found;
}

/** The powers of one kind that work while the card is where it is (700.2, 703.3). */
export function collect<K extends Kind, T>(
  on: Derived,
  id: CardId,
  zone: Zone,
  kind: K,
  take: Taken<K, T>,
  found: Sourced<T>[],
): void {
  for (const held of powersOf(on.of(id), kind)) {
    if (!worksIn(held.it, zone)) continue;
    const controller = held.controller ?? on.holderOf(on.card(id)!);
    const { key, timestamp } = held;
    found.push({ it: take(held.it), source: id, controller, x: 0, key, timestamp, modifier: 0, flagged: null });
  }
}

/** What definite modifiers do of one kind. */
export function fromModifiers<T>(
  state: State,
  take: (does: State['modifiers'][number]['does']) => T | undefined,
): Sourced<T>[] {
  return state.modifiers.flatMap((modifier) => {
    const it = take(modifier.does);
    if (it === undefined) return [];
    const { source, controller, x, id, timestamp, flagged } = modifier;
    return [{ it, source, controller, x, key: `m${id}`, timestamp, modifier: id, flagged }];
  });
}
