import { readFileSync } from 'node:fs';
import type { Deck } from '@meetingstone/cards';
import { winnersOf, winsOf } from '@meetingstone/cards';
import type { Game } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import type { Course } from '@meetingstone/sitting';
import {
  gameOver,
  gameTitle,
  matchWords,
  openingNow,
  recordingNow,
  scoreWords,
  startCourse,
  swapped,
} from '@meetingstone/sitting';
import { describe, expect, test } from 'vitest';
import { matchAt, saveMatch } from '../src/files.ts';
import { plain } from '../src/paint.ts';
import { playMatch } from '../src/play/match.ts';
import { readSiding } from '../src/play/sidedeck.ts';
import { card, command, position, temporary, typing } from './support.ts';

const deck: Deck = {
  name: 'Guards',
  hero: 'Warrax',
  cards: { 'Ironforge Guards': 52, Footsoldier: 4, Hearthstone: 4 },
  side: { 'Moss Colossus': 4, 'Ironforge Guards': 2, 'Storm Whistle': 4 },
};
const seats = [{ name: 'Ann' }, { name: 'Ben' }];
const begun = startCourse({ decks: [deck, deck], seats, play: 'Constructed', bestOf: 3, seed: 5 });
const playing = (bots: readonly (string | null)[], course: Course, ...lines: readonly string[]) => {
  const terminal = typing(...lines);
  const done = playMatch(course, { bots, paint: plain, folder: null }, terminal);
  return done.then((now) => ({ now, shown: terminal.shown, text: terminal.shown.join('\n') }));
};
const AGAINST_BOT = [null, 'greedy'];
const HOTSEAT = [null, null];

describe('a match at the terminal', () => {
  test('is lost with two games, and the score is told', async () => {
    const { now, shown, text } = await playing(AGAINST_BOT, begun, 'concede', 'yes', 'done', 'concede', 'yes');
    expect([winsOf(now.now), winnersOf(now.now)]).toEqual([[0, 2], [1]]);
    expect(text).toContain('Game 1 of a match of best of 3');
    expect(text).toContain('The match: You (0), Ben (1).');
    expect(text).toContain('Game 2 of a match of best of 3: You (0), Ben (1)');
    expect(shown.at(-1)).toBe('Ben wins the match: You (0), Ben (2).');
  });

  test('who lost the last game chooses who goes first (101.1)', async () => {
    const { shown } = await playing(AGAINST_BOT, begun, 'concede', 'yes', 'done', 'quit', 'yes');
    const second = shown.slice(shown.findIndex((line) => line.startsWith('Game 2')));
    expect(second.some((line) => /goes first/i.test(line))).toBe(true);
    expect(openingNow(readBack(await conceded(1)).course).chooser).toBe(1);
  });

  test('is given up as a whole, in a game and between games', async () => {
    const inGame = await playing(AGAINST_BOT, begun, 'concede match', 'yes');
    expect([winnersOf(inGame.now.now), inGame.now.games.length]).toEqual([[1], 0]);
    expect(inGame.shown.at(-1)).toBe('You concede the match. Ben wins the match: You (0), Ben (0).');
    const between = await playing(AGAINST_BOT, begun, 'concede', 'yes', 'concede match', 'yes');
    expect([winnersOf(between.now.now), between.now.games.length]).toEqual([[1], 1]);
  });

  test('whoever leaves it has not lost it', async () => {
    const { now, shown } = await playing(AGAINST_BOT, begun, 'concede', 'yes', 'quit', 'yes');
    expect(winnersOf(now.now)).toEqual([]);
    expect(shown.at(-1)).toBe('The match is not over: You (0), Ben (1).');
  });

  test('of three sides cannot be given up', async () => {
    const three = [...seats, { name: 'Cid' }];
    const course = startCourse({ decks: [deck, deck, deck], seats: three, play: 'Constructed', bestOf: 3, seed: 5 });
    const { text } = await playing([null, 'random', 'random'], course, 'concede match', 'yes');
    expect(text).toContain('No: with more than two sides');
  });
});

