import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import type { Person } from './people.ts';
import { person } from './people.ts';
import { quickServer } from './quick.ts';
import type { Begun } from './tableFor.ts';
import { answers, askedAt, begun, seatOf } from './tableFor.ts';

const databases = databasesForTests();
let server: Server;
let databaseUrl: string;

beforeAll(async () => {
  databaseUrl = await databases.url();
  server = await quickServer({ databaseUrl, patience: { blink: 20, gone: 150 } });
});
afterAll(() => server.close());

const duel = (terms: object = {}): Promise<Begun> =>
  begun(server.url, ['Anna', 'Bert'], { play: 'duel', seats: 2, ...terms });

const otherAt = ({ people }: Begun, one: Person): Person => people.find((other) => other !== one)!;
const QUICK = { clock: { decision: 150, bank: 0, connection: 0 } };

/** Somebody thinks until his time is over. */
async function late(at: Begun): Promise<readonly [Person, Person]> {
  const one = await askedAt(at);
  const other = otherAt(at, one);
  await expect.poll(() => other.table(at.game)!.votes?.about, { timeout: 10_000 }).toBe('late');
  return [one, other];
}

const sitterOf = (one: Person, { game }: Begun, seat: number) =>
  one
    .heard()
    .flatMap((message) => (message.type === 'presence' && message.game === game ? [message.sitters[seat]!] : []))
    .at(-1);

describe('at the end of time the opponents choose', () => {
  test('to wait: the question has all of its time once more, and is answered', async () => {
    const at = await duel(QUICK);
    const [one, other] = await late(at);
    const seat = seatOf(one, at.game);
    expect(await one.tryTo({ type: 'takeover', game: at.game, seat, by: 'wait' })).toMatchObject({
      reason: 'not an opponent',
    });
    await other.ask({ type: 'takeover', game: at.game, seat, by: 'wait' });
    expect(other.table(at.game)!.votes).toBe(null);
    await late(at);
    await answers(one, at.game); // Whoever is late may still answer, as long as nothing else was decided.
    await expect.poll(() => other.table(at.game)!.votes?.seat).not.toBe(seat);
  });

  test('a bot, which plays on until the player is back', async () => {
    const at = await duel(QUICK);
    const [one, other] = await late(at);
    const seat = seatOf(one, at.game);
    const number = one.table(at.game)!.decision!.number;
    await other.ask({ type: 'takeover', game: at.game, seat, by: 'bot', bot: 'random' });
    await other.hear('presence', ({ sitters }) => sitters[seat]!.bot === 'random');
    expect(await one.tryTo({ type: 'takeover', game: at.game, seat: 1 - seat, by: 'person' })).toMatchObject({
      reason: 'not your seat',
    });
    await one.ask({ type: 'takeover', game: at.game, seat, by: 'person' });
    await other.hear('presence', ({ sitters }) => sitters[seat]!.bot === undefined);
    expect(one.table(at.game)!.decision?.number ?? number + 1).toBeGreaterThan(number);
  });

  test('or the game', async () => {
    const at = await duel(QUICK);
    const [one, other] = await late(at);
    await other.ask({ type: 'takeover', game: at.game, seat: seatOf(one, at.game), by: 'claim' });
    expect(await one.hear('over')).toMatchObject({ winners: [seatOf(other, at.game)], by: 'out of time' });
  });
});

describe('somebody who is gone', () => {
  test('is replaced by a bot if the others want that, and has his seat again when he is back', async () => {
    const at = await duel();
    const one = await askedAt(at);
    const other = otherAt(at, one);
    const seat = seatOf(one, at.game);
    expect(await other.tryTo({ type: 'takeover', game: at.game, seat, by: 'bot' })).toMatchObject({
      reason: 'is not gone',
    });
    one.cut();
    await other.hear('presence', ({ sitters }) => sitters[seat]!.gone !== undefined);
    await other.ask({ type: 'takeover', game: at.game, seat, by: 'bot', bot: 'random' });
    await other.hear('presence', ({ sitters }) => sitters[seat]!.bot === 'random');
    const again = await person(server.url, { session: one.session() });
    await again.ask({ type: 'sit', game: at.game });
    await other.hear(
      'presence',
      ({ sitters }) => sitters[seat]!.gone === undefined && sitters[seat]!.connected === true,
    );
    expect(sitterOf(other, at, seat)).toEqual({ seat, name: expect.any(String), is: 'person', connected: true });
  });
});

describe('a pause', () => {
  test('is agreed upon; nothing is done meanwhile, and no time runs', async () => {
    const at = await duel({ clock: { decision: 60_000, bank: 60_000 } });
    const one = await askedAt(at);
    const other = otherAt(at, one);
    await one.ask({ type: 'pause', game: at.game, on: true });
    expect(one.table(at.game)!).toMatchObject({ paused: false, votes: { about: 'pause' } });
    await other.ask({ type: 'pause', game: at.game, on: true });
    expect(await one.hear('paused')).toMatchObject({ on: true });
    const { number, options } = one.table(at.game)!.decision!;
    expect(
      await one.tryTo({ type: 'answer', game: at.game, decision: number, choose: options[0]!.choose }),
    ).toMatchObject({ reason: 'the game is paused' });
    expect(one.table(at.game)!.running).toBe(null);
    await other.ask({ type: 'pause', game: at.game, on: false });
    await expect.poll(() => one.table(at.game)!.running?.seat).toBe(seatOf(one, at.game));
    await answers(one, at.game);
  });
});

describe('a game for days', () => {
  test('goes on after a restart with its deadline, and the deadline comes though nobody is there', async () => {
    const own = await quickServer({ databaseUrl });
    const at = await begun(own.url, ['Anna', 'Bert'], { play: 'duel', seats: 2, clock: { days: 3 / 86_400 } });
    const one = await askedAt(at);
    const { since, left } = one.table(at.game)!.running!;
    expect(left).toBe(3_000);
    await own.close();
    await new Promise((done) => setTimeout(done, Math.max(0, since + left + 200 - Date.now())));
    const other = await person(server.url, { session: otherAt(at, one).session() });
    await other.ask({ type: 'sit', game: at.game });
    // The time in which nobody served the game is nobody's; what was left of it runs now.
    await expect.poll(() => other.table(at.game)?.votes?.about, { timeout: 15_000 }).toBe('late');
  });
});
