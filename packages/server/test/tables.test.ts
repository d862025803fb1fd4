import { diceFrom } from '@meetingstone/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { startServer } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import type { Person } from './people.ts';
import { person, playOn } from './people.ts';

const databases = databasesForTests();
let server: Server;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await databases.url();
  server = await startServer({ databaseUrl });
});
afterAll(() => server.close());

/** Two people at a duel that has begun. */
async function duel(
  terms: object = {},
): Promise<{ readonly game: string; readonly anna: Person; readonly bert: Person }> {
  const [anna, bert] = [await person(server.url, { name: 'Anna' }), await person(server.url, { name: 'Bert' })];
  const { game } = await anna.ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2, ...terms } });
  await bert.ask({ type: 'sit', game: game! });
  await anna.ask({ type: 'lobby.start', game: game! });
  await anna.hear('table');
  await bert.hear('table');
  return { game: game!, anna, bert };
}

describe('a duel between two people', () => {
  test('is opened, begun and played to its end; both see the same result, and the record can be fetched', async () => {
    const { game, anna, bert } = await duel();
    const dice = diceFrom(7);
    await playOn([anna, bert], game, dice);
    expect(anna.table(game)!.outcome).toEqual(bert.table(game)!.outcome);
    expect(anna.table(game)!.outcome).not.toBe(null);
    await expect.poll(async () => (await fetch(`${server.url}/api/records/${game}`)).status).toBe(200);
    anna.cut();
    bert.cut();
  });
});
