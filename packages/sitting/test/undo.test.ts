import { shownTo } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import type { Sitting, Terms } from '../src/index.ts';
import { act, answersOf, digestOf, logOf, newsIn, resit, writeSitting } from '../src/index.ts';
import { BOT, does, later, PERSON, rounds, started, tableOf } from './support.ts';

/** A game at which a person is in the middle of something that he began himself, with at least one answer given. */
function midway(terms: Terms): { readonly before: Sitting; readonly now: Sitting; readonly seat: number } {
  let before = started(terms, 4);
  for (const { sitting, given } of rounds(before, 4)) {
    const { decision, replies } = sitting.game;
    if (
      given.do === 'answer' &&
      decision &&
      decision.question !== 'priority' &&
      decision.player === given.seat &&
      replies.length === 1 &&
      sitting.game.state.turn.number > 0 &&
      given.seat === 0
    )
      return { before, now: sitting, seat: given.seat };
    before = sitting;
  }
  throw new Error('nobody was in the middle of anything');
}

/** A game right after seat 0 has put something on the chain or into play that all others see. */
function seen(terms: Terms): { readonly before: Sitting; readonly now: Sitting } {
  let before = started(terms, 4);
  for (const { sitting, given } of rounds(before, 4)) {
    if (given.do === 'answer' && given.seat === 0 && given.choose.choose === 'place') return { before, now: sitting };
    before = sitting;
  }
  throw new Error('nobody placed anything');
}

const people = tableOf([PERSON, PERSON]);

describe('back, within what one is doing', () => {
  test('is free, and the others have seen nothing of it', () => {
    const { before, now, seat } = midway(people);
    expect(shownTo(now.game, 1).view).toEqual({ ...shownTo(before.game, 1).view, waitingFor: 0 });
    const back = does(now, { do: 'back', seat, at: 0 });
    expect(digestOf(back.game)).toBe(digestOf(before.game));
    expect(back.game.decision).toEqual(before.game.decision);
    expect(logOf(back, 1)).toEqual(logOf(before, 1));
  });

  test('has an end where the procedure began', () => {
    const { before, seat } = midway(people);
    expect(act(before, { do: 'back', seat, at: 0 })).toMatchObject({
      ok: false,
      refusal: { reason: 'nothing to go back to' },
    });
  });
});

describe('taking back what others have seen', () => {
  test('needs those who have, and then the game is as before', () => {
    const { before, now } = seen(people);
    const asked = does(now, { do: 'undo.ask', seat: 0, at: 0 });
    expect(asked.undo.asked).toMatchObject({ seat: 0, waitingFor: [1] });
    expect(asked.game).toBe(now.game);
    const agreed = does(asked, { do: 'undo.say', seat: 1, agree: true, at: 0 });
    expect(digestOf(agreed.game)).toBe(digestOf(before.game));
    expect(answersOf(agreed)).toEqual(answersOf(before));
    expect(newsIn(logOf(agreed, 1), logOf(asked, 1).told).map(({ event }) => event)).toEqual(['table']);
  });

  test('is appended to the record, from which the same sitting comes again', () => {
    const { now } = seen(people);
    const asked = does(now, { do: 'undo.ask', seat: 0, at: 0 });
    const agreed = does(asked, { do: 'undo.say', seat: 1, agree: true, at: 0 });
    expect(agreed.acts.slice(0, now.acts.length)).toEqual(now.acts);
    expect(agreed.acts.at(-1)).toMatchObject({ act: { do: 'undo.say' }, from: now.acts.length - 1 });
    let played = agreed;
    let n = 0;
    for (const { sitting } of rounds(agreed, 8)) {
      played = sitting;
      if (++n > 20) break;
    }
    expect(writeSitting(resit(played.terms, played.seed, played.acts)) === writeSitting(played)).toBe(true);
  });

  test('does not happen if one of them says no; then he waits ten seconds, forty after the second no', () => {
    let { now } = seen(people);
    for (const [at, wait] of [
      [0, 10_000],
      [10_000, 40_000],
    ] as const) {
      const asked = does(now, { do: 'undo.ask', seat: 0, at });
      now = does(asked, { do: 'undo.say', seat: 1, agree: false, at });
      expect(now.game).toBe(asked.game);
      const until = at + wait;
      const again = act(now, { do: 'undo.ask', seat: 0, at: until - 1 });
      expect(again).toEqual({ ok: false, refusal: { reason: 'too soon after refusals', until } });
    }
  });

  test('is not asked of somebody who never wants to be', () => {
    const { now } = seen(people);
    const unwilling = does(now, { do: 'wish', seat: 1, wish: { wish: 'undo', on: false }, at: 0 });
    expect(act(unwilling, { do: 'undo.ask', seat: 0, at: 0 })).toEqual({
      ok: false,
      refusal: { reason: 'does not want to be asked', seat: 1 },
    });
  });

  test('is free among bots', () => {
    const { before, now } = seen(tableOf([PERSON, BOT]));
    expect(digestOf(does(now, { do: 'undo.ask', seat: 0, at: 0 }).game)).toBe(digestOf(before.game));
  });

  test('is over once somebody has gone on', () => {
    const { now } = seen(people);
    const asked = does(now, { do: 'undo.ask', seat: 0, at: 0 });
    const sitting = later(asked, 1);
    expect(sitting.undo.asked).toBeNull();
    expect(act(sitting, { do: 'undo.say', seat: 1, agree: true, at: 0 })).toMatchObject({ ok: false });
  });
});

test('a mulligan is chance: it cannot be taken back without the opponents', () => {
  let now = started(people, 4);
  while (now.game.decision!.question !== 'mulligan')
    now = does(now, { do: 'answer', seat: now.game.decision!.player, choose: now.game.decision!.options[0]!, at: 0 });
  const seat = now.game.decision!.player;
  const drawn = does(now, { do: 'answer', seat, choose: { choose: 'yes' }, at: 0 });
  expect(does(drawn, { do: 'undo.ask', seat, at: 0 }).undo.asked).toMatchObject({ waitingFor: [1 - seat] });
});

test('in a rated game one is free, and the next is asked for', () => {
  const { before, now, seat } = midway(tableOf([PERSON, PERSON], { rated: true }));
  const back = does(now, { do: 'undo.ask', seat, at: 0 });
  expect(digestOf(back.game)).toBe(digestOf(before.game));
  const given = now.acts.at(-1)!.act;
  const again = does(does(back, given), { do: 'undo.ask', seat, at: 0 });
  expect(again.undo.asked).toMatchObject({ seat, waitingFor: [1] });
});

test('with nothing answered there is nothing to take back', () => {
  expect(act(started(people), { do: 'undo.ask', seat: 0, at: 0 })).toMatchObject({
    refusal: { reason: 'nothing to take back' },
  });
});
