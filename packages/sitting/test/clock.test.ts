import { outcome } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import type { Sitting, Terms } from '../src/index.ts';
import { act, days, next, sitDown } from '../src/index.ts';
import { BOT, does, PERSON, tableOf } from './support.ts';

const CLOCK = { decision: 10_000, bank: 60_000, lost: 30_000 };
const table = (parts: Partial<Terms> = {}): Sitting =>
  sitDown(tableOf([PERSON, PERSON], { clock: CLOCK, ...parts }), 1, 0);
const askedNow = (sitting: Sitting) => sitting.game.decision!.player;
const answers = (sitting: Sitting, at: number) =>
  does(sitting, { do: 'answer', seat: askedNow(sitting), choose: sitting.game.decision!.options[0]!, at });

describe('a clock', () => {
  test('gives each question its time, and takes what is over from the bank', () => {
    const game = table();
    const seat = askedNow(game);
    expect(next(game)).toMatchObject({ do: 'ask', until: 70_000 });
    expect(answers(game, 9_000).clock!.seats[seat]!.bank).toBe(60_000);
    expect(answers(game, 14_000).clock!.seats[seat]!.bank).toBe(56_000);
  });

  test('a new question has all of its time again; what the sitting answers itself costs nothing', () => {
    let now = table();
    for (let at = 5_000; at < 200_000; at += 5_000) now = answers(now, at);
    expect(now.acts.some(({ then }) => then > 0)).toBe(true);
    expect(now.clock!.seats.map(({ bank }) => bank)).toEqual([60_000, 60_000]);
  });

  test('while the connection is lost, time comes from a bank of its own first', () => {
    const game = table();
    const seat = askedNow(game);
    const lost = does(game, { do: 'lost', seat, at: 2_000 });
    expect(next(lost)).toMatchObject({ until: 100_000 });
    const back = does(lost, { do: 'found', seat, at: 30_000 });
    expect(back.clock!.seats[seat]).toMatchObject({ bank: 60_000, lost: 10_000, connected: true });
    const gone = does(lost, { do: 'found', seat, at: 50_000 });
    expect(gone.clock!.seats[seat]).toMatchObject({ bank: 50_000, lost: 0 });
  });

  test('does not run while the table stands still', () => {
    const still = does(table(), { do: 'pause', seat: null, at: 3_000 });
    expect(still.clock!.running).toBeNull();
    const on = does(still, { do: 'resume', seat: null, at: 5_000_000 });
    expect(next(on)).toMatchObject({ until: 5_000_000 + 70_000 });
  });

  test('can have days', () => {
    expect(next(table({ clock: days(3) }))).toMatchObject({ until: 3 * 86_400_000 });
  });
});

describe('whose time has run out', () => {
  const late = () => does(table(), { do: 'time', at: 70_000 });

  test('that is not so while there is time left', () => {
    expect(act(table(), { do: 'time', at: 69_999 })).toMatchObject({
      refusal: { reason: 'there is time left', until: 70_000 },
    });
  });

  test('can still answer until his opponent has chosen', () => {
    expect(answers(late(), 71_000).votes).toBeNull();
    const seat = askedNow(late());
    expect(act(late(), { do: 'late', seat, choose: 'claim', at: 71_000 })).toMatchObject({
      refusal: { reason: 'not an opponent' },
    });
  });

  test('loses if his opponent claims it', () => {
    const seat = 1 - askedNow(late());
    const over = does(late(), { do: 'late', seat, choose: 'claim', at: 71_000 });
    expect(outcome(over.game)?.winners).toEqual([seat]);
  });

  test('has the time of a question once more if his opponent waits', () => {
    const waits = does(late(), { do: 'late', seat: 1 - askedNow(late()), choose: 'wait', at: 80_000 });
    expect(next(waits)).toMatchObject({ do: 'ask', until: 90_000 });
  });

  test('has a bot in his place if his opponent wants one', () => {
    const seat = askedNow(late());
    const bot = does(late(), { do: 'late', seat: 1 - seat, choose: { bot: 'greedy' }, at: 80_000 });
    expect(next(bot)).toEqual({ do: 'think', seat, bot: 'greedy' });
  });

  test('is waited for where nobody could choose', () => {
    const alone = sitDown(tableOf([PERSON, BOT], { clock: CLOCK }), 2, 0);
    const todo = next(alone);
    expect(todo.do === 'ask' ? todo.until : null).toBeNull();
  });

  test('of several opponents more than half decide', () => {
    const four = sitDown(tableOf([PERSON, PERSON, PERSON, PERSON], { clock: CLOCK }), 1, 0);
    const seat = askedNow(four);
    const [a, b] = [0, 1, 2, 3].filter((one) => one !== seat) as [number, number];
    const one = does(does(four, { do: 'time', at: 70_000 }), { do: 'late', seat: a, choose: 'claim', at: 71_000 });
    expect(one.game.state.players[seat]!.lost).toBe(false);
    const two = does(one, { do: 'late', seat: b, choose: 'claim', at: 72_000 });
    expect(two.game.state.players[seat]!.lost).toBe(true);
  });
});
