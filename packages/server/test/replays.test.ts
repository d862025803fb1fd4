import type { StepMessage, TableMessage } from '@meetingstone/protocol';
import { applied, tableFrom } from '@meetingstone/protocol';
import { runText } from '@meetingstone/scenario';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import { person, playOn } from './people.ts';
import { quickServer } from './quick.ts';

const databases = databasesForTests();
let server: Server;

beforeAll(async () => {
  server = await quickServer({ databaseUrl: await databases.url() });
});
afterAll(() => server.close());

interface Shown {
  readonly seat: number;
  readonly seats: readonly { readonly name: string; readonly isBot: boolean }[];
  readonly table: TableMessage;
  readonly steps: readonly { readonly acts: number; readonly step: StepMessage }[];
}

const page = (path: string, session?: string, body?: object): Promise<Response> =>
  fetch(server.url + path, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(session === undefined ? {} : { cookie: `meetingstone=${session}` }),
    },
  });

/** A duel against a bot in which somebody answers a few times and gives up. */
async function givenUp() {
  const anna = await person(server.url, { name: 'Anna' });
  const { game } = await anna.ask({
    type: 'lobby.open',
    terms: { play: 'duel', seats: 2, private: true },
    seats: [{ seat: 1, bot: 'greedy', deck: { named: 'Vespers' } }],
    seat: 0,
    deck: { named: 'Ashgrove Embers' },
  });
  await anna.ask({ type: 'lobby.start', game: game! });
  await anna.hear('table');
  await playOn([anna], game!, () => 0, 6);
  return { game: game!, anna };
}

describe('a game that is over', () => {
  test('is shown step by step through each pair of eyes, and ends as it ended; before that it is nobody’s', async () => {
    const { game, anna } = await givenUp();
    expect((await page(`/api/replays/${game}`)).status).toBe(422);
    await anna.ask({ type: 'concede', game });
    await anna.hear('over');
    await expect.poll(async () => (await page(`/api/replays/${game}`)).status).toBe(200);
    const own = (await (await page(`/api/replays/${game}`, anna.session())).json()) as Shown;
    expect(own.seat).toBe(0);
    expect(own.seats.map(({ isBot }) => isBot)).toEqual([false, true]);
    const endOf = ({ table, steps }: Shown) => steps.reduce((now, { step }) => applied(now, step), tableFrom(table));
    expect(endOf(own).outcome?.winners).toEqual([1]);
    const other = (await (await page(`/api/replays/${game}?seat=1`)).json()) as Shown;
    const seenOf = (shown: Shown, seat: number): number =>
      [...endOf(shown).cards.values()].filter(({ owner }) => owner === seat).length;
    expect(seenOf(own, 0)).toBeGreaterThan(seenOf(other, 0));
    expect(seenOf(other, 1)).toBeGreaterThan(seenOf(own, 1));
  });

  test('goes on from any of its moments, against a bot, and is kept as a game of its own', async () => {
    const { game, anna } = await givenUp();
    await anna.ask({ type: 'concede', game });
    await anna.hear('over');
    await expect.poll(async () => (await page(`/api/replays/${game}`)).status).toBe(200);
    const { steps } = (await (await page(`/api/replays/${game}`, anna.session())).json()) as Shown;
    const { acts } = steps[1]!;
    const answer = await page(`/api/replays/${game}/on`, anna.session(), { seat: 1, acts });
    expect(answer.status).toBe(201);
    const { game: next } = (await answer.json()) as { readonly game: string };
    await anna.ask({ type: 'sit', game: next });
    await anna.hear('table', (table) => table.game === next);
    expect(anna.table(next)?.you).toBe(1);
    expect(anna.table(next)?.outcome).toBeNull();
    const games = (await (await page('/api/games', anna.session())).json()) as { game: string; state: string }[];
    expect(games.find((one) => one.game === next)?.state).toBe('playing');
    expect(games.find((one) => one.game === game)?.state).toBe('over');
    const last = await page(`/api/replays/${game}/on`, anna.session(), { seat: 0, acts: 99_999 });
    expect(last.status).toBe(422);
  });
});

test('a deck is read card by card, with every rule that it breaks', async () => {
  const ours = await (await page('/api/decks/read', undefined, { named: 'Ashgrove Embers' })).json();
  expect(ours).toMatchObject({ hero: 'Elwin Ashgrove', violations: [] });
  const list = 'Hero: Elwin Ashgrove\n5 Fire Blast';
  const small = (await (await page('/api/decks/read', undefined, { list })).json()) as {
    violations: { rule: string }[];
  };
  expect(small.violations.map(({ rule }) => rule)).toContain('100.1');
  const wrong = await page('/api/decks/read', undefined, { list: 'Hero: Elwin Ashgrove\n4 Fire Blats' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('Fire Blast');
});

test('any moment of it is a scenario that runs green, and where none can be made it is said why', async () => {
  const { game, anna } = await givenUp();
  await anna.ask({ type: 'concede', game });
  await anna.hear('over');
  await expect.poll(async () => (await page(`/api/replays/${game}`)).status).toBe(200);
  const { steps } = (await (await page(`/api/replays/${game}`)).json()) as Shown;
  const at = steps.at(-2)!.acts;
  const saved = (await (await page(`/api/replays/${game}/scenario?acts=${at}`)).json()) as { readonly text: string };
  expect(runText(saved.text)).toMatchObject([{ passed: true }]);
  const early = await page(`/api/replays/${game}/scenario?acts=0`);
  expect([early.status, await early.json()]).toEqual([
    422,
    expect.objectContaining({ error: expect.stringContaining('turn') }),
  ]);
});