describe('side decks', () => {
  test.each([
    ['3 b', { does: 'swap', out: 3, in: 'b', copies: 1 }],
    ['3b x2', { does: 'swap', out: 3, in: 'b', copies: 2 }],
    ['OUT 3 2', { does: 'swap', out: 3, in: null, copies: 2 }],
    ['in b', { does: 'swap', out: null, in: 'b', copies: 1 }],
    ['', { does: 'table' }],
    ['undo', { does: 'back' }],
    ['? Footsoldier', { does: 'text', what: 'Footsoldier' }],
    ['3 b or so', { does: 'unknown', what: '3 b or so' }],
  ])('%j', (line, input) => {
    expect(readSiding(line)).toEqual(input);
  });

  test('are swapped one for one, and the next game is played with the new deck (100.3)', async () => {
    const { now, text } = await playing(AGAINST_BOT, begun, 'concede', 'yes', '2 a x3', 'done', 'concede', 'yes');
    expect(text).toContain('Out: 3 Footsoldier. In: 3 Moss Colossus.');
    expect(now.now.players[0]!.deck.cards).toMatchObject({ Footsoldier: 1, 'Moss Colossus': 3 });
    expect(
      now.games[1]!.recording.opening.seats[0]!.decks[0]!.filter(({ name }) => name === 'Moss Colossus'),
    ).toHaveLength(3);
    expect(now.now.players[1]!.deck).toEqual(deck);
  });

  test('what cannot be swapped is said, and nothing is swapped', async () => {
    const lines = [
      '9 a',
      '2 z',
      '2 a x5',
      '2 a x0',
      'fnord',
      'back',
      'out 2',
      'done',
      'back',
      '? Moss Colossus',
      'done',
    ];
    const { now, text } = await playing(AGAINST_BOT, begun, 'concede', 'yes', ...lines);
    expect(text).toContain('There is no card 9 in your deck; there are 1 to 3.');
    expect(text).toContain('There is no card z in your side deck; there are a to c.');
    expect(text).toContain('There are not 5 copies of Footsoldier in your deck.');
    expect(text).toContain('At least one copy must be swapped.');
    expect(text).toContain('"fnord"? Type "3 b" to swap');
    expect(text).toContain('There is nothing to take back.');
    expect(text).toMatch(/That deck cannot be played:\n\s+100\.3 {2}0 cards come in for 1; it is one for one/);
    expect(text).toContain('Monster Ally—Giant');
    expect(now.now.players[0]!.deck).toEqual(deck);
  });

  test('are seen by their owner alone', async () => {
    const { shown } = await playing(HOTSEAT, begun, '', 'concede', 'yes', '', 'done', '', 'done');
    const between = shown.slice(shown.findIndex((line) => line.startsWith('The match:')));
    const order = between.filter((line) => line === '(clear)' || /press Enter|^Your side deck/.test(line)).slice(0, 6);
    expect(order).toEqual([
      '(clear)',
      'Ann, press Enter when only you can see this. ',
      'Your side deck (10)',
      '(clear)',
      'Ben, press Enter when only you can see this. ',
      'Your side deck (10)',
    ]);
  });
});

rule(
  '800.1d',
  'equipment that stays in play is in play as the next game of the match starts, and cannot be sided out',
  async () => {
    let game: Game = position(
      {
        play: [card('Hearthstone'), card('Storm Whistle')],
        resources: Array.from({ length: 6 }, () => card('Footsoldier')),
      },
      {},
    );
    const choose = (kind: string) => {
      const stone = game.state.play.at(-3)!;
      const option = game.decision!.options.find(
        (one) => one.choose === kind && (one.choose !== 'use' || one.card === stone),
      )!;
      const done = answer(game, { player: game.decision!.player, choose: option });
      if (!done.ok) throw new Error(done.ruling.reason);
      game = done.game;
    };
    choose('use');
    while (game.decision) choose('card');
    const course = gameOver(begun, game, recordingNow(begun, []));
    const kept = openingNow(course).seats[0]!.kept!.map(({ facts }) => facts.name);
    expect(kept.sort()).toEqual(['Hearthstone', 'Storm Whistle']);
    const { shown } = await playing(AGAINST_BOT, course, 'deck');
    expect(shown).toContain('Your deck (59)');
    expect(shown).toContain('Your side deck (9)');
  },
);

