import type { FromServerOf, Sitter, Table } from '@meetingstone/protocol';

/** What is known of a table at which one sits or looks on. */
export interface Room {
  readonly table: Table | null;
  readonly sitters: readonly Sitter[];
  readonly spectators: number;
  readonly over: FromServerOf<'over'> | null;
  readonly rematch: FromServerOf<'rematch'> | null;
  readonly chat: readonly FromServerOf<'said'>[];
  readonly suggested: FromServerOf<'suggested'> | null;
  /** Somebody else opened this seat elsewhere. */
  readonly replaced: boolean;
  /** Why one cannot come to it. */
  readonly refused: string | null;
}

export const EMPTY_ROOM: Room = {
  table: null,
  sitters: [],
  spectators: 0,
  over: null,
  rematch: null,
  chat: [],
  suggested: null,
  replaced: false,
  refused: null,
};
