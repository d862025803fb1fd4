import { describe, expect, test } from 'vitest';
import { command, temporary } from './support.ts';

const LEGAL = `Name: Guards
Hero: Warrax

50 Ironforge Guards
4 Footsoldier
4 Moss Colossus
2 Storm Whistle

Side deck
8 Ironforge Guards
2 Storm Whistle
`;
const file = (text: string, name = 'guards.txt') => temporary(name, text);

describe('deck check', () => {
  test('a legal deck is said to be legal', async () => {
    const path = file(LEGAL);
    expect(await command('deck', 'check', path)).toEqual({
      out: 'Guards: legal for Constructed play, 60 cards and a side deck of 10',
      err: '',
      code: 0,
    });
    const { out, code } = await command('deck', 'check', path, '--json');
    expect(JSON.parse(out)).toEqual({
      deck: 'Guards',
      hero: 'Warrax',
      play: 'Constructed',
      cards: 60,
      side: 10,
      legal: true,
      violations: [],
    });
    expect(code).toBe(0);
    expect(await command('deck', 'check', 'vespers')).toMatchObject({ code: 0 });
  });

  test('what is not allowed is told with its rule and its card', async () => {
    const path = file(LEGAL.replace('4 Footsoldier', '5 Footsoldier\n1 Deuce').replace('8 Ironforge', '7 Ironforge'));
    const { out, code } = await command('deck', 'check', path);
    expect(out.split('\n')).toEqual([
      'Guards: not legal for Constructed play',
      '  100.3   the side deck has 9 cards; it is 10 or none',
      '  100.2a  Deuce: shares no icon of Hunter with Warrax',
      '  100.2c  Deuce: is a Beast Mastery Talent; the talent spec of Warrax is Protection',
      '  100.4   Footsoldier: 5 copies; 4 is the most',
    ]);
    expect(code).toBe(1);
    const json = await command('deck', 'check', path, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ legal: false, cards: 62, side: 9 });
    expect(JSON.parse(json.out).violations).toContainEqual({
      rule: '100.4',
      card: 'Footsoldier',
      reason: '5 copies; 4 is the most',
    });
    expect(json.code).toBe(1);
  });

  test('thirty cards are enough for Limited play', async () => {
    const path = file('Hero: Warrax\n30 Footsoldier', 'pool.deck');
    expect(await command('deck', 'check', path)).toMatchObject({ code: 1 });
    expect(await command('deck', 'check', path, '--limited')).toMatchObject({
      out: 'pool: legal for Limited play, 30 cards',
      code: 0,
    });
  });
});

describe('mistakes are told with their lines, on stderr, with exit code 1', () => {
  test.each([
    ['Hero: Warax\n4 Footsolder', 'a.txt', ['a.txt:1: no card is named "Warax"; perhaps Warrax', 'a.txt:2: no card']],
    ['4 Footsoldier', 'b.txt', ['b.txt:1: it names no hero']],
    ['<deck>\n<section>\n</deck>', 'c.o8d', ['c.o8d:3: </deck> stands where </section> of line 2 should']],
  ])('%j', async (text, name, messages) => {
    const path = file(text, name);
    for (const words of [
      ['deck', 'check', path],
      ['deck', 'show', path],
      ['simulate', '--decks', path, path],
    ]) {
      const { out, err, code } = await command(...words);
      for (const message of messages) expect(err).toContain(message);
      expect(err).not.toMatch(/\n\s+at /);
      expect([out, code]).toEqual(['', 1]);
    }
  });

  test('and in the JSON document that was asked for', async () => {
    const path = file('Hero: Warrax\n4 Footsolder');
    const { out, err, code } = await command('deck', 'check', path, '--json');
    expect(JSON.parse(out)).toEqual({
      file: path,
      play: 'Constructed',
      legal: false,
      violations: [],
      mistakes: [{ line: 2, message: 'no card is named "Footsolder"; perhaps Footsoldier' }],
    });
    expect(err).toContain(':2: no card is named "Footsolder"');
    expect(code).toBe(1);
  });

  test('a file that is not there, and a name that nobody has', async () => {
    expect((await command('deck', 'show', '/no/such/deck.txt')).err).toContain('deck.txt: there is no such file');
    expect((await command('deck', 'show', 'Vespr')).err).toContain('there is no deck "Vespr"; did you mean "Vespers"?');
  });
});

describe('deck show', () => {
  test('tells the cards by type', async () => {
    const { out, code } = await command('deck', 'show', file(LEGAL));
    expect(out).toMatch(/^Guards\nWarrax, Alliance Warrior, Hero—/);
    expect(out).toContain('\n\nAllies (58)\n  50 Ironforge Guards, 2, Alliance, Ally—');
    expect(out).toContain('\n\nEquipment (2)\n   2 Storm Whistle');
    expect(out).toMatch(/\n\nSide deck \(10\)\n {3}8 Ironforge Guards.*\n {3}2 Storm Whistle.*\n\n60 cards$/);
    expect(code).toBe(0);
  });

  test('writes a list of an OCTGN file that is the same deck', async () => {
    const octgn = file(
      '<deck><section name="Hero"><card qty="1">Warrax</card></section>' +
        '<section name="Main"><card qty="4">Footsoldier</card></section></deck>',
      'Old friends.o8d',
    );
    const { out } = await command('deck', 'show', octgn, '--list');
    expect(out).toBe('Name: Old friends\nHero: Warrax\n\n4 Footsoldier');
    const [one, other] = [octgn, file(out)].map((path) => command('deck', 'show', path, '--json'));
    expect((await one)!.out).toBe((await other)!.out);
    expect(JSON.parse((await one)!.out)).toMatchObject({ hero: 'Warrax', cards: { Footsoldier: 4 }, total: 4 });
  });
});

describe('a deck file is played', () => {
  test('by bots, under its own name', async () => {
    const { out, code } = await command('simulate', '--decks', file(LEGAL), 'Vespers', '--games', '1', '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 1, ended: 1, decks: ['Guards', 'Vespers'] });
    expect(code).toBe(0);
    const played = await command('play', '--decks', 'Vespers', file(LEGAL), '--json');
    expect(JSON.parse(played.out)).toMatchObject({ ended: true });
  });

  test('only if it is legal', async () => {
    const path = file('Hero: Warrax\n30 Footsoldier');
    for (const name of ['play', 'simulate']) {
      const { out, err, code } = await command(name, '--decks', path, 'Vespers', '--json');
      expect(err).toContain(
        'is not a legal deck\n  100.1  the deck has 30 cards; 60 is the least\n  100.4  Footsoldier:',
      );
      expect([out, code]).toEqual(['', 1]);
    }
    const words = ['simulate', '--decks', path, path, '--limited', '--games', '1', '--json'];
    expect(await command(...words)).toMatchObject({ code: 0, err: '' });
  });
});
