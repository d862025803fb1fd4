/** So many of something in so many milliseconds. */
export interface Limit {
  readonly most: number;
  readonly per: number;
}

/** What one connection may do, and how often. */
export const LIMITS_OF = {
  messages: { most: 200, per: 10_000 },
  /** Deeds at the table. */
  acts: { most: 60, per: 10_000 },
  chat: { most: 6, per: 10_000 },
  /** Questions to the judge: each costs the server some thinking. */
  asks: { most: 15, per: 10_000 },
  /** What changes the lobby. */
  lobby: { most: 20, per: 10_000 },
  /** Messages past their limit that still get a word; whoever sends more loses the connection. */
  refusals: { most: 2_000, per: 10_000 },
} as const satisfies Readonly<Record<string, Limit>>;
export type Kind = keyof typeof LIMITS_OF;

/** Counts what is done. The milliseconds to wait, if it is too often; 0 if it may be done, and is counted. */
export type Counter = (kind: Kind, now: number) => number;

/** A bucket for each kind that fills evenly: a burst is fine, a stream of it is not. */
export function counter(limits: Readonly<Record<Kind, Limit>> = LIMITS_OF): Counter {
  const buckets = new Map<Kind, { left: number; at: number }>();
  return (kind, now) => {
    const { most, per } = limits[kind];
    const bucket = buckets.get(kind) ?? { left: most, at: now };
    const left = Math.min(most, bucket.left + ((now - bucket.at) * most) / per);
    const may = left >= 1;
    buckets.set(kind, { left: may ? left - 1 : left, at: now });
    return may ? 0 : Math.ceil(((1 - left) * per) / most);
  };
}

/** Sockets of one account, bytes that may wait for a slow reader, people on one node. */
export const MOST = {
  socketsOfOne: 8,
  sockets: 10_000,
  waitingBytes: 4_000_000,
  gamesOfGuest: 8,
  gamesOfAccount: 32,
  decks: 200,
  lobbyTables: 200,
} as const;
