import { describe, expect, test } from 'vitest';
import { counter } from '../src/net/limits.ts';
import { limited } from '../src/tables/limited.ts';
import { delayed } from '../src/tables/spectating.ts';
import { thinkersIn } from '../src/thinking/thinkers.ts';

describe('limits', () => {
  test('what never ends is broken off, and what ends or fails is as ever', () => {
    const forEver = (): never => {
      for (;;);
    };
    expect(() => limited(forEver, 50)).toThrow('not allowed');
    expect(limited(() => 7)).toBe(7);
    expect(() =>
      limited(() => {
        throw new RangeError('of its own');
      }),
    ).toThrow(new RangeError('of its own'));
  });

  test('a burst is fine, a stream of it is not, and the time to wait is told', () => {
    const count = counter();
    const waits = Array.from({ length: 8 }, () => count('chat', 0));
    expect(waits.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(waits[6]).toBe(1_667);
    expect(count('acts', 0)).toBe(0);
    expect(count('chat', 1_667)).toBe(0);
    expect(count('chat', 1_667)).toBeGreaterThan(0);
  });
});

describe('those who look on', () => {
  test('see a turn when it is over, or what is two minutes old, or the end at once', () => {
    const shown = delayed('start', (value) => value === 'end');
    shown.add('turn 1', 1, 1_000, true);
    expect(shown.shown(1_000)).toBe('start');
    expect(shown.due()).toBe(121_000);
    shown.add('turn 2', 2, 2_000, true);
    expect(shown.shown(2_000)).toBe('turn 1');
    expect(shown.shown(121_999)).toBe('turn 1');
    expect(shown.shown(122_000)).toBe('turn 2');
    shown.add('later in turn 2', 2, 130_000, true);
    shown.add('end', 2, 131_000, true);
    expect(shown.shown(131_000)).toBe('end');
  });

  test('while nobody does, not everything is kept for whoever comes: what is old, and something every twenty seconds', () => {
    const kept = new Set<object>();
    const shown = delayed<{ readonly at: number }>({ at: -1 }, () => false);
    for (let at = 0; at <= 300_000; at += 1_000) {
      shown.add({ at }, 1, at, false);
    }
    for (let now = 300_000; now <= 420_000; now += 1_000) kept.add(shown.shown(now));
    expect(kept.size).toBeLessThanOrEqual(8);
    expect(shown.shown(300_000 + 120_000)).toEqual({ at: 300_000 });
  });
});

describe('a bot that does not answer', () => {
  test('is replaced by a simpler one, and the table goes on', async () => {
    const asked: string[] = [];
    const givenUp: string[] = [];
    const { think } = thinkersIn(
      {
        run: async ({ bot }) => {
          asked.push(bot);
          if (bot !== 'random') throw new Error('too long');
          return { choose: 'pass' };
        },
        close: async () => {},
      },
      (bot) => givenUp.push(bot),
      () => 'the game',
    );
    expect(await think('g', {} as never, 0, 'thinking:500')).toEqual({ choose: 'pass' });
    expect(asked).toEqual(['thinking:500', 'greedy', 'random']);
    expect(givenUp).toEqual(['thinking:500', 'greedy']);
  });
});
