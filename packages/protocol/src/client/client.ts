import type { Refusal } from '../refusals.ts';
import type { FromClient } from '../schema/fromClient.ts';
import type { FromServer, FromServerOf } from '../schema/fromServer.ts';
import type { Chosen } from '../schema/option.ts';
import type { Table } from '../table.ts';
import type { Desk, Guest, Keyed } from './desk.ts';
import { cut, emptyDesk, greeting, posted, received } from './desk.ts';
import type { Socket, World } from './socket.ts';
import { patience, realWorld } from './socket.ts';

/** How the connection is: the server has said welcome, or is being looked for, or will not be any more. */
export type Line = 'open' | 'looking' | 'ended';

export interface ClientOptions extends Guest {
  readonly url: string;
  /** Tables of which it knows already: it goes on from there. */
  readonly told?: readonly Table[] | undefined;
  /** In Node: `{ open: (url) => new WebSocket(url) }` with the WebSocket of `ws`. */
  readonly world?: Partial<World>;
}

/** What became of a message with a key. */
export type Heard = FromServerOf<'ack'> | FromServerOf<'refused'> | FromServerOf<'judged'>;

type Unkeyed<Message> = Message extends Keyed ? Omit<Message, 'key'> : never;

export interface Client {
  /** Calls back for every message of a kind that is news; returns how to end that. */
  readonly on: <Type extends FromServer['type']>(type: Type, then: (message: FromServerOf<Type>) => void) => () => void;
  readonly onLine: (then: (line: Line) => void) => () => void;
  readonly line: () => Line;
  /** The table as all that came so far makes it; the same value until something changes. */
  readonly table: (game: string) => Table | undefined;
  /** To be shown at the next start of this program. */
  readonly session: () => string | undefined;
  /** Has something done: it is sent again after each cut, and done once. */
  readonly ask: (message: Unkeyed<Keyed>) => Promise<Heard>;
  /** Answers the question that is put to this client at that table. */
  readonly answer: (game: string, choose: Chosen) => Promise<Heard>;
  /** Says something that needs no answer; lost if there is no connection. */
  readonly tell: (message: Exclude<FromClient, Keyed | { readonly type: 'hello' }>) => void;
  readonly close: () => void;
}

/** After so long without a word the server is asked for one, and after so long again the connection is taken for dead. */
const SILENCE = 15_000;

/** A client that stays: cut off, it comes back, gets what it missed, and sends again what was not acknowledged. */
export function connect(options: ClientOptions): Client {
  const world: World = { ...realWorld, ...options.world };
  let { url } = options;
  let desk: Desk = emptyDesk(options, options.told);
  let socket: Socket | null = null;
  let tries = 0;
  let pings = 0;
  let ended = false;
  let said: Line = 'looking';
  let stopWaiting = (): void => {};
  let stopListening = (): void => {};
  const listeners = new Map<string, Set<(message: never) => void>>();
  const lineListeners = new Set<(line: Line) => void>();
  const heard = new Map<string, (message: Heard) => void>();

  const lineNow = (): Line => (ended ? 'ended' : desk.greeted ? 'open' : 'looking');
  const sayLine = (): void => {
    if (said === lineNow()) return;
    said = lineNow();
    for (const then of lineListeners) then(said);
  };

  const write = (messages: readonly FromClient[]): void => {
    for (const message of messages) socket?.send(JSON.stringify(message));
  };

  /** Any word will do; without one the connection is given up. */
  const listen = (): void => {
    stopListening();
    stopListening = world.later(SILENCE, () => {
      write([{ type: 'ping', n: pings++ }]);
      stopListening = world.later(SILENCE, () => comeBack(0));
    });
  };

  const drop = (): void => {
    stopListening();
    stopWaiting();
    const old = socket;
    socket = null;
    desk = cut(desk);
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.onerror = () => {};
    old.close();
  };

  const comeBack = (wait: number): void => {
    drop();
    if (!ended) stopWaiting = world.later(wait, open);
    sayLine();
  };

  const end = (): void => {
    ended = true;
    comeBack(0);
    giveUp('shutting down', 'The connection has ended.');
  };

  const open = (): void => {
    const next = world.open(url);
    socket = next;
    // Whoever takes a connection and says nothing is not waited for either.
    stopListening();
    stopListening = world.later(SILENCE, () => comeBack(patience(tries++, world.random)));
    next.onopen = () => {
      write([greeting(desk)]);
      listen();
    };
    next.onmessage = ({ data }) => take(JSON.parse(String(data)) as FromServer);
    next.onclose = () => comeBack(patience(tries++, world.random));
    next.onerror = () => {};
  };

  const take = (message: FromServer): void => {
    listen();
    const { desk: now, send, isNews, again } = received(desk, message);
    desk = now;
    write(send);
    if (message.type === 'welcome') tries = 0;
    sayLine();
    if (isNews) tellOf(message);
    if (message.type === 'replaced') giveUp('seat taken', 'Another connection sits there now.');
    if (again && again.wait === null) end();
    else if (again) {
      url = again.url ?? url;
      comeBack((again.wait ?? 0) + patience(tries++, world.random));
    }
  };

  const tellOf = (message: FromServer): void => {
    for (const then of [...(listeners.get(message.type) ?? [])]) then(message as never);
    if (!('key' in message) || message.key === undefined) return;
    settle(message.key, message as Heard);
  };

  const settle = (key: string, how: Heard): void => {
    heard.get(key)?.(how);
    heard.delete(key);
  };

  /** What is not waited for any more will not be heard of. */
  const giveUp = (reason: Refusal, words: string): void => {
    for (const key of [...heard.keys()])
      if (ended || !desk.waiting.some((message) => message.key === key))
        settle(key, { type: 'refused', key, reason, words: [words] });
  };

  const post = (message: FromClient): void => {
    const { desk: now, send } = posted(desk, message);
    desk = now;
    write(send);
  };

  const ask: Client['ask'] = (message) => {
    const key = world.newKey();
    return new Promise((then) => {
      heard.set(key, then);
      post({ ...message, key } as Keyed);
    });
  };

  open();
  return {
    on: (type, then) => {
      const all = listeners.get(type) ?? new Set();
      listeners.set(type, all.add(then as (message: never) => void));
      return () => void all.delete(then as (message: never) => void);
    },
    onLine: (then) => {
      lineListeners.add(then);
      return () => void lineListeners.delete(then);
    },
    line: lineNow,
    table: (game) => desk.tables.get(game),
    session: () => desk.guest.session,
    ask,
    answer: (game, choose) => {
      const decision = desk.tables.get(game)?.decision?.number ?? 0;
      return ask({ type: 'answer', game, decision, choose });
    },
    tell: (message) => post(message),
    close: end,
  };
}
