import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../src/json.ts';
import { command, temporary } from './support.ts';

describe('mistakes are told in a sentence, on stderr, with exit code 1', () => {
  test.each([
    [['simulat'], "unknown command 'simulat'\n(Did you mean simulate?)"],
    [['simulate', '--decks', 'Vespr', 'X'], 'there is no deck "Vespr"; did you mean "Vespers"?'],
    [['simulate', '--decks', 'Vespers'], 'a game needs at least two decks'],
    [['simulate', '--bots', 'clever'], 'there is no bot "clever" (easy, normal, hard, expert'],
    [['simulate', '--games', '0'], 'It must be a whole number, 1 or more.'],
    [['simulate', '--bots', 'greedy', 'random', 'random'], '3 bots for 2 seats'],
    [['simulate', '--teams', '2', '--decks', 'Vespers', 'Vespers', '--games', 'many'], 'whole number'],
    [['cards', 'show', 'Embr', 'Lash'], 'no card is named "Embr Lash"; did you mean "Ember Lash"?'],
    [['cards', 'list', '--type', 'Spell'], 'there is no card type "Spell"'],
    [['replay', '/no/such/file.json'], '/no/such/file.json: there is no such file'],
    [['rules', '999'], 'the rule index has no "999"'],
  ])('%j', async (words, message) => {
    const { out, err, code } = await command(...words);
    expect(err).toContain(message);
    expect(err).not.toMatch(/\n\s+at /);
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

describe('simulate', () => {
  test('counts games, wins, turns and decisions, the same for the same seed', async () => {
    const words = ['simulate', '--decks', 'Vespers', 'Quick Fingers', '--games', '4', '--seed', '7', '--json'];
    const first = JSON.parse((await command(...words)).out);
    const second = JSON.parse((await command(...words)).out);
    expect(first).toMatchObject({ games: 4, ended: 4, errors: 0, bots: ['random', 'random'] });
    expect(first.wins[0] + first.wins[1] + first.draws).toBe(4);
    expect(first.decisions).toBeGreaterThan(100);
    expect(first.gamesPerSecond).toBeGreaterThan(0);
    expect(first.decisionsPerSecond).toBeGreaterThan(0);
    const { gamesPerSecond: _, decisionsPerSecond: __, ...counted } = first;
    expect(second).toMatchObject(counted);
  });

  test('more decks make a free-for-all, and teams win together', async () => {
    const decks = ['--decks', 'Vespers', 'Quick Fingers', 'Redquiver Pack', 'Halfhelm Raiders'];
    const alone = JSON.parse((await command('simulate', ...decks, '--games', '1', '--json')).out);
    expect(Object.keys(alone.wins)).toEqual(['0', '1', '2', '3']);
    const words = ['simulate', ...decks, '--games', '1', '--teams', '2', '--bots', 'greedy', '--json'];
    const teams = JSON.parse((await command(...words)).out);
    expect(teams.wins[0]).toBe(teams.wins[2]);
    expect(teams.wins[1]).toBe(teams.wins[3]);
  });

  test('a game past the limit has not ended, and all is not well', async () => {
    const { out, code } = await command('simulate', '--games', '2', '--limit', '5', '--json');
    expect(JSON.parse(out)).toMatchObject({ games: 2, ended: 0, errors: 0 });
    expect(code).toBe(1);
  });

  test('is told to people in a few lines', async () => {
    const { out, code } = await command('simulate', '--games', '2', '--bots', 'greedy');
    expect(out).toMatch(/^2 games, 2 ended, 0 errors\n {2}Ashgrove Embers .*won/);
    expect(code).toBe(0);
  });
});

describe('replay', () => {
  const folder = temporary('games');
  const simulated = command('simulate', '--games', '1', '--bots', 'greedy', '--record', folder);
  const recorded = async () => {
    await simulated;
    return `${folder}/game-1.json`;
  };
  const changed = async (change: (game: { [key: string]: never }) => void) => {
    const game = JSON.parse(readFileSync(await recorded(), 'utf8'));
    change(game);
    return temporary('changed.json', JSON.stringify(game));
  };

  test('a recorded game ends in the recorded state', async () => {
    const { out, code } = await command('replay', await recorded());
    expect(out).toMatch(/ends in the recorded state$/);
    expect(out).toMatch(/wins? the game/);
    expect(code).toBe(0);
  });

  test('the table after any answer is written as a scenario, which runs green', async () => {
    const file = await recorded();
    const { out, code } = await command('replay', file, '--scenario', '60');
    expect(code).toBe(0);
    const run = await command('scenario', temporary('moment.yaml', out));
    expect(run.out).toMatch(/1 passed, 0 failed$/);
    const { unsaid, text } = JSON.parse((await command('replay', file, '--scenario', '60', '--json')).out);
    expect(text.trimEnd()).toBe(out.trimEnd());
    expect(Array.isArray(unsaid)).toBe(true);
    expect((await command('replay', file, '--scenario', '0')).err).toContain('nobody has begun a turn there');
    expect((await command('replay', file, '--scenario', '99999')).err).toContain('answers, not 99999');
  });

  test('says at which answer the state differs', async () => {
    const file = await changed((game: { answers?: { state: string }[] }) => {
      game.answers![30]!.state = '00000000';
    });
    const { out, code } = await command('replay', file, '--json');
    expect(JSON.parse(out)).toMatchObject({ same: false, differsAt: 31, answers: 31 });
    expect(code).toBe(1);
  });

  test('says which answer is refused, and why', async () => {
    const file = await changed((game: { answers?: { choose: unknown }[] }) => {
      game.answers![10]!.choose = { choose: 'number', number: 12 };
    });
    const { out, code } = await command('replay', file);
    expect(out).toMatch(/DIFFERS: answer 11 is refused: .*rule \d/);
    expect(code).toBe(1);
  });

  test('says when only the end differs, and when no end was recorded', async () => {
    const other = await changed((game: { digest?: string }) => {
      game.digest = 'f00';
    });
    expect((await command('replay', other)).out).toContain('it ends in another state');
    const none = await changed((game: { digest?: string; answers?: { state?: string }[] }) => {
      game.digest = undefined as never;
      for (const given of game.answers!) given.state = undefined as never;
    });
    expect(await command('replay', none)).toMatchObject({ code: 0 });
  });

  test('a broken file is refused with its place', async () => {
    const broken = await command('replay', temporary('broken.json', '{\n  "meetingstone": 1,\n  "seats": [,]\n}'));
    expect(broken.err).toMatch(/broken\.json:3:13: not JSON: "," is not expected here/);
    const odd = await changed((game: { answers?: { player: unknown }[] }) => {
      game.answers![3]!.player = 'Ann';
    });
    expect((await command('replay', odd)).err).toContain('answers.3.player');
    const stranger = await changed((game: { seats?: { hero: string }[] }) => {
      game.seats![0]!.hero = 'Elwin Ashgrov';
    });
    expect((await command('replay', stranger)).err).toContain('did you mean "Elwin Ashgrove"?');
  });
});

describe('JSON is read with the place of a mistake', () => {
  test.each([
    ['', '1:1', 'ends too early'],
    ['{"a": 1', '1:8', 'ends too early'],
    ['{"a" 1}', '1:6', '"1"'],
    ['[1, 2,]', '1:7', '"]"'],
    ['{"a": 1}\n}', '2:1', '"}"'],
    ["{'a': 1}", '1:2', '"\'"'],
    ['[01]', '1:3', '"1"'],
    ['{"a": tru}', '1:7', '"t"'],
  ])('%j', (text, place, what) => {
    expect(() => parseJson('x.json', text)).toThrow(`x.json:${place}: not JSON: `);
    expect(() => parseJson('x.json', text)).toThrow(what);
  });

  test('and a good one as it is', () => {
    expect(parseJson('x.json', '{"a": [1, -2.5e3, "b\\n", null, {}]}')).toEqual({ a: [1, -2500, 'b\n', null, {}] });
  });

  test('deeper than a program can call itself', () => {
    expect(() => parseJson('x.json', '[{"a":'.repeat(100_000))).toThrow('x.json:1:600001: not JSON: it ends too early');
  });
});

describe('cards', () => {
  test('show tells a card as players see it, and its powers as data', async () => {
    const { out } = await command('cards', 'show', 'bonechill', 'adept');
    expect(out).toMatch(
      /^Bonechill Adept {2}\(2\)\nAlly—Undead Mage · Horde\n2 ATK \(frost\), 2 health\n {2}\[Activate\] >>>/,
    );
    expect(out).toContain('"power": "payment"');
    const { out: json } = await command('cards', 'show', 'Bonechill Adept', '--json');
    expect(JSON.parse(json)).toMatchObject({ name: 'Bonechill Adept', facts: { cost: 2 } });
  });

  test('list tells what is playable, by type if asked', async () => {
    const all = JSON.parse((await command('cards', 'list', '--json')).out);
    const quests = JSON.parse((await command('cards', 'list', '--type', 'quest', '--json')).out);
    expect(all.total).toBe(all.cards.length);
    expect(quests.total).toBeLessThan(all.total);
    for (const { types } of quests.cards) expect(types).toContain('Quest');
  });
});

test('play without a terminal is a demonstration that ends with who won', async () => {
  const { out, code } = await command('play', '--seed', '3');
  expect(out).toContain('── Turn 1:');
  expect(out.split('\n').at(-1)).toMatch(/wins? the game\.|is a draw/);
  expect(code).toBe(0);
});

test('play --json is one document', async () => {
  const { out } = await command('play', '--seed', '3', '--decks', 'Vespers', 'Hollow Whispers', '--json');
  const played = JSON.parse(out);
  expect(played).toMatchObject({ ended: true, seed: 3 });
  expect(played.winners).toHaveLength(1);
});

test('scenario tells what failed, and its last line counts', async () => {
  const file = temporary(
    'one.yaml',
    'scenario: Nobody knows this card\nplayers:\n  you: { hand: [No Such Card] }\n  foe: {}\nsteps: []\n',
  );
  const { out, code } = await command('scenario', file);
  expect(out).toContain('FAIL  Nobody knows this card');
  expect(out.split('\n').at(-1)).toBe('0 passed, 1 failed');
  expect(code).toBe(1);
  const { out: json } = await command('scenario', file, '--json');
  expect(JSON.parse(json)).toMatchObject({ passed: 0, failed: 1, scenarios: [{ file, passed: false }] });
});
