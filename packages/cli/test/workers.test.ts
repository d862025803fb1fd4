import { describe, expect, test } from 'vitest';
import { command } from './support.ts';

/** What a simulation counted, without how long it took. */
async function counted(...words: readonly string[]): Promise<object> {
  const { out, code } = await command('simulate', '--seed', '5', '--bots', 'random', '--json', ...words);
  expect(code).toBe(0);
  const { gamesPerSecond: _, decisionsPerSecond: __, ...rest } = JSON.parse(out) as Record<string, unknown>;
  return rest;
}

describe('a simulation in several threads', () => {
  test('counts what one thread counts: a seed plays the same game, whoever plays it', async () => {
    const alone = await counted('--games', '9');
    expect(alone).toMatchObject({ games: 9, ended: 9 });
    expect(await counted('--games', '9', '--workers', '2')).toEqual(alone);
    expect(await counted('--games', '3', '--match')).toEqual(
      await counted('--games', '3', '--match', '--workers', '2'),
    );
  });

  test('refuses a bot that there is not before any thread begins', async () => {
    const { err, code } = await command('simulate', '--bots', 'nobody', '--workers', '2');
    expect(err).toContain('there is no bot "nobody"');
    expect(code).toBe(1);
  });
});
