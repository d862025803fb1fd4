import { diceFrom } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import type { Chosen } from '@meetingstone/protocol';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import type { ServerOptions } from '../src/server.ts';
import { startServer } from '../src/server.ts';
import { openDatabase } from '../src/storage/database.ts';
import { databasesForTests } from './databases.ts';
import { dataFolderForTests } from './folders.ts';
import type { Person } from './people.ts';
import { person } from './people.ts';
import type { Kind } from './worlds.ts';
import { EXCHANGED, makeWorlds, WATCHING } from './worlds.ts';

const databases = databasesForTests();

const KINDS: readonly Kind[] = [
  ['a duel', { play: 'duel', seats: 2 }, 60],
  ['a raid, whose Boss a person plays', { play: 'raid', seats: 3, raid: { key: 'onyxia' } }, 60],
];

/** Somebody answers, and has heard what came of it: an acknowledgement comes before the step. */
const answers = async (one: Person, game: string, choose: Chosen): Promise<void> => {
  const { number } = one.table(game)!.decision!;
  await one.ask({ type: 'answer', game, decision: number, choose });
  await expect.poll(() => one.table(game)!.decision?.number, { interval: 5, timeout: 20_000 }).not.toBe(number);
};

/** With a pass, or with what is offered last. */
const passes = (one: Person, game: string): Promise<void> =>
  answers(one, game, one.table(game)!.decision!.options.at(-1)!.choose);

/** Everything that was sent to him so far has come. */
const caughtUp = async (one: Person): Promise<void> => {
  one.say({ type: 'ping', n: 1 });
  await one.hear('pong');
};

/** What a person was sent of a game, without the name of the game and the keys of what he wanted. */
const sentOf = (one: Person, game: string): readonly string[] =>
  one
    .texts()
    .filter((text) => text.includes(`"game":"${game}"`) && !/"type":"(?:presence|welcome|lobby)"/.test(text))
    .map((text) => text.replaceAll(game, 'game').replaceAll(/"key":"[^"]*"/g, '"key":"k"'));

/** What was written to the log about a game, without its name and the time. */
const loggedOf = (lines: readonly string[], game: string): readonly string[] =>
  lines
    .filter((line) => line.includes(game))
    .map((line) => line.replaceAll(game, 'game').replace(/"time":\d+/, '"time":0'));

describe.each(KINDS)('in %s', (_, terms, acts) => {
  test('exchanging the hidden cards of a seat changes no byte that anybody else is sent', {
    timeout: 180_000,
  }, async () => {
    const databaseUrl = await databases.url();
    const logged: string[] = [];
    const options: ServerOptions = {
      databaseUrl,
      coveredTime: () => 0,
      log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
    };
    const server = await startServer(options);
    const names = ['Anna', 'Bert', 'Cleo'].slice(0, terms.seats);
    const people = await Promise.all(names.map((name) => person(server.url, { name })));
    const games: string[] = [];
    for (const _ of ['one', 'other']) {
      const deckAt = (seat: number) => (terms.raid ? {} : { deck: { named: allDecks()[seat]!.name } });
      const { game } = await people[0]!.ask({ type: 'lobby.open', terms, seat: 0, ...deckAt(0) });
      for (const [n, one] of people.slice(1).entries()) await one.ask({ type: 'sit', game: game!, ...deckAt(n + 1) });
      await people[0]!.ask({ type: 'lobby.start', game: game! });
      games.push(game!);
    }
    await server.close();
    const database = await openDatabase({ url: databaseUrl, folder: dataFolderForTests() });
    const [one, other] = games as [string, string];
    const { game: begun } = await makeWorlds(database, [one, other], acts, 5);
    await database.close();
    const again = await startServer(options);
    const back = await Promise.all(people.map((each) => person(again.url, { session: each.session() })));
    const crowd = await person(again.url);
    for (const game of games) {
      for (const each of back) await each.ask({ type: 'sit', game });
      crowd.say({ type: 'watch', game });
      await crowd.hear('table', (table) => table.game === game);
    }
    const watching = back[WATCHING]!;
    const hidden = begun.state.players[EXCHANGED]!.hand;
    const handOf = (game: string): readonly (string | undefined)[] =>
      hidden.map((id) => back[EXCHANGED]!.table(game)!.cards.get(id)?.definition);
    expect(handOf(one)).not.toEqual(handOf(other)); // The cards are others, and their owner sees them.

    const dice = diceFrom(2);
    let [compared, passed] = [0, 0];
    const isAsked = (): boolean => games.every((game) => watching.table(game)!.decision !== null);
    while (compared < 12 || !isAsked()) {
      // Whoever else is asked passes, in whichever of the worlds; forced passes are given by the server.
      for (const each of back.filter((some) => some !== watching))
        for (const game of games)
          if (each.table(game)!.decision) {
            passed += 1;
            await passes(each, game);
          }
      if (!isAsked()) {
        await new Promise((done) => setTimeout(done, 20));
        continue;
      }
      const [first, second] = games.map((game) => watching.table(game)!.decision!);
      expect(JSON.stringify(second)).toBe(JSON.stringify(first));
      const { choose } = first!.options[dice(first!.options.length)]!;
      for (const game of games) await answers(watching, game, choose);
      compared += 1;
    }
    expect(passed).toBeGreaterThan(0);

    const [card] = hidden;
    for (const who of [watching])
      for (const game of games) {
        await who.tryTo({ type: 'answer', game, decision: 9_999, choose: { choose: 'play', card: card! } });
        who.say({ type: 'ask', game, key: 'why', about: { card: card! } });
        await who.hear('judged', (judged) => judged.game === game);
      }
    for (const each of [...back, crowd]) await caughtUp(each);
    expect(sentOf(watching, other)).toEqual(sentOf(watching, one));
    expect(sentOf(crowd, other)).toEqual(sentOf(crowd, one));
    for (const each of back.slice(2)) expect(sentOf(each, other)).toEqual(sentOf(each, one));

    const metrics = await (await fetch(`${again.url}/metrics`)).text();
    await again.close();
    expect(loggedOf(logged, other)).toEqual(loggedOf(logged, one));
    const cardNames = allDecks().flatMap(({ cards, hero }) => [hero, ...Object.keys(cards)]);
    const told = `${logged.join('\n')}\n${metrics}`;
    expect(cardNames.filter((name) => told.includes(name))).toEqual([]);
    expect(games.filter((game) => metrics.includes(game))).toEqual([]);
  });
});
