import type { FromClient, FromServer } from '@meetingstone/protocol';
import { readFromClient } from '@meetingstone/protocol';
import type { Seat } from '@meetingstone/rules';
import { Refused, refusal } from '../refused.ts';
import type { Account } from '../storage/accounts.ts';
import { isAway } from '../storage/away.ts';
import type { LiveTable } from '../tables/live.ts';
import { queue } from '../tables/queue.ts';
import type { Listener } from '../tables/stream.ts';
import { handle } from './handling.ts';
import type { Kind } from './limits.ts';
import { counter, MOST } from './limits.ts';
import type { Office } from './office.ts';
import type { Pipe } from './relay.ts';

/** The socket, as far as we need one. */
export interface Wire {
  readonly send: (text: string) => void;
  /** Bytes that wait for a slow reader. */
  readonly waiting: () => number;
  readonly close: (code: number, reason: string) => void;
}

/** Where somebody is at a table: in a seat or looking on; here, or on the node that has the game. */
export interface Attachment {
  readonly seat: Seat | null;
  readonly at: LiveTable | Pipe;
}

/** One person at the other end of a socket. */
export interface Connection extends Listener {
  account: Account | null;
  powers: boolean;
  session: string | undefined;
  watchesLobby: boolean;
  blocked: ReadonlySet<string>;
  /** Whom he has met, by their accounts. */
  readonly attached: Map<string, Attachment>;
  /** Open tables at which he sits or that he was invited to. */
  readonly waitingAt: Set<string>;
  readonly pipes: Map<string, Pipe>;
  /** Another node has sent it here: what is not here is not looked for elsewhere. */
  readonly isPassedOn: boolean;
  readonly tell: (message: FromServer) => void;
  /** Says no to a message, or to what it wants of a game. */
  readonly refuse: (error: unknown, named: Named) => void;
  readonly receive: (text: string) => void;
  /** Too often is refused. */
  readonly count: (kind: Kind) => void;
  /** Ends the connection, with a word why, and when to come back. */
  readonly dismiss: (reason: string, again: number | null) => void;
  readonly closed: () => void;
}

/** What a message was about, as far as it said so. */
interface Named {
  readonly game?: string;
  readonly key?: string;
}

const MOST_WAITING = 64;

export function connection(
  office: Office,
  wire: Wire,
  given: { readonly session?: string | undefined; readonly account?: Account | undefined } = {},
): Connection {
  const counted = counter();
  const line = queue();
  let inLine = 0;
  let isOver = false;

  const send = (text: string): void => {
    if (isOver) return;
    if (wire.waiting() > MOST.waitingBytes) self.dismiss('too slow', 1_000);
    else wire.send(text);
  };

  const self: Connection = {
    account: given.account ?? null,
    session: given.session,
    powers: false,
    watchesLobby: false,
    blocked: new Set(),
    attached: new Map(),
    waitingAt: new Set(),
    pipes: new Map(),
    isPassedOn: given.account !== undefined,
    send,
    hears: (account) => !self.blocked.has(account),
    replaced: (game) => {
      self.attached.delete(game);
      self.tell({ type: 'replaced', game });
    },
    tell: (message) => send(JSON.stringify(message)),
    refuse: (error, named) => {
      const { told } = error instanceof Refused ? error : asRefused(error, office);
      office.metrics.refusals.inc({ reason: told.reason });
      self.tell({ type: 'refused', ...named, ...told });
    },
    count: (kind) => {
      const wait = counted(kind, office.now());
      if (wait > 0) throw refusal('too often', 'Not so fast.', wait);
    },
    receive: (text) => {
      if (isOver) return;
      const wait = counted('messages', office.now());
      const read = readFromClient(text);
      if (wait > 0 || inLine >= MOST_WAITING) {
        if (counted('refusals', office.now()) > 0) return self.dismiss('too often', 10_000);
        const named = read.ok ? nameOf(read.message) : namedIn(read);
        return self.refuse(refusal('too often', 'Not so fast.', Math.max(wait, 100)), named);
      }
      if (!read.ok) return self.refuse(refusal(read.reason, read.words), namedIn(read));
      inLine += 1;
      void line.add(async () => {
        try {
          if (!isOver) await handle(office, self, read.message, text);
        } catch (error) {
          self.refuse(error, nameOf(read.message));
          if (read.message.type === 'hello' && !isOfAnotherVersion(error)) self.dismiss('try again', waitOf(error));
        } finally {
          inLine -= 1;
        }
      });
    },
    dismiss: (reason, again) => {
      if (isOver) return;
      wire.send(JSON.stringify({ type: 'bye', reason, again } satisfies FromServer));
      wire.close(again === null ? 1008 : 1012, reason);
    },
    closed: () => {
      isOver = true;
      office.connections.delete(self);
      for (const [, { at }] of self.attached) if ('leave' in at) at.leave(self);
      for (const pipe of self.pipes.values()) pipe.close();
    },
  };
  office.connections.add(self);
  return self;
}

const nameOf = (message: FromClient): Named => ({
  ...('game' in message && message.game !== undefined ? { game: message.game } : {}),
  ...('key' in message ? { key: message.key } : {}),
});
const namedIn = ({ game, key }: Named): Named => ({
  ...(game === undefined ? {} : { game }),
  ...(key === undefined ? {} : { key }),
});

const isOfAnotherVersion = (error: unknown): boolean =>
  error instanceof Refused && error.told.reason === 'another version';
const waitOf = (error: unknown): number => (error instanceof Refused ? error.told.wait : undefined) ?? 1_000;

function asRefused(error: unknown, { log, metrics }: Office): Refused {
  if (isAway(error)) return refusal('server error', 'Nothing can be stored at the moment: try again soon.', 1_000);
  metrics.failures.inc();
  log.error({ err: error }, 'a message could not be dealt with');
  return refusal('server error', 'Something went wrong on the server.');
}
