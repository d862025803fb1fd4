import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BOSS_PLAYER } from '@meetingstone/raids';
import { startGame } from '@meetingstone/rules';
import { findDeck, raidAt, raidersOf, raidFor } from '@meetingstone/sitting';
import { describe, expect, test } from 'vitest';
import { bossesIn } from '../src/ladder/raids.ts';
import { ratingsOf } from '../src/ladder/rating.ts';
import { command } from './support.ts';

describe('ratings', () => {
  test('ten wins to one are about 400 points, and many games make them sure', () => {
    const [weak, strong] = ratingsOf(['weak', 'strong'], [{ one: 'weak', other: 'strong', won: 100, lost: 1000 }]);
    expect(weak).toEqual({ name: 'weak', points: 0, within: 0 });
    expect(Math.abs(strong!.points - 400)).toBeLessThan(5);
    expect(strong!.within).toBeLessThan(50);
    const few = ratingsOf(['weak', 'strong'], [{ one: 'weak', other: 'strong', won: 1, lost: 10 }]);
    expect(few[1]!.within).toBeGreaterThan(100);
  });

  test('two who never met are compared by a third', () => {
    const met = [
      { one: 'a', other: 'b', won: 10, lost: 30 },
      { one: 'b', other: 'c', won: 10, lost: 30 },
    ];
    const [, b, c] = ratingsOf(['a', 'b', 'c'], met);
    expect(c!.points).toBeGreaterThan(b!.points + 100);
  });
});

test('a Boss that lies on two cards is one Boss: nine of them are in the Black Temple', () => {
  const raiders = raidersOf([findDeck('Redquiver Pack')]);
  const opening = raidFor(raidAt('black-temple'), 'standard', raiders, BOSS_PLAYER, {})(1);
  expect(bossesIn(startGame(opening, 1))).toBe(9);
});

describe('meetingstone ladder', () => {
  test('tells who won, how strong they are and how long they took', async () => {
    const words = ['ladder', '--bots', 'random', 'easy', '--games', '2', '--decks', 'Redquiver Pack'];
    const { out, code } = await command(...words);
    expect(code).toBe(0);
    expect(out).toContain('random against easy: ');
    expect(out).toMatch(/easy .*± .* points, .* ms a turn/);
  });

  test('tells of raids with both kinds of decks', async () => {
    const words = ['ladder', '--raids', 'onyxia', '--bots', 'easy', '--raiders', '2', '--games', '2'];
    const { out, code } = await command(...words);
    expect(code).toBe(0);
    expect(out).toContain("Onyxia's Lair (standard), 2 raiders, easy, starter decks: won ");
    expect(out).toContain('constructed decks: won ');
  });

  test('does not play a raid again that is written down', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'ladder-')), 'games.jsonl');
    const options = ['--raiders', '2', '--kinds', 'starter', '--games', '2', '--record', file, '--json'];
    const words = ['ladder', '--raids', 'onyxia', '--bots', 'easy', ...options];
    await command(...words);
    const [, first] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `\n${JSON.stringify({ ...JSON.parse(first!), beaten: 100 })}\n{"of": "cut of`);
    const { out } = await command(...words);
    expect(JSON.parse(out)).toMatchObject({ raid: 'onyxia', decks: 'starter', games: 2 });
    expect(JSON.parse(out).beaten).toBeGreaterThanOrEqual(50);
    expect((await command(...words)).out).toBe(out);
  });
});
