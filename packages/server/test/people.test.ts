import { allDecks, writeList } from '@meetingstone/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { startServer } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import { person } from './people.ts';

const databases = databasesForTests();
let server: Server;

beforeAll(async () => {
  server = await startServer({ databaseUrl: await databases.url() });
});
afterAll(() => server.close());

/** Somebody with a browser. */
function browser(first = '') {
  let cookie = first;
  const ask = async (
    method: string,
    path: string,
    body?: object,
  ): Promise<{ readonly status: number; readonly json: Record<string, unknown> }> => {
    const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const text = await answer.text();
    return { status: answer.status, json: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  };
  return { ask, session: () => cookie.split('=')[1]! };
}

describe('people', () => {
  test('a guest makes himself an account, and finds it again on another machine by his phrase', async () => {
    const here = browser();
    expect((await here.ask('GET', '/api/account')).json).toMatchObject({ isGuest: true });
    const { json } = await here.ask('POST', '/api/account/keep', { name: 'Grusk' });
    expect(String(json.phrase)).toMatch(/^[a-z]{5}(-[a-z]{5}){5}$/);
    const other = browser();
    expect((await other.ask('POST', '/api/account/keep', { name: 'grusk' })).status).toBe(409);
    expect((await other.ask('POST', '/api/account/recover', { phrase: 'no such phrase' })).status).toBe(404);
    const spoken = String(json.phrase).toUpperCase().replaceAll('-', ' ');
    expect((await other.ask('POST', '/api/account/recover', { phrase: spoken })).json).toEqual({
      name: 'Grusk',
      isGuest: false,
    });
    expect((await other.ask('GET', '/api/account')).json).toEqual({ name: 'Grusk', isGuest: false });
  });

  test('nobody becomes somebody else by a session that he made up', async () => {
    const here = browser();
    await here.ask('GET', '/api/account');
    const [account] = here.session().split('.');
    const forged = await person(server.url, { session: `${account}.${'A'.repeat(32)}` });
    expect(forged.session().split('.')[0]).not.toBe(account);
    const same = await person(server.url, { session: here.session() });
    expect(same.session()).toBe(here.session());
  });

  test('a deck is kept with the account, and played by its name', async () => {
    const here = browser();
    const list = writeList(allDecks()[0]!);
    expect((await here.ask('PUT', '/api/decks', { name: 'My own', list: '4 Nothing Like This' })).status).toBe(422);
    expect((await here.ask('PUT', '/api/decks', { name: 'My own', list })).json).toMatchObject({
      name: 'My own',
      hero: allDecks()[0]!.hero,
    });
    expect((await here.ask('GET', '/api/decks')).json.own).toEqual([{ name: 'My own', list }]);
    const anna = await person(server.url, { session: here.session() });
    const terms = { play: 'duel', seats: 2 } as const;
    await anna.ask({ type: 'lobby.open', terms, deck: { named: 'My own' } });
    const stranger = await person(server.url);
    expect(await stranger.tryTo({ type: 'lobby.open', terms, deck: { named: 'My own' } })).toMatchObject({
      reason: 'deck refused',
    });
  });

  test('pages for those who run it: it lives, it is ready, and counts for nobody else', async () => {
    const here = browser();
    expect((await here.ask('GET', '/health')).json).toMatchObject({ status: 'alive' });
    expect((await here.ask('GET', '/ready')).json).toEqual({ ready: true });
    const counted = await (await fetch(`${server.url}/metrics`)).text();
    expect(counted).toContain('meetingstone_acts_total');
    expect((await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': '10.0.0.1' } })).status).toBe(403);
  });
});
