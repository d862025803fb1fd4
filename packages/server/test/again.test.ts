import { diceFrom } from '@meetingstone/bots';
import type { FromClient } from '@meetingstone/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import type { Database } from '../src/storage/database.ts';
import { openDatabase } from '../src/storage/database.ts';
import { databasesForTests } from './databases.ts';
import type { Person } from './people.ts';
import { person, playOn } from './people.ts';
import type { Way } from './proxy.ts';
import { proxyTo } from './proxy.ts';
import { quickServer } from './quick.ts';

const databases = databasesForTests();
let server: Server;
let proxy: Way;
let stored: Database;

beforeAll(async () => {
  const url = await databases.url();
  proxy = await proxyTo(url);
  stored = await openDatabase({ url, folder: '' });
  server = await quickServer({ databaseUrl: proxy.url });
});
afterAll(async () => {
  await server.close();
  await stored.close();
  proxy.close();
});

/** Cut off, and here again: what was sent last is sent again, since nobody knows whether it was heard. */
async function comesBack(one: Person, last: FromClient): Promise<{ readonly one: Person; readonly answer: unknown }> {
  one.cut();
  const again = await person(server.url, { session: one.session() });
  again.say(last);
  return { one: again, answer: await again.hear('ack') };
}

const rowsOf = async (table: string): Promise<number> =>
  (await stored.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)).rows[0]!.n;

const terms = { play: 'duel', seats: 2 } as const;

describe('what is sent again is done once', () => {
  test('a table is opened once, closed once and begun once, and the answer is the same each time', async () => {
    const before = await rowsOf('games');
    const open: FromClient = { type: 'lobby.open', key: 'open-1', terms };
    let anna = await person(server.url, { name: 'Anna' });
    anna.say(open);
    const first = await anna.hear('ack');
    const back = await comesBack(anna, open);
    anna = back.one;
    expect(back.answer).toEqual(first);
    expect(await rowsOf('games')).toBe(before + 1);
    const bert = await person(server.url, { name: 'Bert' });
    await bert.ask({ type: 'sit', game: first.game! });
    for (const last of [
      { type: 'lobby.start', game: first.game!, key: 'start-1' },
      { type: 'lobby.close', game: await openedBy(bert), key: 'close-1' },
    ] as const) {
      const who: Person = last.type === 'lobby.start' ? anna : bert;
      who.say(last);
      expect(await who.hear('ack', ({ key }) => key === last.key)).toMatchObject({ game: last.game });
      expect((await comesBack(who, last)).answer).toMatchObject({ game: last.game, key: last.key });
    }
  });

  test('a word is said once', async () => {
    const anna = await person(server.url, { name: 'Anna' });
    const word: FromClient = { type: 'say', key: 'word-1', text: 'Hello?' };
    anna.say(word);
    await anna.hear('ack');
    await comesBack(anna, word);
    expect(await rowsOf(`chat where text = 'Hello?'`)).toBe(1);
  });

  test('two people may give the same name to what they do', async () => {
    const people = [await person(server.url), await person(server.url)];
    for (const one of people) one.say({ type: 'lobby.open', key: 'mine', terms });
    const [one, other] = await Promise.all(people.map((each) => each.hear('ack')));
    expect(one!.game).not.toBe(other!.game);
  });

  const openedBy = async (one: Person): Promise<string> => (await one.ask({ type: 'lobby.open', terms })).game!;
});

async function duel(more: object = {}): Promise<{ game: string; anna: Person; bert: Person }> {
  const [anna, bert] = [await person(server.url, { name: 'Anna' }), await person(server.url, { name: 'Bert' })];
  const { game } = await anna.ask({ type: 'lobby.open', terms: { ...terms, ...more } });
  await bert.ask({ type: 'sit', game: game! });
  await anna.ask({ type: 'lobby.start', game: game! });
  await Promise.all([anna.hear('table'), bert.hear('table')]);
  return { game: game!, anna, bert };
}

describe('while the database is away', () => {
  test('whoever comes is greeted, and whatever is wanted is done, as soon as it is back', async () => {
    const { game, anna, bert } = await duel();
    proxy.cut('turned away');
    const resume = [{ game, seq: bert.table(game)!.seq }];
    const coming = person(server.url, { session: bert.session(), resume }, bert);
    const opening = anna.ask({ type: 'lobby.open', terms });
    expect(await anna.hear('storage')).toEqual({ type: 'storage', here: false });
    expect((await fetch(`${server.url}/ready`)).status).toBe(503);
    await new Promise((done) => setTimeout(done, 200));
    proxy.mend();
    expect(await anna.hear('storage', ({ here }) => here)).toBeTruthy();
    const back = await coming;
    expect(typeof (await opening).game).toBe('string');
    expect(await playOn([anna, back], game, diceFrom(2), 4)).toBeGreaterThanOrEqual(4);
  });
});

describe('coming back to several games', () => {
  test('one that is not there does not keep the others away', async () => {
    const { game, anna } = await duel();
    anna.cut();
    const again = await person(server.url, {
      session: anna.session(),
      resume: [
        { game: 'no-such-game', seq: 3 },
        { game, seq: 0 },
      ],
    });
    expect(await again.hear('refused')).toMatchObject({ game: 'no-such-game', reason: 'no such game' });
    expect(await again.hear('table')).toMatchObject({ game });
  });
});

describe('a server that was killed at a bad moment', () => {
  test('right after the last act of a game: its result is stored when somebody comes to it again', async () => {
    const { game, anna, bert } = await duel();
    await anna.ask({ type: 'concede', game });
    await bert.hear('over');
    await expect.poll(() => rowsOf(`results where game = '${game}'`)).toBe(2);
    await server.close();
    await stored.pool.query(`delete from results where game = $1`, [game]);
    await stored.pool.query(`update games set state = 'playing', outcome = null where id = $1`, [game]);
    server = await quickServer({ databaseUrl: proxy.url });
    const again = await person(server.url, { session: bert.session(), resume: [{ game, seq: 0 }] });
    await again.hear('table');
    await expect.poll(() => rowsOf(`results where game = '${game}'`)).toBe(2);
    expect(await rowsOf(`games where id = '${game}' and state = 'over'`)).toBe(1);
  });

  test('after one has agreed to another game: it begins when the other agrees', async () => {
    const { game, anna, bert } = await duel();
    await anna.ask({ type: 'concede', game });
    await bert.hear('over');
    await anna.ask({ type: 'rematch', game, agree: true });
    await server.close();
    server = await quickServer({ databaseUrl: proxy.url });
    const again = await person(server.url, { session: bert.session(), resume: [{ game, seq: 0 }] });
    await again.ask({ type: 'rematch', game, agree: true });
    expect(await again.hear('rematch')).toMatchObject({ agreed: [0, 1], next: expect.any(String) });
  });

  test('side decks that are brought at the same moment are both kept', async () => {
    const { game, anna, bert } = await duel({ bestOf: 3 });
    await anna.ask({ type: 'concede', game });
    await bert.hear('match');
    await Promise.all([anna, bert].map((one) => one.ask({ type: 'side', game, in: [], out: [] })));
    expect(await anna.hear('match', ({ next }) => next !== undefined)).toBeTruthy();
  });
});
