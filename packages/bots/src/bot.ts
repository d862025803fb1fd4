import type { CardId, Decision, Game, Guess, Offer, View } from '@meetingstone/rules';
import type { Dice } from './dice.ts';

/** What a bot gets: no more than a person in its seat. */
export interface Asked {
  /** The question, with all legal answers. */
  readonly decision: Decision;
  /** The table as far as the seat may see it. */
  readonly look: () => View;
  /** A game that fits what the seat sees, for trying things; null where none was found. */
  readonly imagine: (guess: Guess, random: Dice) => Game | null;
  readonly random: Dice;
}

/** An answer, and why it was given. */
export interface Thought {
  readonly choose: Offer;
  readonly why: Why;
}

export type Why =
  | { readonly because: 'only answer' | 'chance' }
  /** A rule of thumb: how good the answer seems, and the one that seemed next best. */
  | { readonly because: 'thumb'; readonly worth: number; readonly next: Rival | null }
  /** Games were tried in imagined worlds: the chance to win, and that of the next best answer. */
  | { readonly because: 'trials'; readonly worth: number; readonly next: Rival | null; readonly trials: number }
  /** A plan of the turn was made: the chance to win with it, and the card at which it aims, if any. */
  | { readonly because: 'plan'; readonly worth: number; readonly trials: number; readonly aim: CardId };

export interface Rival {
  readonly option: Offer;
  readonly worth: number;
}

/** A player made of code. */
export type Bot = (asked: Asked) => Thought;

/** Sits a bot down for one game: what it remembers it forgets with the game. */
export type Seating = () => Bot;