rule('800.2a', 'in a match the collection of a player is his side deck as it is then', () => {
  const after = gameOver(begun, lost(0), recordingNow(begun, []));
  const done = swapped(after, { player: 0, out: { Footsoldier: 1 }, in: { 'Moss Colossus': 1 } });
  if (!done.ok) throw new Error('not swapped');
  const { cards } = openingNow(done.course).seats[0]!.collection!;
  expect(cards.filter(({ name }) => name === 'Footsoldier')).toHaveLength(1);
  expect(cards).toHaveLength(10);
});

/** Some game that this player has given up. */
function lost(player: number): Game {
  const done = answer(position({}, {}), { player, choose: 'concede' });
  if (!done.ok) throw new Error(done.ruling.reason);
  return done.game;
}

/** A file of a match whose first game this player gave up. */
async function conceded(player: number): Promise<string> {
  const file = temporary('match.json');
  const bots = [0, 1].map((seat) => (seat === player ? null : 'greedy'));
  await playing(bots, begun, 'concede', 'yes', `save ${file}`, 'quit', 'yes');
  return file;
}
const readBack = (file: string) => matchAt(file);

describe('a match that is put away', () => {
  test('goes on in the middle of a game', async () => {
    const file = temporary('match.json');
    const { now } = await playing(
      AGAINST_BOT,
      begun,
      'concede',
      'yes',
      '2 a',
      'done',
      '1',
      `save ${file}`,
      'quit',
      'yes',
    );
    const read = matchAt(file);
    expect(read.course.now).toEqual(now.now);
    expect(read.bots).toEqual(AGAINST_BOT);
    expect(read.answers!.length).toBeGreaterThan(0);
    expect(read.games.map(({ same }) => same)).toEqual([true, true]);
    const { out, code } = await command('play', '--resume', file);
    expect(out).toContain('Game 2 of a match of best of 3: Ann (0), Ben (1)');
    expect(out.split('\n').at(-1)).toMatch(/wins the match/);
    expect(code).toBe(0);
  });

  test('keeps what was taken back, too', async () => {
    const file = temporary('match.json');
    await playing(AGAINST_BOT, begun, '1', 'back', `save ${file}`, 'quit', 'yes');
    const { acts, games } = matchAt(file);
    expect(acts!.some(({ from }) => from !== undefined)).toBe(true);
    expect(games.map(({ same }) => same)).toEqual([true]);
    expect((await command('replay', file, '--watch')).code).toBe(0);
  });

  test('goes on between two games, with what was swapped', async () => {
    const file = temporary('match.json');
    await playing(AGAINST_BOT, begun, 'concede', 'yes', '2 a', `save ${file}`, 'quit', 'yes');
    const read = matchAt(file);
    expect([read.answers, read.course.swaps.length]).toEqual([null, 1]);
    expect(read.course.now.players[0]!.deck.cards).toMatchObject({ Footsoldier: 3, 'Moss Colossus': 1 });
    const { now, text } = await playing(AGAINST_BOT, read.course, '2 b', 'done', 'concede', 'yes');
    expect(text).toContain('Your side deck (10)');
    expect(winnersOf(now.now)).toEqual([1]);
  });

  test('is replayed game by game', async () => {
    const file = temporary('match.json');
    const { now } = await playing(AGAINST_BOT, begun, 'concede', 'yes', 'done', 'concede', 'yes');
    saveMatch(file, { course: now, bots: AGAINST_BOT, answers: null });
    const { out, code } = await command('replay', file);
    expect(out.split('\n')).toEqual([
      `${file}: a match, 2 games`,
      expect.stringMatching(/^ {2}game 1: .*; ends in the recorded state$/),
      expect.stringMatching(/^ {2}game 2: .*; ends in the recorded state$/),
      'Ben wins the match: Ann (0), Ben (2).',
    ]);
    expect(code).toBe(0);
    const over = await command('play', '--resume', file);
    expect([over.err, over.code]).toEqual([`error: ${file}: Ben wins the match: Ann (0), Ben (2).`, 1]);
  });

  test('and was changed since is refused with the place', async () => {
    const file = await conceded(0);
    const changed = (change: (text: string) => string) => temporary('changed.json', change(readFileSync(file, 'utf8')));
    const errorOf = async (path: string) => (await command('play', '--resume', path)).err;
    expect(await errorOf(changed((text) => text.replace('"Footsoldier": 4', '"Footsolder": 4')))).toContain(
      'perhaps Footsoldier',
    );
    expect(await errorOf(changed((text) => text.replace('"Footsoldier": 4', '"Footsoldier": 3')))).toContain(
      '60 is the least',
    );
    expect(await errorOf(changed((text) => text.replace('"bestOf": 3', '"bestOf": 2')))).toContain(
      'odd number of games',
    );
    expect(await errorOf(changed((text) => text.replace(/"state":"\w+"/, '"state":"0"')))).toContain(
      'game 1: the state after answer 1',
    );
    expect(await errorOf(changed((text) => text.replace('"seed": 5', '"seed": "5"')))).toContain('changed.json: seed:');
  });
});

