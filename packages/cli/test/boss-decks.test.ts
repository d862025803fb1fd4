import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { command, temporary } from './support.ts';

const RAID = ['simulate', '--raid', 'black-temple', '--games', '1', '--limit', '30', '--json'];
const LINES = [
  'Main deck',
  '40 Fixate',
  '',
  'Event:',
  '3 #43',
  '2 You Are Not Prepared! 44   # twice',
  'Betrayer Event',
  '5 #70',
];
const list = (...lines: readonly string[]) => temporary('decks.txt', lines.join('\n'));

describe('--boss-decks', () => {
  test('gives the Boss player decks of his own in epic mode, and they are recorded', async () => {
    const folder = temporary('recorded');
    const ran = await command(...RAID, '--mode', 'epic', '--boss-decks', list(...LINES), '--record', folder);
    expect(ran.err).not.toContain('error');
    const { raid } = JSON.parse(readFileSync(`${folder}/game-1.json`, 'utf8'));
    expect(raid.decks.Event).toEqual([
      ...Array.from({ length: 3 }, () => 'You Are Not Prepared! 43'),
      ...Array.from({ length: 2 }, () => 'You Are Not Prepared! 44'),
    ]);
    expect(Object.keys(raid.decks)).toEqual(['Main', 'Event', 'Betrayer Event']);
    expect((await command('replay', `${folder}/game-1.json`)).out).toMatch(/ends in the recorded state$/);
  });

  test('is held to the limits of the mode', async () => {
    const file = list(...LINES);
    const heroic = await command(...RAID, '--mode', 'heroic', '--boss-decks', file);
    expect(heroic.code).toBe(1);
    expect(heroic.err).toContain(`${file}: these are no decks for Black Temple (heroic)`);
    expect(heroic.err).toContain('the Main deck has 40 copies of Fixate, more than 4 (BT.02)');
    expect(heroic.err).toContain('the Event deck has 5 cards, fewer than 23 (BT.02)');
    expect(heroic.err).toContain('the Betrayer Event deck is not as it is in the box (BT.02)');
    const standard = await command(...RAID, '--boss-decks', file);
    expect(standard.err).toContain('the Main deck is not as it is in the box (BT.01)');
    const epic = await command(
      ...RAID,
      '--mode',
      'epic',
      '--boss-decks',
      list('Minion', '3 Fixate', 'Boss', 'Supremus'),
    );
    expect(epic.err).toContain('Fixate in the Minion deck is not a Traitor ally (BT.03)');
    expect(epic.err).toContain("the Boss deck is not the Boss player's to build");
  });

  test.each([
    [['4 Fixate'], ':1: "4 Fixate" stands in no deck: begin with the name of one (Main, Minion'],
    [['Main', '4 Fixat'], ':2: no card is called "Fixat"'],
    [['Main', '100000000 Fixate'], ':2: with 100000000 Fixate the deck has more than 2000 cards'],
    [['Main', '0 Fixate'], ':2: no copy of Fixate'],
    [['# nothing'], 'there is no deck in it'],
  ])('%j is refused with its place', async (lines, message) => {
    const { err, code } = await command(...RAID, '--mode', 'epic', '--boss-decks', list(...lines));
    expect(err).toContain(message);
    expect(code).toBe(1);
  });

  test('is for a raid that has such modes', async () => {
    const onyxia = await command('simulate', '--raid', 'onyxia', '--boss-decks', list('Main', 'Crush'));
    expect(onyxia.err).toContain("the decks of Onyxia's Lair are played as they are in the box");
    for (const verb of ['simulate', 'play'])
      expect((await command(verb, '--boss-decks', 'x.txt')).err).toContain('--boss-decks is for a raid');
    const missing = await command('play', '--raid', 'black-temple', '--json', '--boss-decks', '/nowhere.txt');
    expect(missing.err).toContain('/nowhere.txt: there is no such file or folder');
  });

  test('plays in the terminal too', async () => {
    const file = list('Minion', '28 Ashtongue Battlelord');
    const { err } = await command('play', '--raid', 'black-temple', '--mode', 'heroic', '--json', '--boss-decks', file);
    expect(err).toContain('28 copies of Ashtongue Battlelord, more than 4 (BT.02)');
  });
});
