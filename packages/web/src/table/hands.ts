import type { Link } from '@meetingstone/protocol';
import type { PointerEvent } from 'react';
import { createContext, useContext } from 'react';

/** What somebody at the table can do with what he sees. */
export interface Hands {
  /** Shows a card large. */
  readonly look: (card: number) => void;
  /** Presses a card: what then happens is decided by the question. */
  readonly press: (card: number) => void;
  /** Gives the answer of that number. */
  readonly choose: (n: number) => void;
  /** A pointer takes hold of a card: a drag may begin, or a long press. */
  readonly grab?: (card: number, event: PointerEvent) => void;
  /** Leafs through a pile of a player. */
  readonly leaf?: (seat: number, pile: Pile) => void;
  /** Presses a step of somebody's turn: to stop there, or to pass until it. */
  readonly step?: (seat: number, step: string, at: DOMRect) => void;
  /** Points at a word to have it explained, or away from it. */
  readonly explain?: (what: Explained | null, at?: DOMRect) => void;
  /** Presses a link of the chain. */
  readonly link?: (link: Link, at: DOMRect) => void;
}

/** A word that can be explained. */
export type Explained = { readonly keyword: string } | { readonly rule: string };

export type Pile = 'graveyard' | 'removed';

const TIED: Hands = { look: () => undefined, press: () => undefined, choose: () => undefined };

export const HandsContext = createContext<Hands>(TIED);
export const useHands = (): Hands => useContext(HandsContext);
