import { diceFrom } from '@meetingstone/bots';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { player } from '../proofs/player.ts';
import type { Server } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import { person } from './people.ts';
import { quickServer } from './quick.ts';
import { answers, askedAt, begun } from './tableFor.ts';

const databases = databasesForTests();
let server: Server;

beforeAll(async () => {
  server = await quickServer({ databaseUrl: await databases.url() });
});
afterAll(() => server.close());

test('two people and a bot raid to the end, though one of them is cut off every few moments', async () => {
  const dice = diceFrom(11);
  const urls = (): readonly string[] => [server.url];
  const [anna, bert] = [player(urls, 'Anna'), player(urls, 'Bert')];
  const opened = await anna.client.ask({
    type: 'lobby.open',
    terms: { play: 'raid', seats: 4, raid: { key: 'onyxia' } },
    seats: [
      { seat: 0, bot: 'greedy' },
      { seat: 3, bot: 'greedy' },
    ],
  });
  const game = opened.game!;
  expect((await bert.client.ask({ type: 'sit', game })).type).toBe('ack');
  const keys: string[] = [];
  let [asked, cuts] = [0, 0];
  /** In the middle of an answer, or before it, or after it. */
  const cutAfter = (milliseconds: number): void => {
    cuts += 1;
    setTimeout(bert.cut, milliseconds);
  };
  const ends = [anna, bert].map(
    (one) =>
      new Promise<void>((over) => {
        one.play(game, {
          think: () => 0,
          choose: ({ options }) => {
            if (one === bert && ++asked % 4 === 0) cutAfter(dice(4));
            return asked < 60 ? dice(options.length) : options.length - 1; // At first anything, then mostly passes.
          },
          acked: ({ key }) => keys.push(key),
          over: () => over(),
        });
      }),
  );
  expect((await anna.client.ask({ type: 'lobby.start', game })).type).toBe('ack');
  await Promise.all(ends);
  const fetched = () => fetch(`${server.url}/api/records/${game}`);
  await expect.poll(async () => (await fetched()).status, { timeout: 10_000 }).toBe(200); // It is told before it is put away.
  const record = (await (await fetched()).json()) as { acts: { act: { do: string; seat: number } }[] };
  const stored = record.acts.filter(({ act }) => act.do === 'answer' && (act.seat === 1 || act.seat === 2));
  expect(cuts).toBeGreaterThan(3);
  expect(keys.length).toBeGreaterThan(20);
  expect(new Set(keys).size).toBe(stored.length); // Each answer was done once, however often it was sent.
  expect(anna.client.table(game)!.outcome).toEqual(bert.client.table(game)!.outcome);
  anna.client.close();
  bert.client.close();
}, 120_000);

const LISTS = {
  Main: { list: '40 Fixate' },
  Event: { list: '3 #43\n2 You Are Not Prepared! 44' },
  'Betrayer Event': { list: '5 #70' },
} as const;

test('a person plays the Boss with decks of his own, if the mode allows them', async () => {
  const terms = (mode: string) =>
    ({ play: 'raid', seats: 3, raid: { key: 'black-temple', mode, decks: LISTS } }) as const;
  const anna = await person(server.url, { name: 'Anna' });
  expect(await anna.tryTo({ type: 'lobby.open', terms: terms('heroic') })).toMatchObject({ reason: 'deck refused' });
  const seats = [
    { seat: 1, bot: 'random' },
    { seat: 2, bot: 'random' },
  ];
  const at = await begun(server.url, ['Boss'], terms('epic'), { seats, seat: 0 });
  const [boss] = at.people;
  const table = boss!.table(at.game)!;
  expect(table.you).toBe(0);
  const main = table.players[0]!.deckNames.indexOf('Main');
  expect(table.players[0]!.deckCounts[main]! + table.players[0]!.handCount).toBe(40);
  await answers(await askedAt(at), at.game);
  boss!.say({ type: 'lobby.watch', on: true });
  const { tables } = await boss!.hear('lobby');
  expect(JSON.stringify(tables)).not.toContain('Fixate');
});
