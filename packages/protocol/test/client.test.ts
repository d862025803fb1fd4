import { describe, expect, test } from 'vitest';
import type { Line } from '../src/client/index.ts';
import { connect, LIMITS } from '../src/client/index.ts';
import type { FromServer, TableMessage } from '../src/index.ts';
import { FROM_SERVER } from './examples.ts';
import { fakeServer } from './fakeServer.ts';

const TABLE = FROM_SERVER.find((message): message is TableMessage => message.type === 'table')!;
const GAME = TABLE.game;

/** Longer than any patience. */
const LONG = 60_000;

/** A client that asks for ten things, one after the other, on a line that is cut after those messages. */
async function played(cutAfter: readonly number[], shortRing = false) {
  const server = fakeServer(TABLE, cutAfter);
  if (shortRing) server.shortRing();
  const seen: number[] = [];
  const client = connect({ url: 'ws://table', world: server.world });
  client.on('step', ({ seq }) => seen.push(seq));
  server.time.pass(LONG);
  const heard = [];
  for (let n = 0; n < 10; n++) {
    const asked = client.ask({ type: 'rematch', game: GAME, agree: n % 2 === 0 });
    server.time.pass(LONG);
    heard.push((await asked).type);
  }
  server.time.pass(LONG);
  const table = client.table(GAME);
  client.close();
  return { server, table, heard, seen };
}

describe('a client that stays', () => {
  test('comes to the same table and has everything done once, wherever the line is cut', async () => {
    const whole = await played([]);
    const total = whole.server.messages();
    expect(whole.server.connections).toHaveLength(1);
    expect(whole.table?.turn.number).toBe(10);
    for (let at = 1; at <= total; at++)
      for (const shortRing of [false, true]) {
        const { server, table, heard } = await played([at], shortRing);
        expect(server.connections.length, `cut after ${at}`).toBe(2);
        expect(table, `cut after ${at}`).toEqual(whole.table);
        expect(server.done, `cut after ${at}`).toEqual(whole.server.done);
        expect(heard).toEqual(whole.heard);
      }
  });

  test('comes through when the line is cut at every third message', async () => {
    const whole = await played([]);
    const { table, server } = await played(Array.from({ length: 40 }, (_, n) => 3 * n + 4));
    expect(server.connections.length).toBeGreaterThan(10);
    expect(table).toEqual(whole.table);
    expect(server.done).toEqual(whole.server.done);
  });

  test('goes on with its latest games after a cut, and with no more of them than fit into a message', () => {
    const server = fakeServer(TABLE);
    const client = connect({ url: 'ws://table', world: server.world });
    server.time.pass(LONG);
    for (let n = 0; n < 20; n++) server.last().give({ ...TABLE, game: `game-${n}` });
    server.last().cut();
    server.time.pass(LONG);
    const { resume } = server.hellos[1] as { resume: readonly { readonly game: string }[] };
    expect(resume).toHaveLength(LIMITS.games);
    expect(resume.at(-1)!.game).toBe('game-19');
    client.close();
  });

  test('tells where it was when it comes back', async () => {
    const { server } = await played([20]);
    expect(server.hellos[0]).toEqual({ type: 'hello', version: 1 });
    expect(server.hellos[1]).toMatchObject({ session: 'secret', resume: [{ game: GAME }] });
  });

  test('hears of each step once, though it comes twice', async () => {
    const server = fakeServer(TABLE);
    const seen: number[] = [];
    const client = connect({ url: 'ws://table', world: server.world });
    client.on('step', ({ seq }) => seen.push(seq));
    server.time.pass(10);
    const step: FromServer = { type: 'step', game: GAME, seq: 1, waitingFor: 1 };
    for (const message of [step, step, { ...step, seq: 2 }, step, { ...step, seq: 2 }]) server.last().give(message);
    expect(seen).toEqual([1, 2]);
    expect(client.table(GAME)?.seq).toBe(2);
    client.close();
  });

  test('tells after a cut which words it heard last, and hears no word twice', () => {
    const server = fakeServer(TABLE);
    const heard: string[] = [];
    const client = connect({ url: 'ws://table', world: server.world });
    client.on('said', ({ text }) => heard.push(text));
    server.time.pass(LONG);
    const said = (number: number): FromServer => ({
      ...{ type: 'said', game: GAME, seat: 0, name: 'Ann', at: 1 },
      number,
      text: `word ${number}`,
    });
    for (const number of [3, 7]) server.last().give(said(number));
    server.last().cut();
    server.time.pass(LONG);
    expect(server.hellos[1]).toMatchObject({ resume: [{ game: GAME, said: 7 }] });
    for (const number of [7, 9]) server.last().give(said(number));
    expect(heard).toEqual(['word 3', 'word 7', 'word 9']);
    void client.ask({ type: 'sit', game: GAME });
    server.last().give(said(3));
    expect(heard.at(-1)).toBe('word 3'); // Whoever sits down anew is told all of it.
    client.close();
  });

  test('does not go on from a step that is missing: it comes back for it', () => {
    const server = fakeServer(TABLE);
    const client = connect({ url: 'ws://table', world: server.world });
    server.time.pass(10);
    server.last().give({ type: 'step', game: GAME, seq: 2, waitingFor: 1 });
    expect(client.table(GAME)?.seq).toBe(0);
    server.time.pass(LONG);
    expect(server.connections).toHaveLength(2);
    expect(server.hellos[1]).toMatchObject({ resume: [{ game: GAME, seq: 0 }] });
    client.close();
  });
});

