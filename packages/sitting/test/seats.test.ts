import { outcome } from '@meetingstone/rules';
import { plain } from '@meetingstone/words';
import { describe, expect, test } from 'vitest';
import { act, logOf, next } from '../src/index.ts';
import { BOT, does, later, PERSON, raidOf, started, tableOf } from './support.ts';

const three = () => later(started(tableOf([PERSON, PERSON, PERSON])), 10);
const lastLine = (sitting: ReturnType<typeof three>, viewer: number | null) =>
  plain(logOf(sitting, viewer).lines.at(-1)!.sentence);

describe('somebody who is gone', () => {
  test('is waited for until the others decide that a bot plays on', () => {
    const game = three();
    const seat = game.game.decision!.player;
    const [one, other] = [0, 1, 2].filter((n) => n !== seat) as [number, number];
    const gone = does(game, { do: 'gone', seat, at: 5 });
    expect(next(gone)).toEqual({ do: 'nothing' });
    const half = does(gone, { do: 'replace', seat, bot: 'greedy', by: one, at: 6 });
    expect(next(half)).toEqual({ do: 'nothing' });
    const both = does(half, { do: 'replace', seat, bot: 'greedy', by: other, at: 7 });
    expect(next(both)).toEqual({ do: 'think', seat, bot: 'greedy' });
    expect(both.sitters[seat]).toEqual({ is: 'gone', since: 5, bot: 'greedy' });
  });

  test('comes back at any decision', () => {
    const game = three();
    const seat = game.game.decision!.player;
    const gone = does(game, { do: 'replace', seat, bot: 'greedy', by: seat, at: 5 });
    expect(next(gone)).toMatchObject({ do: 'think', seat });
    const back = does(gone, { do: 'sit', seat, at: 9 });
    expect(next(back)).toMatchObject({ do: 'ask', seat });
    expect(back.game).toBe(game.game);
    expect(act(back, { do: 'sit', seat, at: 9 })).toMatchObject({ refusal: { reason: 'a person sits there' } });
  });

  test('cannot be declared gone by a replacement while he is there', () => {
    expect(act(three(), { do: 'replace', seat: 0, bot: 'greedy', by: 1, at: 0 })).toMatchObject({
      refusal: { reason: 'is not gone' },
    });
  });
});

test('a person takes a bot’s seat in a raid, at its next decision', () => {
  const raid = later(started(raidOf([BOT, BOT, BOT])), 5);
  const seat = raid.game.decision!.player;
  expect(next(does(raid, { do: 'sit', seat, at: 0 }))).toMatchObject({ do: 'ask', seat });
});

describe('giving up', () => {
  test('is possible at any moment, also while somebody else is asked', () => {
    const game = later(started(tableOf([PERSON, PERSON])), 12);
    const loser = 1 - game.game.decision!.player;
    const over = does(game, { do: 'concede', seat: loser, at: 0 });
    expect(outcome(over.game)?.winners).toEqual([1 - loser]);
    expect(next(over)).toEqual({ do: 'nothing' });
    expect(act(over, { do: 'concede', seat: 0, at: 0 })).toMatchObject({ refusal: { reason: 'the game is over' } });
  });

  test('of one of three lets the others play on', () => {
    const over = does(three(), { do: 'concede', seat: 2, at: 0 });
    expect(outcome(over.game)).toBeNull();
    expect(act(over, { do: 'concede', seat: 2, at: 0 })).toMatchObject({ refusal: { reason: 'has lost', seat: 2 } });
  });
});

describe('a pause', () => {
  const two = () => later(started(tableOf([PERSON, PERSON])), 12);

  test('needs everybody, and until one of them goes on nobody answers', () => {
    const asked = does(two(), { do: 'pause', seat: 0, at: 1 });
    expect([asked.paused, lastLine(asked, 1)]).toEqual([null, 'Ann asks for a pause']);
    const still = does(asked, { do: 'pause', seat: 1, at: 2 });
    expect([still.paused, next(still)]).toEqual([2, { do: 'nothing' }]);
    const { player: seat, options } = still.game.decision!;
    expect(act(still, { do: 'answer', seat, choose: options[0]!, at: 3 })).toMatchObject({
      refusal: { reason: 'the game is paused' },
    });
    expect(next(does(still, { do: 'resume', seat: 1, at: 4 }))).toMatchObject({ do: 'ask', seat });
  });

  test('does not exist in a rated game, but for the table itself', () => {
    const rated = later(started(tableOf([PERSON, PERSON], { rated: true })), 12);
    expect(act(rated, { do: 'pause', seat: 0, at: 0 })).toMatchObject({
      refusal: { reason: 'rated games are not paused' },
    });
    expect(does(rated, { do: 'pause', seat: null, at: 7 }).paused).toBe(7);
  });
});

describe('what everybody is told', () => {
  test('comes with the rule, the turn and the link behind it', () => {
    const { lines } = logOf(later(started(tableOf([PERSON, BOT])), 60), 0);
    expect(lines.some(({ event, link }) => event === 'play' && link > 0)).toBe(true);
    for (const { rule, event, turn } of lines) {
      expect(event === 'table' || rule !== '').toBe(true);
      expect(turn).toBeGreaterThanOrEqual(0);
    }
    const turns = lines.map(({ turn }) => turn);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
  });

  test('a bot may tell why', () => {
    const game = started(tableOf([BOT, BOT]));
    const { player: seat, options } = game.game.decision!;
    const why = { because: 'trials', worth: 0.5, next: null, trials: 16 } as const;
    const told = does(game, { do: 'answer', seat, choose: options[0]!, why, at: 0 });
    expect(told.logs.every(({ lines }) => lines.some(({ event }) => event === 'thought'))).toBe(true);
  });
});
