import { LIMITS, VERSION } from '../limits.ts';
import type { FromClient, FromClientOf } from '../schema/fromClient.ts';
import type { FromServer } from '../schema/fromServer.ts';
import type { Table } from '../table.ts';
import { applied, tableFrom } from '../table.ts';

/** A message that is acknowledged or refused by its key. */
export type Keyed = Extract<FromClient, { readonly key: string }>;

/** Who a client says that it is. */
export interface Guest {
  readonly session?: string | undefined;
  readonly name?: string | undefined;
  readonly powers?: boolean | undefined;
}

/** All that a client knows, as a value: what it was told, and what it has sent and not heard of yet. */
export interface Desk {
  readonly guest: Guest;
  readonly tables: ReadonlyMap<string, Table>;
  /** Sent, or to be sent, and neither acknowledged nor refused: sent again after each cut, in this order. */
  readonly waiting: readonly Keyed[];
  /** The number of the last words that were heard at each table. */
  readonly said: ReadonlyMap<string, number>;
  /** The server has said welcome on this connection. */
  readonly greeted: boolean;
}

/** What has to be done about a message that came in. */
export interface Received {
  readonly desk: Desk;
  readonly send: readonly FromClient[];
  /** The message is news; one that came twice is none. */
  readonly isNews: boolean;
  /** The connection is of no use any more: come back after so many milliseconds, to that address; never, where it is null. */
  readonly again?: { readonly wait: number | null; readonly url?: string };
}

/** Before anything was heard, but for tables that were told in another way: in the document of a page. */
export const emptyDesk = (guest: Guest, told: readonly Table[] = []): Desk => ({
  guest,
  tables: new Map(told.map((table) => [table.game, table])),
  waiting: [],
  said: new Map(),
  greeted: false,
});

/** A connection is open: who we are, and where we were. */
export function greeting({ guest, tables, said }: Desk): FromClientOf<'hello'> {
  const last = [...tables.values()].slice(-LIMITS.games);
  const resume = last.map(({ game, seq }) => ({ game, seq, said: said.get(game) ?? 0 }));
  return {
    type: 'hello',
    version: VERSION,
    ...(guest.session === undefined ? {} : { session: guest.session }),
    ...(guest.name === undefined ? {} : { name: guest.name }),
    ...(resume.length === 0 ? {} : { resume }),
    ...(guest.powers ? { powers: true } : {}),
  };
}

/** The connection is gone. */
export const cut = (desk: Desk): Desk => ({ ...desk, greeted: false });

/** Something shall be sent: now, if the server has greeted us, and once more after each cut until it is heard of. */
export function posted(desk: Desk, message: FromClient): Omit<Received, 'isNews'> {
  const waiting = 'key' in message ? [...desk.waiting, message] : desk.waiting;
  const said = new Map(desk.said);
  if (message.type === 'sit' || message.type === 'watch') said.delete(message.game);
  return { desk: { ...desk, waiting, said }, send: desk.greeted ? [message] : [] };
}

/** What came in. */
export function received(desk: Desk, message: FromServer): Received {
  switch (message.type) {
    case 'welcome': {
      const guest = { ...desk.guest, session: message.session, name: message.name };
      return news({ ...desk, guest, greeted: true }, desk.waiting);
    }
    case 'table':
      return news(withTable(desk, tableFrom(message)));
    case 'step':
      return stepped(desk, message);
    case 'ack':
    case 'judged':
      return heardOf(desk, message.key);
    case 'refused':
      if (message.reason === 'another version') return { ...news(desk), again: { wait: null } };
      return heardOf(desk, message.key);
    case 'said':
      return spoken(desk, message);
    case 'replaced':
      return news(without(desk, message.game));
    case 'moved':
      return { ...news(desk), again: { wait: 0, url: message.url } };
    case 'bye':
      return { ...news(desk), again: { wait: message.again } };
    default:
      return news(desk);
  }
}

const news = (desk: Desk, send: readonly FromClient[] = []): Received => ({ desk, send, isNews: true });

const withTable = (desk: Desk, table: Table): Desk => ({
  ...desk,
  tables: new Map(desk.tables).set(table.game, table),
});

/** A step that came twice is old; one that is missing shows that the connection is of no use. */
function stepped(desk: Desk, step: Extract<FromServer, { readonly type: 'step' }>): Received {
  const table = desk.tables.get(step.game);
  if (!table || step.seq <= table.seq) return { desk, send: [], isNews: false };
  if (step.seq > table.seq + 1) return { desk, send: [], isNews: false, again: { wait: 0 } };
  return news(withTable(desk, applied(table, step)));
}

/** Words that came twice are old. Whoever sits down anew hears them all again. */
function spoken(desk: Desk, { game, number }: Extract<FromServer, { readonly type: 'said' }>): Received {
  if (game === undefined) return news(desk);
  if (number <= (desk.said.get(game) ?? 0)) return { desk, send: [], isNews: false };
  return news({ ...desk, said: new Map(desk.said).set(game, number) });
}

function heardOf(desk: Desk, key: string | undefined): Received {
  const waiting = desk.waiting.filter((message) => message.key !== key);
  return news(waiting.length === desk.waiting.length ? desk : { ...desk, waiting });
}

/** Another connection sits there now: this one asks for nothing more. */
function without(desk: Desk, game: string): Desk {
  const tables = new Map(desk.tables);
  tables.delete(game);
  return { ...desk, tables, waiting: desk.waiting.filter((message) => !('game' in message) || message.game !== game) };
}
