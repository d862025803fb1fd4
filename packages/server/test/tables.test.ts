import { diceFrom } from '@meetingstone/bots';
import type { FromServerOf } from '@meetingstone/protocol';
import { outcome } from '@meetingstone/rules';
import type { Act } from '@meetingstone/sitting';
import { act, readSitting } from '@meetingstone/sitting';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import type { Person } from './people.ts';
import { person, playOn } from './people.ts';
import { quickServer } from './quick.ts';

const databases = databasesForTests();
let server: Server;

beforeAll(async () => {
  server = await quickServer({ databaseUrl: await databases.url() });
});
afterAll(() => server.close());

interface Duel {
  readonly game: string;
  readonly anna: Person;
  readonly bert: Person;
}

/** Two people at a duel that has begun. */
async function duel(terms: object = {}): Promise<Duel> {
  const [anna, bert] = [await person(server.url, { name: 'Anna' }), await person(server.url, { name: 'Bert' })];
  const { game } = (await anna.ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2, ...terms } })) as {
    game: string;
  };
  await bert.ask({ type: 'sit', game });
  await anna.ask({ type: 'lobby.start', game });
  await Promise.all([anna.hear('table'), bert.hear('table')]);
  return { game, anna, bert };
}

/** Who is asked, and who is not. */
async function asked({ game, anna, bert }: Duel): Promise<readonly [Person, Person]> {
  const isAsked = (one: Person): boolean => one.table(game)?.decision !== null;
  await expect.poll(() => isAsked(anna) || isAsked(bert)).toBe(true);
  return isAsked(anna) ? [anna, bert] : [bert, anna];
}

const pageOf = (path: string, init?: RequestInit): Promise<Response> => fetch(`${server.url}${path}`, init);

describe('a duel between two people', () => {
  test('is played to its end; both see the result, and the record gives the same game again', async () => {
    const { game, anna, bert } = await duel();
    expect((await pageOf(`/api/records/${game}`)).status).toBe(409); // While it goes on it would tell everybody's cards.
    await playOn([anna, bert], game, diceFrom(7), 30);
    await anna.ask({ type: 'concede', game });
    const over = await bert.hear('over');
    expect(over).toMatchObject({ winners: [1], by: 'conceded' });
    expect(anna.table(game)!.outcome).toEqual({ winners: [1] });
    await expect.poll(async () => (await pageOf(`/api/records/${game}`)).status).toBe(200);
    const record = (await (await pageOf(`/api/records/${game}`)).json()) as {
      sitting: string;
      acts: { act: Act; then: number }[];
    };
    const played = record.acts.reduce((sitting, { act: one, then }) => {
      const done = act(sitting, one, then);
      if (!done.ok) throw new Error('refused');
      return done.sitting;
    }, readSitting(record.sitting));
    expect(outcome(played.game)?.winners).toEqual([1]);
  });

  test('goes on where it was for somebody who was cut off, without the whole table', async () => {
    const at = await duel();
    const [one, other] = await asked(at);
    one.cut();
    await other.hear('presence', ({ sitters }) => sitters.some(({ connected }) => connected === false));
    const { seq } = one.table(at.game)!;
    const again = await person(server.url, { session: one.session(), resume: [{ game: at.game, seq }] }, one);
    await other.hear('presence', ({ sitters }) => sitters.every(({ connected }) => connected !== false));
    await playOn([again, other], at.game, diceFrom(4), 8);
    expect(again.heard().some(({ type }) => type === 'table')).toBe(false);
    const fresh = await person(server.url, { session: one.session() });
    await fresh.ask({ type: 'sit', game: at.game });
    await fresh.hear('table');
    const { definitions: _, ...table } = fresh.table(at.game)!;
    expect(again.table(at.game)).toMatchObject(table);
  });

  test('an answer that is sent twice is done once and acknowledged twice', async () => {
    const at = await duel();
    const [one] = await asked(at);
    const { number, options } = one.table(at.game)!.decision!;
    const answer = {
      type: 'answer',
      game: at.game,
      key: 'once',
      decision: number,
      choose: options[0]!.choose,
    } as const;
    one.say(answer);
    one.say(answer);
    await one.hear('ack', ({ key }) => key === 'once');
    await one.hear('ack', ({ key }) => key === 'once');
    expect(one.heard().filter(({ type }) => type === 'refused')).toEqual([]);
  });

  test('nobody answers for somebody else, and a no changes nothing', async () => {
    const at = await duel();
    const [one, other] = await asked(at);
    const { number, options } = one.table(at.game)!.decision!;
    const seen = JSON.stringify(other.table(at.game));
    const choose = options[0]!.choose;
    await other.tryTo({ type: 'answer', game: at.game, decision: number, choose });
    await one.tryTo({ type: 'answer', game: at.game, decision: number + 7, choose });
    const stranger = await person(server.url);
    expect(await stranger.tryTo({ type: 'answer', game: at.game, decision: number, choose })).toMatchObject({
      reason: 'not your table',
    });
    expect(await stranger.tryTo({ type: 'answer', game: 'nothing', decision: 1, choose })).toMatchObject({
      reason: 'no such game',
    });
    expect(JSON.stringify(other.table(at.game))).toBe(seen);
    await one.ask({ type: 'answer', game: at.game, decision: number, choose });
  });

  test('a second connection takes the seat, and the first is told so', async () => {
    const { game, anna } = await duel();
    const again = await person(server.url, { session: anna.session() });
    await again.ask({ type: 'sit', game });
    await again.hear('table');
    expect(await anna.hear('replaced')).toMatchObject({ game });
  });
});

