import type { Asking } from '../decisions/purpose.ts';
import type { Card } from '../state/card.ts';
import type { Happening, Spoken } from '../state/happening.ts';
import type { Link } from '../state/link.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Memory, Perspective } from './perspective.ts';
import { freshMemory, perspective } from './perspective.ts';
import type { Slot } from './slots.ts';

/** A link or modifier being processed: whose it is, where it comes from, and what it has done so far. */
export interface Resolution {
  readonly controller: Seat;
  readonly source: CardId;
  readonly x: number;
  readonly event: Spoken | null;
  readonly memory: Memory;
  readonly slots: readonly Slot[];
  readonly modes: readonly number[];
  readonly shares: readonly (readonly number[])[];
  /** Where this link itself moved cards, or its event did: it can still find them there (415.9b). */
  readonly moved: Map<CardId, CardId>;
  /** The card that is entering play while this is processed; 0 otherwise (710.1a). */
  readonly entering: CardId;
  /** A card that had to remain so since the link was added has not (714.3b). */
  readonly lapsed: boolean;
}

export function resolutionOf(controller: Seat, source: CardId, x: number, event: Spoken | null): Resolution {
  const moved = new Map<CardId, CardId>();
  if (event?.card !== undefined && event.became !== undefined) moved.set(event.card, event.became);
  const memory = freshMemory(event?.amount ?? 0);
  return {
    controller,
    source,
    x,
    event,
    memory,
    slots: [],
    modes: [],
    shares: [],
    moved,
    entering: 0,
    lapsed: false,
  };
}

export function changedResolution(r: Resolution, changes: Partial<Resolution>): Resolution {
  const copy: Resolution = {
    controller: r.controller,
    source: r.source,
    x: r.x,
    event: r.event,
    memory: r.memory,
    slots: r.slots,
    modes: r.modes,
    shares: r.shares,
    moved: r.moved,
    entering: r.entering,
    lapsed: r.lapsed,
  };
  return Object.assign(copy, changes);
}

/** Cards that paid for a link, its own source too, and those attached to the card of its event, are found where they went (415.9b, 415.9c). */
export function follow(table: Table, r: Resolution, link: Link): void {
  const { departed } = table.state;
  const host = link.event?.event === 'destroy' ? link.event.card : undefined;
  const attached = departed.find(({ card }) => card.id === host)?.attachments ?? [];
  const isMoved = ({ id, zone }: Card): boolean =>
    (link.spent && id === link.source) || (zone === 'play' && link.paid.includes(id)) || attached.includes(id);
  for (const { card, became } of departed) if (isMoved(card)) r.moved.set(card.id, became);
}

/** What the instruction that is being processed asks a player, with the place in the text for which he chooses. */
export function askingOf({ source, controller, memory }: Resolution, player: Seat, more?: Partial<Asking>): Asking {
  const { doing, text, at, speaker } = memory;
  const against = speaker === player ? controller : undefined;
  return { by: source, effects: doing ? [doing] : [], later: text.slice(at + 1), against, ...more };
}

/** The text is read from the present state. */
export function reading(table: Table, r: Resolution): Perspective {
  return perspective(table.derived, r.controller, r.source, r.x, r.event, r.memory);
}

/** The card's present existence: itself, or where this link or its event put it (415.9b). */
export function present(table: Table, r: Resolution, id: CardId): CardId {
  let at = id;
  while (!table.card(at)) {
    const next = r.moved.get(at);
    if (next === undefined) return 0;
    at = next;
  }
  return at;
}

/** Notes where cards went, so that the rest of this text finds them (415.9b). */
export function remember(r: Resolution, happened: readonly Happening[]): void {
  for (const { card, became } of happened) if (card !== undefined && became !== undefined) r.moved.set(card, became);
}
