import { diceFrom } from '@meetingstone/bots';
import { allDecks, catalogue, checkDeck } from '@meetingstone/cards';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import { person, playOn } from './people.ts';
import { quickServer } from './quick.ts';
import type { Begun } from './tableFor.ts';
import { askedAt, begun, seatOf } from './tableFor.ts';

const databases = databasesForTests();
let server: Server;

beforeAll(async () => {
  server = await quickServer({ databaseUrl: await databases.url() });
});
afterAll(() => server.close());

interface GameTold {
  readonly game: string;
  readonly seats: readonly { readonly deck?: string }[];
}

/** Until somebody has priority: in the middle of a procedure nobody else is shown what becomes of it. */
async function untilPriority(at: Begun): Promise<void> {
  const dice = diceFrom(3);
  do await playOn(at.people, at.game, dice, 1);
  while ((await askedAt(at)).table(at.game)!.decision!.question !== 'priority');
}

describe('more than two', () => {
  test('a free-for-all goes on when one gives up, and ends with the last', async () => {
    const at = await begun(server.url, ['Anna', 'Bert', 'Cleo'], { play: 'free-for-all', seats: 3 });
    await untilPriority(at);
    await at.people[1]!.ask({ type: 'concede', game: at.game });
    const others = [at.people[0]!, at.people[2]!];
    await expect.poll(() => others.map((one) => one.table(at.game)!.players[1]!.lost)).toEqual([true, true]);
    expect(at.people[0]!.table(at.game)!.outcome).toBe(null);
    await askedAt({ ...at, people: others });
    await at.people[2]!.ask({ type: 'concede', game: at.game });
    expect(await at.people[0]!.hear('over')).toMatchObject({ winners: [0] });
  });

  test('a friend suggests what one could do, with the words of the one who is asked', async () => {
    const at = await begun(server.url, ['Anna', 'Bert', 'Cleo', 'Dora'], { play: 'teams', seats: 4, teams: 2 });
    await untilPriority(at);
    const asked = await askedAt(at);
    const friend = at.people.find((one) => seatOf(one, at.game) === (seatOf(asked, at.game) + 2) % 4)!;
    const { choose, words } = asked.table(at.game)!.decision!.options.find(
      (one) => one.choose.choose === 'place' && !one.choose.faceUp, // Without a flag, as it is sent.
    )!;
    await friend.ask({ type: 'suggest', game: at.game, choose });
    expect(await asked.hear('suggested')).toMatchObject({ seat: seatOf(friend, at.game), choose, words });
  });

  test('teams sit alternately, talk among themselves, and win together', async () => {
    const at = await begun(
      server.url,
      ['Anna', 'Bert'],
      { play: 'teams', seats: 4, teams: 2 },
      {
        seats: [
          { seat: 2, bot: 'random' },
          { seat: 3, bot: 'random' },
        ],
      },
    );
    const [anna, bert] = at.people;
    const friend = await begun(
      server.url,
      ['Cleo', 'Dora', 'Emil'],
      { play: 'teams', seats: 4, teams: 2 },
      {
        seats: [{ seat: 3, bot: 'random' }],
      },
    );
    expect(anna!.table(at.game)!.players.map(({ team }) => team)).toEqual(['team 1', 'team 2', 'team 1', 'team 2']);
    await friend.people[0]!.ask({ type: 'say', game: friend.game, text: 'the mage first', team: true });
    await friend.people[0]!.ask({ type: 'say', game: friend.game, text: 'good luck' });
    expect(await friend.people[2]!.hear('said')).toMatchObject({ text: 'the mage first', team: true });
    expect(await friend.people[1]!.hear('said')).toMatchObject({ text: 'good luck' });
    await bert!.ask({ type: 'concede', game: at.game });
    await expect.poll(() => anna!.table(at.game)!.players[1]!.lost).toBe(true);
    expect(anna!.table(at.game)!.outcome).toBe(null); // His friend, a bot, plays on.
  });
});

describe('a match', () => {
  const legal = allDecks().filter((deck) => checkDeck(deck, catalogue, 'Constructed').length === 0);

  test('swaps with the side deck, the next game is played with what came in, and its games are shown once it is over', async () => {
    const deck = legal.find(({ side }) => side && Object.keys(side).length > 0)!;
    const names = { named: deck.name };
    const terms = { play: 'duel', seats: 2, bestOf: 3 } as const;
    const { game, people } = await begun(server.url, ['Anna', 'Bert'], terms, {}, [names, names]);
    const [anna, bert] = people;
    await anna!.ask({ type: 'concede', game });
    await bert!.hear('match');
    const pages = [`/api/records/${game}`, `/api/replays/${game}`].map((path) => server.url + path);
    const isShown = async (): Promise<readonly boolean[]> => Promise.all(pages.map(async (at) => (await fetch(at)).ok));
    expect(await isShown()).toEqual([false, false]); // Both decks stand in it.
    const decksTold = async (): Promise<readonly boolean[]> => {
      const headers = { cookie: `meetingstone=${anna!.session()}` };
      const games = (await (await fetch(`${server.url}/api/games`, { headers })).json()) as GameTold[];
      return games.find((one) => one.game === game)!.seats.map((seat) => seat.deck !== undefined);
    };
    expect(await decksTold()).toEqual([true, false]);
    const [into] = Object.keys(deck.side!);
    const [out] = Object.keys(deck.cards).filter((name) => name !== into);
    await anna!.ask({ type: 'side', game, in: [into!], out: [out!] });
    await bert!.ask({ type: 'side', game, in: [], out: [] });
    const { next } = await anna!.hear('match', (match) => match.next !== undefined);
    for (const one of people) await one.ask({ type: 'sit', game: next! });
    await askedAt({ game: next!, people });
    await anna!.ask({ type: 'concede', game: next!, match: true });
    await expect.poll(async () => (await fetch(`${server.url}/api/records/${next}`)).status).toBe(200);
    const record = (await (await fetch(`${server.url}/api/records/${next}`)).json()) as { sitting: string };
    const { match } = JSON.parse(record.sitting) as {
      match: { players: readonly { deck: { cards: Record<string, number> } }[] };
    };
    expect(JSON.stringify(match)).toContain(into!);
    expect(await bert!.hear('match', ({ over }) => over === true)).toMatchObject({ over: true });
    expect(await isShown()).toEqual([true, true]);
    expect(await decksTold()).toEqual([true, true]);
  });
});

test('whoever looks on sees the turn before, and the present one when it is over', async () => {
  const at = await begun(server.url, ['Anna', 'Bert'], { play: 'duel', seats: 2 });
  const crowd = await person(server.url);
  crowd.say({ type: 'watch', game: at.game });
  await crowd.hear('table');
  const turn = (): number => at.people[0]!.table(at.game)!.turn.number;
  while (turn() < 3) {
    const one = await askedAt(at);
    const { number, options } = one.table(at.game)!.decision!;
    await one.ask({ type: 'answer', game: at.game, decision: number, choose: options.at(-1)!.choose });
    await expect.poll(() => one.table(at.game)!.decision?.number).not.toBe(number);
  }
  await expect.poll(() => crowd.table(at.game)!.turn.number).toBe(turn() - 1);
  const seen = crowd.table(at.game)!;
  expect(seen.you).toBe(null);
  expect(seen.players.map(({ hand }) => hand)).toEqual([null, null]);
  expect(seatOf(at.people[1]!, at.game)).toBe(1);
});
