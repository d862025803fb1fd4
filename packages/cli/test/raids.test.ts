import { readFileSync } from 'node:fs';
import { RAIDS } from '@meetingstone/raids';
import { describe, expect, test } from 'vitest';
import { command, temporary } from './support.ts';

const RAID = ['simulate', '--raid', 'onyxia', '--games', '1', '--json'];

describe('simulate --raid', () => {
  test('counts how often the raiding players won', async () => {
    const { out, code } = await command(...RAID, '--decks', 'Vespers', 'Quick Fingers', '--bots', 'random,greedy');
    const report = JSON.parse(out);
    expect(report).toMatchObject({ raid: 'onyxia', mode: 'standard', raiders: 2, games: 1, ended: 1, errors: 0 });
    expect(report.bots).toEqual(['random', 'greedy', 'greedy']);
    expect(report.raidersWon).toBe(report.wins[1]);
    expect(report.wins[0] + report.raidersWon).toBe(1);
    expect(code).toBe(0);
  });

  test('is recorded as the name of the raid and the seats of the raiding players, and can be replayed', async () => {
    const folder = temporary('raids');
    await command(...RAID, '--decks', 'Vespers', '--record', folder);
    const file = `${folder}/game-1.json`;
    const { raid, seats } = JSON.parse(readFileSync(file, 'utf8'));
    expect(raid).toEqual({ key: 'onyxia', mode: 'standard' });
    expect(seats[0]).toEqual({ name: 'boss', bot: 'random' });
    expect((await command('replay', file)).out).toMatch(/ends in the recorded state$/);
  });

  test('says when a raid was made for more or fewer than raid', async () => {
    const raid = ['simulate', '--games', '1', '--limit', '3', '--json', '--raid'];
    expect((await command(...raid, 'molten-core', '--decks', 'Vespers')).err).toBe(
      'Molten Core was made for three to five raiding players (MC100.1); here one raids.',
    );
    expect((await command(...raid, 'onyxia', '--decks', 'Vespers')).err).toBe('');
  });

  test.each([
    [['--raid', 'onixia'], 'there is no raid "onixia" (onyxia'],
    [['--raid', 'onyxia', '--mode', 'hard'], 'Onyxia\'s Lair has no mode "hard" (standard)'],
    [['--mode', 'standard'], '--mode is for a raid'],
    [['--raid', 'onyxia', '--match'], 'a raid is a single game'],
    [['--raid', 'onyxia', '--decks', 'Vespers', 'Halfhelm Raiders'], "can't raid together (R100.1)"],
    [['--raid', 'onyxia', '--decks', ...Array.from({ length: 6 }, () => 'Vespers')], 'one to five raiding players'],
  ])('%j is refused', async (words, message) => {
    const { err, code } = await command('simulate', ...words);
    expect(err).toContain(message);
    expect(code).toBe(1);
  });
});

describe('cards of raids', () => {
  test('are listed with their raid, all or those of one', async () => {
    const { cards } = JSON.parse((await command('cards', 'list', '--raid', 'onyxia', '--type', 'event', '--json')).out);
    expect(cards.length).toBeGreaterThan(10);
    expect(
      cards.every(({ raid, types }: { raid: string; types: string[] }) => raid === 'onyxia' && types[0] === 'Event'),
    ).toBe(true);
    const all = JSON.parse((await command('cards', 'list', '--json')).out).cards as { raid?: string }[];
    expect(new Set(all.map(({ raid }) => raid))).toEqual(new Set([undefined, ...RAIDS.map(({ key }) => key)]));
  });

  test('a Boss on several cards is shown on each of them, both sides', async () => {
    const { name, raid, text, others } = JSON.parse((await command('cards', 'show', 'onyxia', '--json')).out);
    expect([name, raid, others.length]).toEqual(['Onyxia', 'onyxia', 2]);
    expect(text.join('\n')).toMatch(/\[Front\].*\n.*\[Back\]/s);
    expect((await command('cards', 'show', 'Onyxa')).err).toContain('no card is named "Onyxa"');
  });
});