describe('the words of a match', () => {
  test('tell teams, draws and the viewer', () => {
    const four = ['Ann', 'Ben', 'Cid', 'Dot'].map((name, n) => ({ name, team: `team ${n % 2}` }));
    const { now } = startCourse({ decks: four.map(() => deck), seats: four, play: 'Constructed', bestOf: 3, seed: 1 });
    const match = { ...now, results: [[0, 2], []] };
    expect(scoreWords(match, 0)).toBe('You and Cid (1), Ben and Dot (0), 1 draw');
    expect(gameTitle(match)).toBe('Game 3 of a match of best of 3: Ann and Cid (1), Ben and Dot (0), 1 draw');
    expect(matchWords({ ...match, results: [[0, 2], [], [0, 2]] }, 0)).toBe(
      'You and Cid win the match: You and Cid (2), Ben and Dot (0), 1 draw.',
    );
  });
});

describe('the commands', () => {
  test('play --match without a terminal is a demonstration of a match', async () => {
    const { out, code } = await command('play', '--match', '--seed', '3', '--decks', 'Vespers', 'Hollow Whispers');
    expect(out).toContain('Game 2 of a match of best of 3');
    expect(out.split('\n').at(-1)).toMatch(/wins the match: .*\(2\)/);
    expect(code).toBe(0);
  });

  test('play --match --json is one document', async () => {
    const { out } = await command('play', '--match', '1', '--seed', '3', '--json');
    const played = JSON.parse(out);
    expect(played).toMatchObject({ bestOf: 1, seed: 3 });
    expect([played.games.length, played.winners.length]).toEqual([1, 1]);
  });

  test('simulate --match plays matches between bots, and records them for replay', async () => {
    const folder = temporary('matches');
    const words = ['simulate', '--match', '--games', '2', '--bots', 'random', '--record', folder];
    const report = JSON.parse((await command(...words, '--json')).out);
    expect(report).toMatchObject({ matches: 2, matchesEnded: 2, errors: 0 });
    expect(report.matchWins[0] + report.matchWins[1]).toBe(2);
    expect(report.games).toBe(report.wins[0] + report.wins[1] + report.draws);
    expect((await command('replay', `${folder}/match-2.json`)).code).toBe(0);
    expect((await command('simulate', '--match', '--games', '1', '--bots', 'random')).out).toMatch(
      /^1 match, 1 ended\n.*won/,
    );
  });

  test('an even number of games is no match, and a saved one brings its own decks', async () => {
    expect(await command('play', '--match', '4')).toMatchObject({
      code: 1,
      err: expect.stringContaining('odd number'),
    });
    expect(await command('play', '--resume', 'x.json', '--match')).toMatchObject({ code: 1 });
    expect(await command('play', '--resume', 'no.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such file'),
    });
  });
});
