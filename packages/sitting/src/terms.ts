import type { Deck, Play } from '@meetingstone/cards';
import type { Facts, Position, Seat } from '@meetingstone/rules';

/** What a table was set up as. Plain data: with a seed it is the whole opening (`openingOf`). */
export interface Terms {
  /** The raid that is played; its first seat is the Boss player's. Without it: a duel, a free-for-all, or teams. */
  readonly raid?: RaidTerms;
  /** The game does not begin with its opening, but with a table that somebody has set up: a lesson, a puzzle. */
  readonly position?: Position;
  readonly play: Play;
  /** Best of so many games; 1 is a single game. */
  readonly bestOf: number;
  readonly seats: readonly SeatTerms[];
  /** Who chooses the player to go first, where that is not left to chance (101.1). */
  readonly chooser?: Seat;
  readonly clock: ClockTerms | null;
  readonly rated: boolean;
  /** Passes that could tell what somebody holds wait a while (`isCovered`). Nobody needs it at one keyboard. */
  readonly covered: boolean;
}

export interface RaidTerms {
  readonly key: string;
  readonly mode: string;
  /** The decks that the Boss player built himself, by their names. */
  readonly decks?: Readonly<Record<string, Pile>>;
}

export interface SeatTerms {
  readonly name: string;
  /** Players of one team are friendly; without a team everybody plays for himself. */
  readonly team?: string;
  /** Null for the Boss player of a raid, who plays from the box, and where the table is set up already. */
  readonly deck: Deck | BuiltDeck | null;
  /** Who sits there at first. */
  readonly sitter: Sitter;
}

/** A deck card by card, perhaps with cards of one's own: as recordings have it. */
export interface BuiltDeck {
  readonly hero: CardTerms;
  readonly decks: readonly Pile[];
}

/** A card by its name in the catalogue, or all that is printed on a card of one's own. */
export type CardTerms = string | Facts;

/** Card by card, or how many of each. */
export type Pile = readonly CardTerms[] | Readonly<Record<string, number>>;

/** Who plays a seat. */
export type Sitter =
  | { readonly is: 'person' }
  /** A player made of code, by its name: "greedy", "thinking:500ms". */
  | { readonly is: 'bot'; readonly bot: string }
  /** A person who is not there, since when, and the bot that plays meanwhile; null while everybody waits. */
  | { readonly is: 'gone'; readonly since: number; readonly bot: string | null };

/** Times in milliseconds. */
export interface ClockTerms {
  /** For each question; what is left of it is lost. */
  readonly decision: number;
  /** For the whole game, used when a question takes longer. An asynchronous game has days for a question and no bank. */
  readonly bank: number;
  /** Used before the bank while the connection is lost. */
  readonly lost: number;
}

export const DAY = 86_400_000;

/** A game at which everybody thinks for days. */
export const days = (count: number): ClockTerms => ({ decision: count * DAY, bank: 0, lost: 0 });
