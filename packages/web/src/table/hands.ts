import { createContext, useContext } from 'react';

/** What somebody at the table can do with what he sees. */
export interface Hands {
  /** Shows a card large. */
  readonly look: (card: number) => void;
  /** Presses a card: what then happens is decided by the question. */
  readonly press: (card: number) => void;
  /** Gives the answer of that number. */
  readonly choose: (n: number) => void;
}

const TIED: Hands = { look: () => undefined, press: () => undefined, choose: () => undefined };

export const HandsContext = createContext<Hands>(TIED);
export const useHands = (): Hands => useContext(HandsContext);
