import { once } from 'node:events';
import { connect } from 'node:net';
import { diceFrom } from '@meetingstone/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { BAD } from '../proofs/bad/messages.ts';
import { connection } from '../src/net/connection.ts';
import { MOST } from '../src/net/limits.ts';
import type { Office } from '../src/net/office.ts';
import { pipeTo } from '../src/net/relay.ts';
import type { Server } from '../src/server.ts';
import type { Database } from '../src/storage/database.ts';
import { openDatabase } from '../src/storage/database.ts';
import { databasesForTests } from './databases.ts';
import type { Person } from './people.ts';
import { person, playOn } from './people.ts';
import { quickServer } from './quick.ts';

const databases = databasesForTests();
let server: Server;
let database: Database;
beforeAll(async () => {
  const databaseUrl = await databases.url();
  server = await quickServer({ databaseUrl });
  database = await openDatabase({ url: databaseUrl, folder: '' });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

interface Duel {
  readonly game: string;
  readonly people: readonly [Person, Person];
}

async function duel(): Promise<Duel> {
  const people: [Person, Person] = [
    await person(server.url, { name: 'Anna' }),
    await person(server.url, { name: 'Bert' }),
  ];
  const { game } = (await people[0].ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2 } })) as { game: string };
  await people[1].ask({ type: 'sit', game });
  await people[0].ask({ type: 'lobby.start', game });
  for (const one of people) await one.hear('table');
  return { game, people };
}

/** Who is asked, what, and the other one. */
async function askedAt({
  game,
  people,
}: Duel): Promise<{ asked: Person; other: Person; decision: number; choose: unknown }> {
  await expect.poll(() => people.some((one) => one.table(game)?.decision), { timeout: 10_000 }).toBe(true);
  const asked = people.find((one) => one.table(game)?.decision)!;
  const { number, options } = asked.table(game)!.decision!;
  return { asked, other: people.find((one) => one !== asked)!, decision: number, choose: options[0]!.choose };
}

const stored = async (game: string): Promise<number> =>
  (await database.pool.query<{ n: number }>('select count(*) as n from acts where game = $1', [game])).rows[0]!.n;

