import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../src/server.ts';
import { databasesForTests } from './databases.ts';
import type { Person } from './people.ts';
import { quickServer } from './quick.ts';
import type { Begun } from './tableFor.ts';
import { answers, askedAt, begun, seatOf } from './tableFor.ts';

const databases = databasesForTests();
let server: Server;

beforeAll(async () => {
  server = await quickServer({ databaseUrl: await databases.url() });
});
afterAll(() => server.close());

/** A duel right after somebody has placed a resource that both see, and who that is. */
async function placed(): Promise<Begun & { readonly one: Person; readonly other: Person; readonly handCount: number }> {
  const at = await begun(server.url, ['Anna', 'Bert'], { play: 'duel', seats: 2 });
  for (;;) {
    const one = await askedAt(at);
    const { options, number } = one.table(at.game)!.decision!;
    const n = options.findIndex(({ choose }) => choose.choose === 'place' && !choose.faceUp);
    const { handCount } = one.table(at.game)!.players[seatOf(one, at.game)]!;
    await answers(one, at.game, n < 0 ? -1 : n);
    if (n >= 0) return { ...at, one, other: at.people.find((person) => person !== one)!, handCount };
    await expect.poll(() => one.table(at.game)!.decision?.number).not.toBe(number);
  }
}

describe('taking back what others have seen', () => {
  test('needs their agreement, and then it is as before', async () => {
    const { game, one, other, handCount } = await placed();
    const seat = seatOf(one, game);
    await one.ask({ type: 'undo.ask', game });
    expect(await other.hear('undo.asked')).toEqual({ type: 'undo.asked', game, by: seat, waitsFor: [1 - seat] });
    expect(await one.hear('undo.asked')).toMatchObject({ waitsFor: [] }); // Each is told of himself alone.
    expect(one.table(game)!.undo).toEqual({ by: seat, waitsFor: [] });
    expect(await one.tryTo({ type: 'undo.say', game, agree: true })).toMatchObject({ reason: 'nobody has asked you' });
    await other.ask({ type: 'undo.say', game, agree: true });
    expect(await one.hear('undo.done')).toMatchObject({ by: seat, agreed: true });
    expect(one.table(game)!.players[seat]!.handCount).toBe(handCount);
    expect(one.table(game)!.decision!.options.some(({ choose }) => choose.choose === 'place')).toBe(true);
  });

  test('is not asked again at once after a no, and not at all of somebody who does not want it', async () => {
    const { game, one, other } = await placed();
    await one.ask({ type: 'undo.ask', game });
    await other.ask({ type: 'undo.say', game, agree: false });
    expect(await one.hear('undo.done')).toMatchObject({ agreed: false });
    const refused = await one.tryTo({ type: 'undo.ask', game });
    expect(refused).toMatchObject({ reason: 'too soon after refusals' });
    expect(refused.wait! - Date.now()).toBeGreaterThan(8_000);
    expect(refused.wait! - Date.now()).toBeLessThanOrEqual(10_000);
    const next = await placed();
    await next.other.ask({ type: 'undo.say', game: next.game, agree: false, never: true });
    expect(await next.one.tryTo({ type: 'undo.ask', game: next.game })).toMatchObject({
      reason: 'does not want to be asked',
    });
  });
});

const LOOKING = `Hero: Elwin Ashgrove
60 Look About
---
Look About, 0, Mage, Instant Ability—Fire
You may search your deck for a quest and put it into your hand.`;

test('with cards of their own they play, and from what was looked at nobody goes back', async () => {
  const deck = { list: LOOKING };
  const duel = { play: 'duel', seats: 2 } as const;
  const [anna] = (await begun(server.url, ['Anna', 'Bert'], duel)).people;
  expect(await anna!.tryTo({ type: 'lobby.open', terms: duel, deck })).toMatchObject({ reason: 'deck refused' });
  const at = await begun(server.url, ['Anna', 'Bert'], { ...duel, ownCards: true }, {}, [deck, deck]);
  for (;;) {
    const one = await askedAt(at);
    const { question, options, number } = one.table(at.game)!.decision!;
    if (question === 'search') {
      expect(await one.tryTo({ type: 'back', game: at.game, decision: number })).toMatchObject({
        reason: 'chance was drawn, or something seen',
      });
      await answers(one, at.game, 0);
      await expect.poll(() => at.people.map((each) => each.table(at.game)!.chain.length)).toEqual([0, 0]);
      return;
    }
    const play = one.table(at.game)!.chain.length === 0 ? options.findIndex(({ group }) => group === 'play') : -1;
    const yes = question === 'may' ? options.findIndex(({ choose }) => choose.choose === 'yes') : -1;
    await answers(one, at.game, Math.max(play, yes));
    await expect.poll(() => one.table(at.game)!.decision?.number).not.toBe(number);
  }
});
