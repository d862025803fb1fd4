import type { Effect } from '../language/effect.ts';
import type { Derived } from '../modifiers/derive.ts';
import type { Spoken } from '../state/happening.ts';
import type { Entity } from '../state/link.ts';
import type { CardId, Seat } from '../vocabulary.ts';

/** From where a text is read: which state, who "you" is, which card "this" is. */
export interface Perspective {
  readonly on: Derived;
  readonly you: Seat;
  readonly source: CardId;
  readonly x: number;
  readonly event: Spoken | null;
  readonly memory: Memory | null;
  /** The card that is being changed or looked at ("its"); 0 if none is. */
  readonly it: CardId;
}

/** What a resolving link remembers: its announced choices and what its text last mentioned (712.3a). */
export interface Memory {
  readonly targets: readonly (readonly Entity[])[];
  /** Where those targets stood when they were announced, if others are not legal any more. */
  readonly places: readonly (readonly number[])[];
  /** The places in the text for which they were chosen. */
  readonly slots: readonly object[];
  readonly paid: readonly CardId[];
  that: readonly CardId[];
  thatPlayer: readonly Seat[];
  thatMuch: number;
  /** The instruction that is being processed, the text in which it stands, and its place there. */
  doing: Effect | null;
  text: readonly Effect[];
  at: number;
  /** The player who answers for all opponents together; nobody, before the text lets them choose. */
  speaker: Seat | null;
  /** The instruction found fewer cards than it asks for, so not all of it is performed (709.2f). */
  short: boolean;
  /** To which cards the last instruction really happened ("this way"). */
  done: readonly CardId[];
  revealed: readonly CardId[];
  /** What the modifier behind this effect remembers. */
  readonly flagged: readonly CardId[];
  /** The word that was chosen. */
  word: string | null;
  /** The cards that were removed from the game, for the card that does it to speak of later. */
  kept: readonly CardId[] | null;
}

const NO_TEXT: readonly Effect[] = [];

/** Before anything was chosen or mentioned. */
export function freshMemory(thatMuch: number): Memory {
  return {
    targets: [],
    places: [],
    slots: [],
    paid: [],
    that: [],
    thatPlayer: [],
    thatMuch,
    doing: null,
    text: NO_TEXT,
    at: 0,
    speaker: null,
    short: false,
    done: [],
    revealed: [],
    flagged: [],
    word: null,
    kept: null,
  };
}

const NO_MEMORY = freshMemory(0);

export function changedMemory(memory: Memory, changes: Partial<Memory>): Memory {
  const copy: Memory = {
    targets: memory.targets,
    places: memory.places,
    slots: memory.slots,
    paid: memory.paid,
    that: memory.that,
    thatPlayer: memory.thatPlayer,
    thatMuch: memory.thatMuch,
    doing: memory.doing,
    text: memory.text,
    at: memory.at,
    speaker: memory.speaker,
    short: memory.short,
    done: memory.done,
    revealed: memory.revealed,
    flagged: memory.flagged,
    word: memory.word,
    kept: memory.kept,
  };
  return Object.assign(copy, changes);
}

/** All perspectives are made here, so that all have one shape: nothing is read more often. */
export function perspective(
  on: Derived,
  you: Seat,
  source: CardId,
  x = 0,
  event: Spoken | null = null,
  memory: Memory | null = null,
  it: CardId = 0,
): Perspective {
  return { on, you, source, x, event, memory, it };
}

/** The same text, read as another player would. */
export function readBy(p: Perspective, you: Seat): Perspective {
  return perspective(p.on, you, p.source, p.x, p.event, p.memory, p.it);
}

/** The same text, while it speaks of one card after the other. */
export function readOf(p: Perspective, it: CardId): Perspective {
  return perspective(p.on, p.you, p.source, p.x, p.event, p.memory, it);
}

/** The same text, as if this word had been chosen for it. */
export function readWith(p: Perspective, word: string): Perspective {
  return perspective(p.on, p.you, p.source, p.x, p.event, changedMemory(p.memory ?? NO_MEMORY, { word }), p.it);
}

/** The same text, of a modifier that remembers these cards. */
export function remembering(p: Perspective, flagged: readonly CardId[] | null): Perspective {
  if (!flagged) return p;
  const memory = changedMemory(p.memory ?? NO_MEMORY, { thatMuch: p.event?.amount ?? 0, flagged });
  return perspective(p.on, p.you, p.source, p.x, p.event, memory, p.it);
}

/** The same text, while it speaks of one player after the other. */
export function readAbout(p: Perspective, player: Seat): Perspective {
  const memory = changedMemory(p.memory ?? NO_MEMORY, { thatPlayer: [player] });
  return perspective(p.on, p.you, p.source, p.x, p.event, memory, p.it);
}
