import type { Match } from '@meetingstone/cards';
import type { EventName, Game, LandedView, LinkId, Opening, Seat, Seed } from '@meetingstone/rules';
import type { Sentence } from '@meetingstone/words';
import type { Recorded } from './acts.ts';
import type { Sitter, Terms } from './terms.ts';
import type { Wishes } from './wishes.ts';

/**
 * A game with those who sit at it. A value: `act` gives a new one and leaves the old one as it was, `writeSitting` and
 * `readSitting` give the same one back, and so do its terms, its seed and its acts (`resit`).
 */
export interface Sitting {
  readonly terms: Terms;
  readonly seed: Seed;
  /** The match as it stood when this game of it began; null for a game that stands for itself. */
  readonly match: Match | null;
  /** What the game started from: it follows from the three above. */
  readonly opening: Opening;
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  /** Everything that was done, from the start on. Nothing is ever deleted from it. */
  readonly acts: readonly Recorded[];
  /** What was told to each seat, and last to spectators. */
  readonly logs: readonly Log[];
  readonly wishes: readonly Wishes[];
  readonly clock: Clock | null;
  readonly undo: Undo;
  /** Since when it stands still; null while it goes on. */
  readonly paused: number | null;
  readonly votes: Votes | null;
}

/** The last lines that somebody was told, and how many there were in all, those taken back included. */
export interface Log {
  readonly told: number;
  readonly lines: readonly Line[];
}

/** One sentence of a log. */
export interface Line {
  /** The entry of the record with which it came. */
  readonly act: number;
  /** What happened; a bot's reason; a card dropped onto the table, with the picture of it; something about those who sit there. */
  readonly event: EventName | 'thought' | 'dropped' | 'table';
  readonly sentence: Sentence;
  /** The rule behind it; empty for what no rule is behind. */
  readonly rule: string;
  readonly turn: number;
  /** The link that was added or resolved with it; 0 without. */
  readonly link: LinkId;
  readonly picture?: LandedView;
}

/** What is left of each seat's time, in milliseconds. */
export interface Clock {
  readonly seats: readonly SeatClock[];
  /** Who is asked, and since when his time runs; null while nobody's does. */
  readonly running: { readonly seat: Seat; readonly since: number; readonly left: number } | null;
}

export interface SeatClock {
  readonly bank: number;
  /** The bank for lost connections. */
  readonly lost: number;
  readonly connected: boolean;
}

/** Taking back: who has asked for what, and how it went before. */
export interface Undo {
  readonly asked: UndoRequest | null;
  /** How often each seat has taken back without asking, and was refused, and when last. */
  readonly seats: readonly { readonly free: number; readonly refusals: number; readonly refusedAt: number }[];
}

export interface UndoRequest {
  readonly seat: Seat;
  /** The entry of the record from which the game would go on. */
  readonly to: number;
  /** Those who have learned something since and have not agreed yet. */
  readonly waitingFor: readonly Seat[];
}

/** Something that several seats decide together. */
export interface Votes {
  readonly about: 'pause' | 'gone' | 'late';
  /** The seat that is gone or late; the first to ask for a pause. */
  readonly seat: Seat;
  /** What each has said so far: "wait", "claim", a bot's name; "pause". */
  readonly said: readonly (string | null)[];
}
