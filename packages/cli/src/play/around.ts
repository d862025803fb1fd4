import type { Seat } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';

/** What a game at the terminal is part of. */
export interface Around {
  readonly save: (file: string, sitting: Sitting) => void;
  /** Keeps the game as it stands, so that nothing is lost. */
  readonly keep: (sitting: Sitting) => void;
  /** What is asked of somebody who wants to leave. */
  readonly leaving: string;
  /** Why this player cannot give up more than the game. */
  readonly whyNotConcedeMatch: (seat: Seat) => string | null;
}

/** How a person leaves before the game is over. */
export type Leaving = 'quit' | 'concede match';