describe('those who look on', () => {
  test('see no hand, no question, and nothing of the turn that goes on', async () => {
    const at = await duel();
    const crowd = await person(server.url);
    crowd.say({ type: 'watch', game: at.game });
    const table = await crowd.hear('table');
    expect(table).toMatchObject({ you: null, decision: null });
    await playOn([at.anna, at.bert], at.game, diceFrom(1), 6);
    const shown = crowd.table(at.game)!;
    expect(shown.turn.number).toBeLessThanOrEqual(at.anna.table(at.game)!.turn.number);
    expect(
      shown.players.every((player) => !('hand' in player) || player.hand === null || player.hand === undefined),
    ).toBe(true);
    await at.anna.ask({ type: 'concede', game: at.game });
    await crowd.hear('over');
    await expect.poll(() => crowd.table(at.game)!.outcome).toEqual({ winners: [1] });
  });

  test('are kept out where nobody may look on', async () => {
    const { game } = await duel({ spectators: 'none' });
    const crowd = await person(server.url);
    crowd.say({ type: 'watch', game });
    expect(await crowd.hear('refused')).toMatchObject({ reason: 'not allowed' });
  });
});

describe('the lobby', () => {
  test('shows open tables to everybody, and private ones to nobody without the invitation', async () => {
    const [anna, bert] = [await person(server.url, { name: 'Anna' }), await person(server.url, { name: 'Bert' })];
    anna.say({ type: 'lobby.watch', on: true });
    await anna.hear('lobby');
    const { game } = (await anna.ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2, private: true } })) as {
      game: string;
    };
    const { tables } = await anna.hear('lobby', (lobby) => lobby.tables.some((table) => table.game === game));
    const invitation = tables.find((table) => table.game === game)!.invitations![0]!;
    bert.say({ type: 'lobby.watch', on: true });
    const seen: FromServerOf<'lobby'> = await bert.hear('lobby');
    expect(seen.tables.some((table) => table.game === game)).toBe(false);
    expect(await bert.tryTo({ type: 'sit', game })).toMatchObject({ reason: 'wrong token' });
    const other = (await anna.ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2, private: true } })) as {
      game: string;
    };
    expect(await bert.tryTo({ type: 'sit', game: other.game, token: invitation.token })).toMatchObject({
      reason: 'wrong token',
    });
    expect(await bert.ask({ type: 'sit', game, token: invitation.token })).toMatchObject({ seat: 1 });
  });

  test('refuses what cannot be played, with a sentence', async () => {
    const anna = await person(server.url);
    const open = (terms: object) =>
      anna.tryTo({ type: 'lobby.open', terms: { play: 'duel', seats: 2, ...terms } as never });
    expect(await open({ seats: 3 })).toMatchObject({ reason: 'terms refused', words: ['A duel has two seats.'] });
    expect(await open({ play: 'raid', seats: 4, raid: { key: 'nowhere' } })).toMatchObject({ reason: 'terms refused' });
    expect(await open({ rated: true, ownCards: true })).toMatchObject({ reason: 'terms refused' });
    const game = (await anna.ask({ type: 'lobby.open', terms: { play: 'duel', seats: 2 } })).game!;
    expect(await anna.tryTo({ type: 'lobby.start', game })).toMatchObject({ reason: 'not all seats are taken' });
    expect(await anna.tryTo({ type: 'sit', game, deck: { named: 'No Such Deck' } })).toMatchObject({
      reason: 'deck refused',
    });
    expect(await anna.tryTo({ type: 'sit', game, deck: { list: '4 Nothing Like This' } })).toMatchObject({
      reason: 'deck refused',
    });
  });

  test('what was said while one was cut off is heard on coming back, and nothing twice', async () => {
    const { game, anna, bert } = await duel();
    await anna.ask({ type: 'say', game, text: 'good luck' });
    const { number } = await bert.hear('said');
    const { seq } = bert.table(game)!;
    bert.cut();
    await anna.ask({ type: 'say', game, text: 'are you there?' });
    const again = await person(server.url, { session: bert.session(), resume: [{ game, seq, said: number }] }, bert);
    expect((await again.hear('said')).text).toBe('are you there?');
    await again.ask({ type: 'say', game, text: 'back' });
    const heard = again.heard().filter(({ type }) => type === 'said');
    expect(heard.map((one) => 'text' in one && one.text)).toEqual(['are you there?', 'back']);
  });

  test('what is said too often is refused, with the time to wait', async () => {
    const { game, anna, bert } = await duel();
    for (let n = 0; n < 6; n++)
      await anna.ask({ type: 'say', game, text: `<script>${n}</script>'; drop table games; --` });
    expect(await anna.tryTo({ type: 'say', game, text: 'once more' })).toMatchObject({ reason: 'too often' });
    expect((await bert.hear('said')).text).toBe("<script>0</script>'; drop table games; --");
  });
});