describe('what a server can say about the connection', () => {
  const opened = () => {
    const server = fakeServer(TABLE);
    const lines: Line[] = [];
    const client = connect({ url: 'ws://table', world: server.world });
    client.onLine((line) => lines.push(line));
    server.time.pass(10);
    return { server, client, lines };
  };

  test('moved: it goes there', () => {
    const { server, client, lines } = opened();
    server.last().give({ type: 'moved', game: GAME, url: 'ws://elsewhere' });
    server.time.pass(LONG);
    expect(server.connections.map(({ url }) => url)).toEqual(['ws://table', 'ws://elsewhere']);
    expect(lines).toEqual(['open', 'looking', 'open']);
    client.close();
  });

  test('replaced: it leaves the seat to the other, and what waits is given up', async () => {
    const { server, client } = opened();
    server.mute();
    const asked = client.ask({ type: 'concede', game: GAME });
    server.last().give({ type: 'replaced', game: GAME });
    expect(await asked).toMatchObject({ type: 'refused', reason: 'seat taken' });
    expect(client.table(GAME)).toBeUndefined();
    server.last().cut();
    server.time.pass(LONG);
    expect(server.connections.length).toBeGreaterThan(1);
    client.close();
  });

  test('bye: it comes back when it is told to, or never', () => {
    const { server, client, lines } = opened();
    server.last().give({ type: 'bye', reason: 'shutting down', again: 5_000 });
    server.time.pass(4_999);
    expect(server.connections).toHaveLength(1);
    server.time.pass(LONG);
    expect(server.connections).toHaveLength(2);
    server.last().give({ type: 'bye', reason: 'banned', again: null });
    server.time.pass(10 * LONG);
    expect(server.connections).toHaveLength(2);
    expect(lines).toEqual(['open', 'looking', 'open', 'ended']);
    expect(client.line()).toBe('ended');
  });

  test('another version: it gives up, and says so to whoever waits', async () => {
    const { server, client, lines } = opened();
    server.mute();
    const asked = client.ask({ type: 'undo.ask', game: GAME });
    server.last().give({ type: 'refused', reason: 'another version', words: ['no'] });
    expect(await asked).toMatchObject({ type: 'refused', reason: 'shutting down' });
    expect(lines).toEqual(['open', 'ended']);
    server.time.pass(LONG);
    expect(server.connections).toHaveLength(1);
  });

  test('silence: it asks once, and then takes the connection for dead', () => {
    const { server, client } = opened();
    server.time.pass(LONG);
    expect(server.connections).toHaveLength(1);
    server.mute();
    server.time.pass(LONG);
    expect(server.connections.length).toBeGreaterThan(1);
    client.close();
  });
});

test('it waits longer each time nobody is there, and not as long as the others', () => {
  const server = fakeServer(TABLE);
  const opened: number[] = [];
  let now = 0;
  const client = connect({
    url: 'ws://nowhere',
    world: {
      ...server.world,
      open: () => {
        opened.push(now);
        const socket = { send: () => {}, close: () => {}, onopen: null, onmessage: null, onclose: null, onerror: null };
        server.time.later(0, () => (socket.onclose as (() => void) | null)?.());
        return socket;
      },
    },
  });
  for (; now < 200_000; now += 10) server.time.pass(10);
  client.close();
  const waits = opened.slice(1).map((at, n) => at - opened[n]!);
  expect(waits.slice(0, 4)).toEqual([140, 230, 340, 500]);
  expect(Math.max(...waits)).toBeLessThanOrEqual(5_000);
});
