import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS, VERSION } from '@meetingstone/protocol';
import WebSocket from 'ws';
import { openDatabase } from '../../src/storage/database.ts';
import { startNode } from '../../test/nodes.ts';
import { percentile, rounded } from '../figures.ts';
import type { Player } from '../player.ts';
import { player } from '../player.ts';
import { isAsRecorded, replayed } from '../replay.ts';
import { begin, DUEL } from '../tables.ts';
import type { Target } from './messages.ts';
import { BAD } from './messages.ts';
import { storm } from './storm.ts';

export interface BadTerms {
  readonly folder: string;
  /** Bad messages, one after the other on each connection. */
  readonly messages: number;
  /** Connections that send one at the same moment. */
  readonly atOnce: number;
  readonly slowReaders: number;
  /** People at duels who are cut off at once. */
  readonly people: number;
  readonly said?: (words: string) => void;
}

export interface BadReport {
  readonly messages: number;
  readonly refused: number;
  readonly atOnce: number;
  readonly atOnceRefused: number;
  /** Acts that were stored meanwhile, and tables that look another way than before: none of either is wanted. */
  readonly changed: number;
  readonly slowReaders: number;
  /** Of those, how many were let go; and by how much memory grew meanwhile. */
  readonly letGo: number;
  readonly megabytes: number;
  /** Milliseconds until whoever was cut off has his table again. */
  readonly storm: { readonly people: number; readonly p50: number; readonly max: number };
}

const OF_ONE_CONNECTION = 50;

/** Everything that nobody should send, at a server whose people play on. */
export async function badClients(terms: BadTerms): Promise<BadReport> {
  const { folder, messages, atOnce, slowReaders, people, said = () => {} } = terms;
  const node = await startNode({ MEETINGSTONE_DATA: folder });
  const database = await openDatabase({ folder });
  const good = [player(() => [node.url], 'Anna'), player(() => [node.url], 'Bert')];
  const game = await begin(good, DUEL);
  const target = targetAt(good, game);
  const stored = async (): Promise<number> =>
    (await database.pool.query<{ n: number }>('select count(*) as n from acts')).rows[0]!.n;
  const before = { acts: await stored(), tables: good.map(({ client }) => client.table(game)) };

  let refused = 0;
  for (let sent = 0; sent < messages; sent += OF_ONE_CONNECTION)
    refused += await refusals(node.url, target, sent, Math.min(OF_ONE_CONNECTION, messages - sent));
  said(`${refused} of ${messages} refused`);
  const each = await Promise.all(Array.from({ length: atOnce }, (_, n) => refusals(node.url, target, n, 1)));
  const slow = await slowly(node.url, game, slowReaders);
  said(`${slow.letGo} of ${slowReaders} slow readers let go`);

  const { sitting } = await replayed(database, game);
  const differ = good.filter(
    ({ client }, seat) =>
      client.table(game) !== before.tables[seat] || !isAsRecorded(sitting, seat, client.table(game)!),
  ).length;
  const changed = (await stored()) - before.acts + differ;
  const times = await storm(node.url, people);
  for (const { client } of good) client.close();
  await database.close();
  if ((await node.end()) !== 0) throw new Error(`the server did not end as it should: ${node.said()}`);
  return {
    messages,
    refused,
    atOnce,
    atOnceRefused: each.reduce((sum, one) => sum + one, 0),
    changed,
    slowReaders,
    ...slow,
    storm: { people, p50: rounded(percentile(times, 50)), max: rounded(Math.max(0, ...times)) },
  };
}

/** What is asked at that table, whoever it is asked of. */
function targetAt(players: readonly Player[], game: string): Target {
  const { number, options } = players.map(({ client }) => client.table(game)!.decision).find((one) => one !== null)!;
  return { game, decision: number, choose: options[0]!.choose };
}

const PATIENCE = 20_000;

async function open(url: string): Promise<WebSocket> {
  const socket = new WebSocket(new URL('/socket', url.replace(/^http/, 'ws')), { perMessageDeflate: false });
  await new Promise<void>((done, failed) => {
    socket.once('open', done);
    socket.once('error', failed);
  });
  socket.send(JSON.stringify({ type: 'hello', version: VERSION }));
  return socket;
}

/** Sends so many of them on a connection of their own, and counts what is refused. */
async function refusals(url: string, target: Target, from: number, many: number): Promise<number> {
  const socket = await open(url);
  let refused = 0;
  socket.on('message', (data) => {
    if (String(data).startsWith('{"type":"refused"')) refused += 1;
  });
  const kinds = Object.values(BAD);
  for (let n = from; n < from + many; n++) socket.send(kinds[n % kinds.length]!(target, n));
  for (let wait = 0; refused < many && wait < PATIENCE; wait += 10) await pause(10);
  socket.terminate();
  return refused;
}

/** People who want to see a whole table again and again, and read nothing. */
async function slowly(
  url: string,
  game: string,
  many: number,
): Promise<{ readonly letGo: number; readonly megabytes: number }> {
  const resume = Array.from({ length: LIMITS.games }, () => ({ game, seq: 0 }));
  const before = await figure(url, 'process_resident_memory_bytes');
  const readers = await Promise.all(
    Array.from({ length: many }, async () => {
      const socket = await open(url);
      (socket as unknown as { _socket: { pause: () => void } })._socket.pause();
      return socket;
    }),
  );
  const here = await figure(url, 'connections');
  let letGo = 0;
  for (let round = 0; letGo < many && round < 60; round++) {
    for (const socket of readers)
      for (let n = 0; n < 10; n++) socket.send(JSON.stringify({ type: 'hello', version: VERSION, resume }));
    await pause(500);
    letGo = here - (await figure(url, 'connections'));
  }
  const after = await figure(url, 'process_resident_memory_bytes');
  for (const socket of readers) socket.terminate();
  return { letGo, megabytes: rounded(Math.max(0, after - before) / 1e6) };
}

async function figure(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^meetingstone_${name} (\\S+)`, 'm').exec(text)![1]);
}