describe('raids and bots', () => {
  test('two people and bots raid Onyxia, whom a bot plays', async () => {
    const [anna, bert] = [await person(server.url, { name: 'Anna' }), await person(server.url, { name: 'Bert' })];
    const terms = { play: 'raid', seats: 4, raid: { key: 'onyxia' } } as const;
    const seats = [
      { seat: 0, bot: 'greedy' },
      { seat: 3, bot: 'random' },
    ];
    const { game, seat } = (await anna.ask({ type: 'lobby.open', terms, seats })) as { game: string; seat: number };
    expect(seat).toBe(1);
    await bert.ask({ type: 'sit', game });
    await Promise.all([
      anna.ask({ type: 'lobby.ready', game, ready: true }),
      bert.ask({ type: 'lobby.ready', game, ready: true }),
    ]);
    await Promise.all([anna.hear('table'), bert.hear('table')]);
    expect(await playOn([anna, bert], game, diceFrom(2), 12)).toBeGreaterThanOrEqual(12);
  });
});

describe('after the game', () => {
  test('a match goes on with the next game once both are done with their side decks', async () => {
    const { game, anna, bert } = await duel({ bestOf: 3 });
    await anna.ask({ type: 'concede', game });
    expect(await bert.hear('match')).toMatchObject({ wins: [0, 1], siding: [0, 1] });
    await anna.ask({ type: 'side', game, in: [], out: [] });
    expect(await bert.tryTo({ type: 'side', game, in: ['Footsoldier'], out: [] })).toMatchObject({
      reason: 'deck refused',
    });
    await bert.ask({ type: 'side', game, in: [], out: [] });
    const { next } = await anna.hear('match', (match) => match.next !== undefined);
    await anna.ask({ type: 'sit', game: next! });
    await bert.ask({ type: 'sit', game: next! });
    await asked({ game: next!, anna, bert });
    await anna.ask({ type: 'concede', game: next! });
    expect(await bert.hear('match', ({ over }) => over === true)).toMatchObject({ wins: [0, 2] });
  });

  test('both agree to another game, and it begins', async () => {
    const { game, anna, bert } = await duel();
    expect(await anna.tryTo({ type: 'rematch', game, agree: true })).toMatchObject({ reason: 'not over' });
    await anna.ask({ type: 'concede', game });
    await bert.hear('over');
    await anna.ask({ type: 'rematch', game, agree: true });
    await bert.ask({ type: 'rematch', game, agree: true });
    const { next } = await anna.hear('rematch', (one) => one.next !== undefined);
    await anna.ask({ type: 'sit', game: next! });
    await bert.ask({ type: 'sit', game: next! });
    await asked({ game: next!, anna, bert });
  });
});
