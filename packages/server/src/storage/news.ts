import type { Client } from 'pg';

/** What nodes tell each other: that something changed, never what. No card is ever in it. */
export type News =
  /** A table of the lobby is new, changed or gone. */
  | { readonly table: string }
  /** Somebody said something: the number of the line. */
  | { readonly chat: number };

export interface Postbox {
  readonly tell: (news: News) => void;
  /** From another connection, since that of before is gone. */
  readonly listen: (connection: Client) => Promise<void>;
}

const CHANNEL = 'meetingstone';
const GATHER = 10;
/** PostgreSQL carries less than 8,000 bytes at once. */
const MOST = 7_000;

/** Told once in ten milliseconds, on a connection of its own: NOTIFY takes a lock that would hold up every commit it is in. */
export function postbox(node: string, heard: (news: News) => void): Postbox {
  let connection: Client | null = null;
  let waiting = new Set<string>();

  const send = async (): Promise<void> => {
    const [pieces, to] = [[...waiting], connection];
    waiting = new Set();
    for (const letter of letters(pieces))
      await to?.query('select pg_notify($1, $2)', [CHANNEL, `${node} ${letter}`]).catch(() => {});
  };

  return {
    tell: (news) => {
      if (waiting.size === 0) setTimeout(send, GATHER).unref();
      waiting.add(JSON.stringify(news));
    },
    listen: async (to) => {
      connection = to;
      to.on('notification', ({ payload = '' }) => {
        const space = payload.indexOf(' ');
        if (payload.slice(0, space) === node) return;
        for (const news of JSON.parse(payload.slice(space + 1)) as News[]) heard(news);
      });
      await to.query(`listen ${CHANNEL}`);
    },
  };
}

/** As many pieces in each as fit. */
function* letters(pieces: readonly string[]): Generator<string> {
  let [batch, size]: [string[], number] = [[], 0];
  for (const piece of pieces) {
    if (size + piece.length > MOST) {
      yield `[${batch.join(',')}]`;
      [batch, size] = [[], 0];
    }
    batch.push(piece);
    size += piece.length + 1;
  }
  if (batch.length > 0) yield `[${batch.join(',')}]`;
}
