import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { momentOf, VOICE } from '@meetingstone/protocol/host';
import { coveredTime } from '@meetingstone/sitting';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { afterwards } from './after/afterwards.ts';
import { chores } from './chores.ts';
import { lessonsIn } from './lessons/library.ts';
import { withScripts } from './lessons/scripts.ts';
import type { TableSet } from './lobby/setting.ts';
import { setTable } from './lobby/setting.ts';
import { logTo } from './log.ts';
import { appOf } from './net/app.ts';
import type { Connection } from './net/connection.ts';
import { sessionIn } from './net/cookies.ts';
import { MOST } from './net/limits.ts';
import { tellOfTable } from './net/lobbying.ts';
import { metricsOf } from './net/metrics.ts';
import type { Office } from './net/office.ts';
import { takeSockets } from './net/sockets.ts';
import { saidOf, tellLobby } from './net/talking.ts';
import { whoIs } from './people/sessions.ts';
import { beThere } from './presence.ts';
import { Unable } from './refusal.ts';
import { repeating } from './repeating.ts';
import { accountWith } from './storage/accounts.ts';
import { storeActs } from './storage/acts.ts';
import { chatLine } from './storage/chat.ts';
import { openDatabase } from './storage/database.ts';
import { once } from './storage/deeds.ts';
import { dataFolder } from './storage/folder.ts';
import { migrate } from './storage/migrations/migrations.ts';
import type { News } from './storage/news.ts';
import { postbox } from './storage/news.ts';
import { register, renew, unregister } from './storage/nodes.ts';
import { newId, sharedSecret } from './storage/secrets.ts';
import { saveSnapshot } from './storage/snapshots.ts';
import { gatheringWriter } from './storage/writer.ts';
import type { Patience } from './tables/attendance.ts';
import { USUAL_PATIENCE } from './tables/attendance.ts';
import { house } from './tables/house.ts';
import { streamOf } from './tables/stream.ts';
import { thinkersIn } from './thinking/thinkers.ts';
import { sameThread, threadsOf } from './thinking/threads.ts';

export interface ServerOptions {
  /** Where it listens: the first of these that is free; 0 is any. */
  readonly ports?: readonly number[];
  /** Who can reach it: only this machine, unless it is told otherwise. */
  readonly host?: string;
  /** A database that is there already; else one of our own. */
  readonly databaseUrl?: string | undefined;
  readonly folder?: string;
  /** Where other nodes reach this one. */
  readonly nodeUrl?: string;
  /** The built web client. */
  readonly web?: string;
  /** The folder of the lessons. */
  readonly lessons?: string;
  readonly metricsToken?: string | undefined;
  readonly trustProxy?: boolean;
  /** Milliseconds; whoever is silent for two of them is not there any more. */
  readonly heartbeat?: number;
  /** What bots think in: a file for worker threads; without it they think in this thread. */
  readonly worker?: string;
  /** What the program was made of. */
  readonly build?: string;
  readonly log?: Logger;
  /** How long somebody may be away. */
  readonly patience?: Patience;
  /** How many milliseconds a covered pass waits: as chance has it, unless somebody cannot wait. */
  readonly coveredTime?: () => number;
}

export interface Server {
  readonly url: string;
  readonly node: string;
  /** Sets a table at which a game goes on from where it is, for those with these sessions: for tests, and for pictures of boards. */
  readonly set: (table: Omit<TableSet, 'accounts'>, sessions: readonly (string | null)[]) => Promise<string>;
  /** Lets everything that was begun be stored, puts every game away, and ends. Nobody's game is lost. */
  readonly close: () => Promise<void>;
}

