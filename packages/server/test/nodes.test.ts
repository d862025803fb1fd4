import { diceFrom } from '@meetingstone/bots';
import { describe, expect, test } from 'vitest';
import { databasesForTests } from './databases.ts';
import { startNode } from './nodes.ts';
import type { Person } from './people.ts';
import { person, playOn } from './people.ts';

const databases = databasesForTests();

describe('several nodes on one database', () => {
  test('any node takes any socket; when one is killed its games go on at the other', async () => {
    const env = { DATABASE_URL: await databases.url() };
    const [one, two] = await Promise.all([startNode(env), startNode(env)]);
    const anna = await person(one.url, { name: 'Anna' });
    const bert = await person(two.url, { name: 'Bert' });
    bert.say({ type: 'lobby.watch', on: true });
    await bert.hear('lobby', ({ whole }) => whole === true);
    const { game } = (await anna.ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2 } })) as { game: string };
    // The lobby of one node hears of the tables of the other.
    await bert.hear('lobby', ({ tables }) => tables.some((table) => table.game === game));
    await bert.ask({ type: 'sit', game });
    await anna.ask({ type: 'lobby.start', game });
    await Promise.all([anna.hear('table'), bert.hear('table')]);
    const dice = diceFrom(5);
    expect(await playOn([anna, bert], game, dice, 10)).toBeGreaterThanOrEqual(10);
    await bert.ask({ type: 'say', game, text: 'well played' });
    expect((await anna.hear('said')).text).toBe('well played');

    // Bert is cut off, and hears over his node what was said at the other meanwhile.
    const { number } = await bert.hear('said');
    const { seq } = bert.table(game)!;
    bert.cut();
    await anna.ask({ type: 'say', game, text: 'are you there?' });
    const back = await person(two.url, { session: bert.session(), resume: [{ game, seq, said: number }] }, bert);
    expect((await back.hear('said')).text).toBe('are you there?');

    // The game is where it was begun, at Anna's node. Bert, at the other, is told to come back until he finds it at his own.
    await one.kill();
    await back.hear('bye');
    const again = await foundAgain(two.url, game, back);
    const moved = await foundAgain(two.url, game, anna);
    await playOn([again, moved], game, dice, 10);
    expect(again.acked().length + moved.acked().length).toBeGreaterThanOrEqual(10);
    expect(await two.end()).toBe(0);
  });
});

/** Comes to a table that moves, as often as it is told to come back. */
async function foundAgain(url: string, game: string, before: Person): Promise<Person> {
  for (;;) {
    const one = await person(url, { session: before.session(), resume: [{ game, seq: before.table(game)!.seq }] });
    const heard = await Promise.race([one.hear('table'), one.hear('bye').catch(() => null)]);
    if (heard?.type === 'table') return one;
    expect(heard).toMatchObject({ type: 'bye', reason: 'moved' });
    await one.ended;
  }
}
