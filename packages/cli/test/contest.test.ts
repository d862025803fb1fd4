import { describe, expect, test } from 'vitest';
import { confidence } from '../src/contest.ts';
import { command } from './support.ts';

describe('a contest', () => {
  test('is held with the same decks and tells how sure it is', async () => {
    const { out, code } = await command('contest', 'greedy', 'random', '--games', '2', '--decks', 'Redquiver Pack');
    expect(code).toBe(0);
    expect(out).toMatch(/^greedy won 2 of 2 games against random: 100 %\n {2}in the long run 34\.2 to 100 %/);
  });

  test('has two sides of as many players as one wants', async () => {
    const words = ['contest', 'greedy', 'random', '--members', '2', '--games', '2', '--each', '--decks'];
    const { out } = await command(...words, 'Redquiver Pack', 'Halfhelm Raiders');
    expect(out).toMatch(/^1\. Redquiver Pack, Halfhelm Raiders: greedy won in turn \d+ \(1 of 1\)\n2\. /);
  });

  test('is not held with a bot that nobody knows', async () => {
    const { err, code } = await command('contest', 'greedy', 'thinking:0');
    expect(code).toBe(1);
    expect(err).toContain('there is no bot "thinking:0"');
  });

  test.each([
    [50, 100, 0.404, 0.596],
    [10, 10, 0.722, 1],
    [0, 4, 0, 0.49],
  ])('%i of %i games say that the share is between %f and %f', (wins, games, low, high) => {
    const found = confidence(wins, games);
    expect(found[0]).toBeCloseTo(low, 2);
    expect(found[1]).toBeCloseTo(high, 2);
  });
});

test('a bot says why to everybody at the table who wants to hear it', async () => {
  const words = ['play', '--decks', 'Redquiver Pack', 'Halfhelm Raiders', '--bots', 'greedy'];
  expect((await command(...words)).out).not.toContain('for the best');
  expect((await command(...words, '--why')).out).toMatch(/takes "Play [^"]+" for the best \(\d+(\.\d)?\), before "/);
});