describe('bad clients', () => {
  test('whatever is malformed, too large, out of turn or forged gets its refusal and changes nothing', async () => {
    const at = await duel();
    const { game } = at;
    const { asked, other, decision, choose } = await askedAt(at);
    const before = await stored(game);
    const tables = at.people.map((one) => JSON.stringify(one.table(game)));
    // Somebody who sits there and is not asked, and somebody from outside.
    for (const session of [other.session(), undefined]) {
      const bad = await person(server.url, session === undefined ? {} : { session });
      for (const [n, [kind, make]] of Object.entries(BAD).entries()) {
        bad.sayText(make({ game, decision, choose }, n));
        const { reason, words } = await bad.hear('refused').catch(() => {
          throw new Error(`"${kind}" was not refused`);
        });
        expect([kind, reason.length > 0, words.length > 0]).toEqual([kind, true, true]);
      }
      bad.cut();
    }
    expect(await stored(game)).toBe(before);
    expect(at.people.map((one) => JSON.stringify(one.table(game)))).toEqual(tables);
    await asked.ask({ type: 'answer', game, decision, choose: choose as never });
  });

  test('a hundred of them at once: everybody is refused, and the game goes on', async () => {
    const at = await duel();
    const { game } = at;
    const { decision, choose } = await askedAt(at);
    const before = await stored(game);
    const kinds = Object.values(BAD);
    const many = await Promise.all(Array.from({ length: 100 }, () => person(server.url)));
    await Promise.all(
      many.map(async (bad, n) => {
        bad.sayText(kinds[n % kinds.length]!({ game, decision, choose }, n));
        await bad.hear('refused');
        bad.cut();
      }),
    );
    expect(await stored(game)).toBe(before);
    expect(await playOn(at.people, game, diceFrom(4), 4)).toBeGreaterThanOrEqual(4);
  });

  test('an answer that is sent again gets its old acknowledgement and is done once', async () => {
    const at = await duel();
    const { asked, decision, choose } = await askedAt(at);
    const answer = { type: 'answer', game: at.game, key: 'once', decision, choose: choose as never } as const;
    asked.say(answer);
    await asked.hear('ack', ({ key }) => key === 'once');
    const before = await stored(at.game);
    for (let n = 0; n < 5; n++) {
      asked.say(answer);
      await asked.hear('ack', ({ key }) => key === 'once');
    }
    expect(await stored(at.game)).toBe(before);
  });

  test('a message that is far too large ends its own connection and no other', async () => {
    const [bad, good] = [await person(server.url), await person(server.url)];
    bad.sayText('x'.repeat(2_000_000));
    await bad.ended;
    good.say({ type: 'ping', n: 7 });
    expect((await good.hear('pong')).n).toBe(7);
  });

  test('two clients in one seat: the later one plays, the earlier one is told', async () => {
    const at = await duel();
    const { asked, decision, choose } = await askedAt(at);
    const again = await person(server.url, { session: asked.session() });
    await again.ask({ type: 'sit', game: at.game });
    expect((await asked.hear('replaced')).game).toBe(at.game);
    await again.ask({ type: 'answer', game: at.game, decision, choose: choose as never });
  });

  test('the token of another game opens no seat', async () => {
    const host = await person(server.url);
    const open = { type: 'lobby.open', terms: { play: 'duel', seats: 2, private: true } } as const;
    host.say({ type: 'lobby.watch', on: true });
    const [one, two] = [await host.ask(open), await host.ask(open)];
    const { tables } = await host.hear('lobby', ({ tables: all }) =>
      all.some((table) => table.game === one.game && table.invitations !== undefined),
    );
    const { token } = tables.find((table) => table.game === one.game)!.invitations![0]!;
    const guest = await person(server.url);
    expect(await guest.tryTo({ type: 'sit', game: two.game!, seat: 1, token })).toMatchObject({
      reason: 'wrong token',
    });
    expect(await guest.ask({ type: 'sit', game: one.game!, seat: 1, token })).toMatchObject({ seat: 1 });
  });

  test('SQL and script in names and chat come through as the letters they are', async () => {
    const text = `'; drop table acts; -- <script>alert("x")</script> \${1} %s \\`;
    const name = "Robert'); drop table games;--";
    const [bad, good] = [await person(server.url, { name }), await person(server.url)];
    good.say({ type: 'lobby.watch', on: true });
    await good.hear('lobby');
    await bad.ask({ type: 'say', text });
    expect(await good.hear('said')).toMatchObject({ text, name });
    expect(await stored('nothing')).toBe(0);
  });

  test('a forged session is a new guest, and no other', async () => {
    const anna = await person(server.url, { name: 'Anna' });
    const forged = await person(server.url, { session: `${anna.session().slice(0, -4)}abcd` });
    expect(forged.session().split('.')[0]).not.toBe(anna.session().split('.')[0]);
  });

  test('a socket whose other end is gone without a word is ended, and one that answers is not', async () => {
    const impatient = await quickServer({ databaseUrl: await databases.url(), heartbeat: 300 });
    const good = await person(impatient.url);
    const { hostname, port } = new URL(impatient.url);
    const dead = connect(Number(port), hostname);
    dead.write(
      `GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`,
    );
    dead.resume();
    await once(dead, 'close');
    good.say({ type: 'ping', n: 1 });
    await good.hear('pong');
    await impatient.close();
  });

  test('a way to another node that says nothing any more is given up', async () => {
    const silent = new WebSocketServer({ port: 0, host: '127.0.0.1', autoPong: false });
    await once(silent, 'listening');
    const { port } = silent.address() as { port: number };
    const account = { id: 'a', name: 'Anna', isGuest: true };
    await new Promise<void>((broken) => {
      pipeTo(`http://127.0.0.1:${port}`, 'secret', { account, powers: false }, () => {}, broken, 100);
    });
    for (const socket of silent.clients) socket.terminate();
    silent.close();
  });

  test('whoever reads nothing is let go once too much waits for him', () => {
    const sent: string[] = [];
    let closed = '';
    const slow = connection({ connections: new Set(), now: () => 0 } as unknown as Office, {
      send: (text) => sent.push(text),
      waiting: () => (sent.length < 3 ? 0 : MOST.waitingBytes + 1),
      close: (_, reason) => {
        closed = reason;
      },
    });
    for (let n = 0; n < 10; n++) slow.tell({ type: 'pong', n, now: 0 });
    expect(closed).toBe('too slow');
    expect(sent.filter((text) => text.includes('pong'))).toHaveLength(3);
  });
});
