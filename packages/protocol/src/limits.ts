/** The version of the protocol. A server speaks one; a client that says another is told so, and nothing else happens. */
export const VERSION = 1;

/** How much of anything fits into a message. What goes past it is refused as a whole, with the place named. */
export const LIMITS = {
  /** Bytes of one message from a client; a deck as text is the longest that anybody needs to send. */
  messageBytes: 32_768,
  /** Letters of a chat message. */
  chat: 500,
  /** Letters of a name. */
  name: 40,
  /** Letters of a deck as text. */
  deck: 16_384,
  /** Cards that can be named in one list of a side deck. */
  cards: 400,
  seats: 8,
  /** Games that one socket takes part in. */
  games: 16,
  /** Steps that a server keeps for each viewer, to go on after a cut. */
  ring: 64,
  /** Sentences of the log that a whole table brings. */
  log: 100,
} as const;
