import { diceFrom } from '@meetingstone/bots';
import { imagine, viewGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import type { Sitting } from '../src/index.ts';
import { act, coveredTime, next } from '../src/index.ts';
import { BOT, card, chooses, does, footmen, PERSON, position, randomBot, rounds, started, tableOf } from './support.ts';

const AMONG_PEOPLE = { covered: true } as const;
/** Ann plays Fire Blast at Ben's hero; Ben has a card in his hand that he cannot play, and resources. */
const shot = (parts = {}) => {
  const table = position(
    { hand: [card('Fire Blast')], resources: footmen(1) },
    { hand: [card('Fireball')], resources: footmen(2) },
    { ...AMONG_PEOPLE, ...parts },
  );
  return chooses(chooses(table, 0, 'play'), 0, 'card', 'Grusk Halfhelm');
};

describe('among people a pass that could tell something waits', () => {
  test('of somebody with cards and ready resources, while something is on the chain', () => {
    expect(next(shot())).toEqual({ do: 'cover', seat: 1 });
    expect(shot().game.state.chain).toHaveLength(1);
  });

  test('and is given when the shell says that the time is over, and not before', () => {
    const resolved = does(shot(), { do: 'forced', at: 900 });
    expect(resolved.game.state.chain).toEqual([]);
    expect(act(resolved, { do: 'forced', at: 900 })).toMatchObject({ ok: false, refusal: { reason: 'no pass waits' } });
  });

  test('not at one keyboard, not before bots, not without cards', () => {
    expect(next(shot({ covered: false }))).toMatchObject({ do: 'ask', seat: 0 });
    const alone: Sitting = {
      ...position(
        { hand: [card('Fire Blast')], resources: footmen(1) },
        { hand: [card('Fireball')], resources: footmen(2) },
        AMONG_PEOPLE,
      ),
      sitters: [BOT, PERSON],
    };
    expect(next(chooses(chooses(alone, 0, 'play'), 0, 'card', 'Grusk Halfhelm'))).toMatchObject({ seat: 0 });
    const empty = position(
      { hand: [card('Fire Blast')], resources: footmen(1) },
      { resources: footmen(2) },
      AMONG_PEOPLE,
    );
    expect(next(chooses(chooses(empty, 0, 'play'), 0, 'card', 'Grusk Halfhelm'))).toMatchObject({ do: 'ask', seat: 0 });
  });

  test('with every resource exhausted, too, and where nothing happens: some cards cost nothing', () => {
    const table = position(
      { hand: [card('Fire Blast')], resources: footmen(1) },
      { hand: [card('Fireball')] },
      AMONG_PEOPLE,
    );
    expect(next(chooses(chooses(table, 0, 'play'), 0, 'card', 'Grusk Halfhelm'))).toEqual({ do: 'cover', seat: 1 });
  });

  test('what somebody put on the chain himself he lets resolve at once: he would, whatever he holds', () => {
    const table = position({ hand: [card('Fire Blast'), card('Fireball')], resources: footmen(4) }, {}, AMONG_PEOPLE);
    const played = chooses(chooses(table, 0, 'play'), 0, 'card', 'Grusk Halfhelm');
    expect(next(played)).toMatchObject({ do: 'ask', seat: 0 });
  });

  test('a pass that hangs on what he could do waits like one that is the only answer: they cannot be told apart', () => {
    const table = position(
      { hand: [card('Fire Blast')], resources: footmen(1) },
      { hand: [card('Fireball')], resources: [...footmen(3), card('Letters for the Front')] },
      AMONG_PEOPLE,
    );
    const played = chooses(chooses(table, 0, 'play'), 0, 'card', 'Grusk Halfhelm');
    expect(played.game.decision!.options.map(({ choose }) => choose)).toEqual(['pass', 'complete']);
    expect(next(played)).toEqual({ do: 'cover', seat: 1 });
  });

  test('for as long as dice say', () => {
    const times = Array.from({ length: 500 }, (_, n) => coveredTime(diceFrom(n)));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...times)).toBeLessThan(1500);
    expect(new Set(times).size).toBeGreaterThan(300);
  });
});

test('whether a pass comes at once does not hang on the hand: other cards in it change nothing', () => {
  const start = started(tableOf([PERSON, PERSON], AMONG_PEOPLE), 11);
  const dice = diceFrom(5);
  const faces = start.opening.seats.map(({ decks }) => decks.flat());
  let [looked, n] = [0, 0];
  for (const { sitting } of rounds(start, 6, randomBot)) {
    const { game } = sitting;
    const todo = next(sitting);
    if (game.decision?.question === 'priority' && (todo.do === 'cover' || todo.do === 'ask')) {
      const isCoverable = viewGame(game, null).players[todo.seat]!.handCount > 0;
      const other = isCoverable ? imagine(game, 1 - todo.seat, (owner) => faces[owner]!, dice) : null;
      if (other) {
        looked += 1;
        const instead = next({ ...sitting, game: other });
        expect(['cover', 'ask']).toContain(instead.do);
        expect('seat' in instead && instead.seat).toBe(todo.seat);
      }
    }
    if (++n >= 500) break;
  }
  expect(looked).toBeGreaterThan(20);
});