const RENEW = 2_000;

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { folder = dataFolder(), host = '127.0.0.1', ports = [0], build = 'unknown' } = options;
  const log = options.log ?? logTo(process.stderr, 'warn');
  const database = await openDatabase({ url: options.databaseUrl, folder });
  await migrate(database.db);
  const secret = await sharedSecret(database.db, 'seal');
  const id = newId(6);
  const now = (): number => Date.now();
  const metrics = metricsOf();
  const connections = new Set<Connection>();
  const failed = (error: unknown): void => {
    metrics.failures.inc();
    log.error({ err: error }, 'something went wrong');
  };
  let isClosing = false;

  const hear = (news: News): void => {
    if ('table' in news) void tellOfTable(office, news.table).catch(failed);
    else void hearChat(news.chat).catch(failed);
  };
  const hearChat = async (line: number): Promise<void> => {
    const said = await chatLine(database.db, line);
    if (said) tellLobby(connections, said.account, saidOf(said));
  };
  const post = postbox(id, hear);
  const tableChanged = (game: string): void => {
    void tellOfTable(office, game).catch(failed);
    post.tell({ table: game });
  };

  const writer = gatheringWriter((acts) => {
    metrics.batches.observe(acts.length);
    metrics.acts.inc(acts.length);
    return database.persist(() => storeActs(database.pool, id, acts));
  });
  const thinkers = thinkersIn(options.worker === undefined ? sameThread() : threadsOf(options.worker), () =>
    metrics.botsGivenUp.inc(),
  );
  const lessons = lessonsIn(options.lessons);
  const after = afterwards(database, now, failed, tableChanged);
  const app: { current?: FastifyInstance } = {};

  // The address is known when somebody listens there, and other nodes must know it before a game is taken.
  const office: Office = {
    node: id,
    database,
    secret,
    lobby: { db: database.db, secret, build, now, mostGames: MOST.gamesOfGuest },
    lessons,
    get house() {
      return rooms;
    },
    afterwards: after,
    post,
    metrics,
    log,
    now,
    connections,
    isClosing: () => isClosing,
    tableChanged,
    once: (account, key, doing) =>
      database.persist(() => once(database.db, { account: account.id, key, at: now() }, doing)),
    accounts: (account) => accountWith(database.db, account),
  };
  app.current = await appOf(office, {
    web: options.web,
    metricsToken: options.metricsToken,
    trustProxy: options.trustProxy ?? false,
  });
  const stopSockets = takeSockets(app.current.server, office, sessionIn, options.heartbeat);
  const url = await listen(app.current, host, ports).catch(async (error: unknown) => {
    stopSockets();
    await app.current!.close();
    await thinkers.close();
    await database.close();
    throw error;
  });
  const node = await register(database, id, options.nodeUrl ?? url);
  const rooms = house(database, node, {
    now,
    coveredTime: options.coveredTime ?? (() => coveredTime((below) => randomInt(below))),
    patience: options.patience ?? USUAL_PATIENCE,
    store: writer.store,
    think: withScripts(lessons, thinkers.think),
    momentOf,
    streamOf: (game, from) => streamOf(game, from, VOICE),
    snapshot: (game, number, sitting) => database.persist(() => saveSnapshot(database.db, game, number, sitting)),
    over: after.over,
    failed: (table, error) => {
      log.error({ err: error, game: table.id }, 'something went wrong at a table');
      metrics.failures.inc();
    },
    scattered: (game) => {
      for (const connection of connections) if (connection.attached.has(game)) connection.dismiss('moved', 100);
    },
  });
  metrics.gauge('games', 'Games in memory', () => rooms.here().length);
  metrics.gauge('connections', 'People connected to this node', () => connections.size);
  database.watch((why) => {
    metrics.storageAway.set(why === null ? 0 : 1);
    if (why === null) log.info('the database is back');
    else log.error(`nothing can be stored: ${why}`);
    for (const connection of connections) connection.tell({ type: 'storage', here: why === null });
  });
  const there = await beThere(database, node, post, () => void renew(database, node).catch(failed));
  const todo = chores(database, rooms, now, tableChanged);
  const stops = [
    repeating(RENEW, () => renew(database, node), failed),
    repeating(1_000, todo.wake, failed),
    repeating(10_000, rooms.tidy, failed),
    repeating(60_000, todo.sweep, failed),
  ];

  const accountOf = async (session: string | null): Promise<string | null> =>
    session === null ? null : (await whoIs(database.db, secret, session, undefined, now())).id;
  const set: Server['set'] = async (table, sessions) =>
    setTable(office.lobby, { ...table, accounts: await Promise.all(sessions.map(accountOf)) });

  const close = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    for (const stop of stops) stop();
    await rooms.close();
    await writer.settled();
    for (const connection of connections) connection.dismiss('shutting down', 1_000);
    stopSockets();
    await app.current!.close();
    await thinkers.close();
    await unregister(database, node);
    await there.close();
    await database.close();
  };
  return { url, node: id, set, close };
}

async function listen(app: FastifyInstance, host: string, [port = 0, ...others]: readonly number[]): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE' && others.length > 0) return listen(app, host, others);
    if (code === 'EADDRINUSE')
      throw new Unable(`Port ${port} is in use: --port takes another, and 0 any that is free.`);
    if (code === 'EACCES') throw new Unable(`Port ${port} is not for everybody: --port takes another, above 1023.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new Unable(`This machine has no address ${host}: --host takes 127.0.0.1 or 0.0.0.0.`);
    throw error;
  }
  const { address, port: at } = app.server.address() as AddressInfo;
  const open = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${open.includes(':') ? `[${open}]` : open}:${at}`;
}
