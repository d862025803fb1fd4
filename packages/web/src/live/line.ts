import type { FromServerOf, LobbyTable, Table } from '@meetingstone/protocol';
import type { Client, Heard, Line } from '@meetingstone/protocol/client';
import { connect } from '@meetingstone/protocol/client';
import { plain } from '@meetingstone/words';
import { createStore } from 'zustand/vanilla';
import type { Room } from './room.ts';
import { EMPTY_ROOM } from './room.ts';

/** Everything that the server has told, for all pages. */
export interface Live {
  readonly line: Line;
  readonly name: string;
  /** By how many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Games in which one has a seat. */
  readonly seats: Readonly<Record<string, number | null>>;
  readonly rooms: Readonly<Record<string, Room>>;
  readonly lobby: Readonly<Record<string, LobbyTable>>;
  /** The last thing that was refused, until something else is done. */
  readonly refusal: string | null;
}

/** Kept apart from what draws it: it listens before that has come. */
export const live = createStore<Live>(() => ({
  line: 'looking',
  name: '',
  ahead: 0,
  seats: {},
  rooms: {},
  lobby: {},
  refusal: null,
}));

const change = (game: string, how: Partial<Room> | ((room: Room) => Partial<Room>)): void =>
  live.setState(({ rooms }) => {
    const room = rooms[game] ?? EMPTY_ROOM;
    return { rooms: { ...rooms, [game]: { ...room, ...(typeof how === 'function' ? how(room) : how) } } };
  });

export const refuse = (words: string | null): void => live.setState({ refusal: words });

const SOON = 3_000;

let opened: Promise<Client> | null = null;

/** The one connection of this page. The cookie that the server gives says who one is. */
export function theLine(): Promise<Client> {
  // Whom the server drew a table for, it knows already.
  opened ??= toldTables().length > 0 ? Promise.resolve(listening()) : greetedBy().then(listening);
  return opened;
}

const toldTables = (): readonly Table[] => Object.values(live.getState().rooms).flatMap(({ table }) => table ?? []);

async function greetedBy(): Promise<void> {
  for (let wait = 300; ; wait = Math.min(wait * 2, 10_000)) {
    const answer = await fetch('/api/account').catch(() => null);
    if (answer?.ok) return;
    await new Promise((then) => setTimeout(then, wait));
  }
}

function listening(): Client {
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;
  const client = connect({ url, told: toldTables() });
  const set = live.setState;
  client.onLine((line) => set({ line }));
  // A table that stands in its document looks as if the line were open: if it is not soon, that is said.
  setTimeout(() => set({ line: client.line() }), SOON);
  client.on('welcome', ({ name, games, now }) =>
    set({ name, ahead: now - Date.now(), seats: Object.fromEntries(games.map(({ game, seat }) => [game, seat])) }),
  );
  const seen = ({ game }: { readonly game: string }): void => change(game, { table: client.table(game) ?? null });
  client.on('table', (message) => {
    seen(message);
    change(message.game, { replaced: false, refused: null });
    if (message.you !== null) seated(message.game, message.you);
  });
  client.on('ack', ({ game, seat }) => {
    if (game !== undefined && seat !== undefined) seated(game, seat);
  });
  client.on('step', seen);
  client.on('presence', ({ game, sitters, spectators }) => change(game, { sitters, spectators }));
  client.on('over', (over) => change(over.game, { over }));
  client.on('rematch', (rematch) => change(rematch.game, { rematch }));
  client.on('suggested', (suggested) => change(suggested.game, { suggested }));
  client.on('replaced', ({ game }) => change(game, { replaced: true }));
  client.on('said', heardSaid);
  client.on('lobby', ({ whole, tables, gone = [] }) =>
    set(({ lobby }) => {
      const all = { ...(whole ? {} : lobby), ...Object.fromEntries(tables.map((table) => [table.game, table])) };
      for (const game of gone) delete all[game];
      return { lobby: all };
    }),
  );
  client.on('refused', ({ game, key, words }) => {
    if (key === undefined && game !== undefined) change(game, { refused: plain(words) });
    else refuse(plain(words));
  });
  return client;
}

const seated = (game: string, seat: number): void =>
  live.setState(({ seats }) => ({ seats: { ...seats, [game]: seat } }));

function heardSaid(said: FromServerOf<'said'>): void {
  if (said.game !== undefined) change(said.game, ({ chat }) => ({ chat: [...chat, said] }));
}

/** Has something done at the server; a refusal is shown to whoever wanted it. */
export async function ask(message: Parameters<Client['ask']>[0]): Promise<Heard> {
  refuse(null);
  const client = await theLine();
  return client.ask(message);
}

/** The server has set a table for us: we have a seat at it. */
export const sitsAt = (game: string): void => live.setState(({ seats }) => ({ seats: { [game]: null, ...seats } }));

const coming = new Map<string, Promise<void>>();

/** Comes to a game: into one's own seat, or among those who look on. Whoever is on his way there does not set out again. */
export function comeTo(game: string): Promise<void> {
  const way = coming.get(game) ?? arrivingAt(game).finally(() => coming.delete(game));
  coming.set(game, way);
  return way;
}

async function arrivingAt(game: string): Promise<void> {
  const client = await theLine();
  if (client.table(game)) return;
  await untilOpen(client);
  if (client.table(game)) return;
  if (game in live.getState().seats) await client.ask({ type: 'sit', game });
  else client.tell({ type: 'watch', game });
}

function untilOpen(client: Client): Promise<void> {
  if (client.line() === 'open') return Promise.resolve();
  return new Promise((then) => {
    const stop = client.onLine((line) => {
      if (line !== 'open') return;
      stop();
      then();
    });
  });
}
