import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allDecks } from '@meetingstone/cards';
import { ability, give, heroOrAlly, mustAttack, set, target } from '@meetingstone/cards/language';
import type { Facts, Option } from '@meetingstone/rules';
import { answer, outcome, replay } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import { answersOf, logOf, next, sitDown, tableTerms } from '@meetingstone/sitting';
import { plain as bare } from '@meetingstone/words';
import { describe, expect, test } from 'vitest';
import { keptTable } from '../src/autosave.ts';
import { recordingAt } from '../src/files.ts';
import { plain } from '../src/paint.ts';
import { aroundAlone, playGames } from '../src/play/alone.ts';
import { readInput } from '../src/play/input.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { screenFor, thinkFor } from '../src/play/screen.ts';
import { decksFor, playersOf, setUp, sittersFor } from '../src/play/setup.ts';
import { ruleIndex } from '../src/rulebook/index.ts';
import { card, position, temporary, typing } from './support.ts';

const two = (bots: readonly (string | null)[], seed: number): Sitting =>
  sitDown(tableTerms(allDecks().slice(0, 2), ['Ann', 'Ben'], sittersFor(bots)), seed, 0);
const folderFor = () => mkdtempSync(join(tmpdir(), 'meetingstone-'));
/** Ann, or who else is a person, types these lines. */
async function playing(start: Sitting, ...lines: readonly string[]) {
  const terminal = typing(...lines);
  const played = await playAtTerminal(start, { paint: plain }, terminal, aroundAlone({ folder: null }, terminal));
  return { ...played, shown: terminal.shown, text: terminal.shown.join('\n') };
}
const AGAINST_BOT = [null, 'greedy'];

describe('typing', () => {
  test.each([
    ['3', { does: 'choose', number: 3 }],
    ['  ', { does: 'nothing' }],
    ['?', { does: 'help' }],
    ['? Fireball', { does: 'text', what: 'Fireball' }],
    ['= 2000000', { does: 'number', number: 2_000_000 }],
    ['why Fireball', { does: 'why', what: 'Fireball' }],
    ['text 2', { does: 'text', what: '2' }],
    ['UNDO', { does: 'back' }],
    ['back', { does: 'back' }],
    ['save my game.json', { does: 'save', file: 'my game.json' }],
    ['fnord', { does: 'unknown', what: 'fnord' }],
    ['pass until my turn', { does: 'until', what: 'my turn' }],
    ['until', { does: 'until', what: '' }],
    ['stop Ben start', { does: 'stop', what: 'Ben start' }],
    ['?c1', { does: 'text', what: 'c1' }],
    ['log all', { does: 'whole log' }],
  ])('%j', (line, input) => {
    expect(readInput(line)).toEqual(input);
  });
});

describe('a game at the terminal', () => {
  test('numbers answer, and a concession ends it, once it is meant', async () => {
    const { sitting, shown } = await playing(two(AGAINST_BOT, 5), '2', 'concede', 'no', 'concede', 'yes');
    expect(outcome(sitting.game)).toEqual({ winners: [1] });
    expect(shown).toContain('Take a mulligan?');
    expect(shown.at(-1)).toBe('Ben wins the game.');
    expect(shown.filter((line) => line.startsWith('Do you give up this game?'))).toHaveLength(2);
  });

  test('going back leads to the decision before, and it can be answered differently', async () => {
    const { sitting, shown } = await playing(two(AGAINST_BOT, 5), '1', 'back', '2', 'quit', 'yes');
    expect(shown.filter((line) => line === 'Take a mulligan?')).toHaveLength(2);
    expect(answersOf(sitting).find(({ player }) => player === 0)?.choose).toEqual({ choose: 'no' });
    expect(logOf(sitting, 0).lines.map(({ sentence }) => bare(sentence))).not.toContain('You take a mulligan');
  });

  test('what is typed wrong changes nothing', async () => {
    const lines = ['99', 'fnord', 'text Fireboll', 'save /no/such/folder/x.json', 'undo', 'until doomsday', 'yield 99'];
    const { text } = await playing(two(AGAINST_BOT, 5), ...lines);
    expect(text).toContain('There are choices 1 to 2.');
    expect(text).toContain('"fnord"? Type a number');
    expect(text).toContain('did you mean "Fireball"?');
    expect(text).toContain('Not saved: /no/such/folder/x.json: there is no such file or folder');
    expect(text).toContain('there is nothing to go back to');
    expect(text).toContain('"doomsday" is no player and no step');
    expect(text).toContain('There is no yield "99"');
  });

  test('whoever may not pass is told why, whether he passes once or until something', async () => {
    const [goad] = set({
      Goad: ability({ cost: 0, instant: true }, give(target(heroOrAlly), [mustAttack()])),
    }) as [Facts];
    let game = position({ hand: [{ facts: goad }], play: [card('Footsoldier')] }, {});
    const choose = (fits: (option: Option) => boolean): void => {
      const given = answer(game, { player: game.decision!.player, choose: game.decision!.options.find(fits)! });
      if (given.ok) game = given.game;
    };
    choose((option) => option.choose === 'play');
    choose((option) => option.choose === 'card' && game.state.players.every(({ hero }) => hero !== option.card));
    choose((option) => option.choose === 'pass');
    choose((option) => option.choose === 'pass');
    const { text, sitting } = await playing({ ...two([null, null], 5), game }, '', 'pass', 'until my turn');
    expect(text.match(/No: something of yours has to attack first .*600[.]2/g)).toHaveLength(2);
    expect(sitting.game).toBe(game);
  });

  test('help, log, table, hand, graveyards, card texts and auto are there', async () => {
    const lines = ['2', '?', 'log', 'log all', 'table', 'hand', 'graveyards', 'text 1', 'text elwin', 'auto', 'yields'];
    const { text } = await playing(two(AGAINST_BOT, 5), ...lines);
    expect(text).toContain('A number answers the question');
    expect(text).toContain('You, graveyard: empty');
    expect(text).toContain('This hero deals 3 fire damage');
    expect(text).toContain('Nothing is passed for you');
  });

  test('a game is saved and read back to the same moment; a file that is there is not written over unasked', async () => {
    const file = temporary('game.json');
    const { sitting, text } = await playing(two(AGAINST_BOT, 5), '2', `save ${file}`, `save ${file}`, 'no');
    expect(text).toContain('Write over it? (yes or no)');
    expect(text).toContain('Not saved.');
    expect(replay(recordingAt(file)).state).toEqual(sitting.game.state);
  });

  test('the game is kept at every question, and whoever comes back finds it as it was', async () => {
    const folder = folderFor();
    const place = { folder, again: () => two(AGAINST_BOT, 6) };
    const left = await playGames(two(AGAINST_BOT, 5), { paint: plain }, typing('2', '1', 'quit', 'yes'), place);
    expect(keptTable(folder).sitting.game.state).toEqual(left.game.state);
    expect(keptTable(folder).sitting.acts).toEqual(left.acts);
  });

  test('after a game there is another one for whoever wants it, and nothing is kept of the old one', async () => {
    const folder = folderFor();
    const place = { folder, again: () => two(AGAINST_BOT, 6) };
    const terminal = typing('concede', 'yes', 'rematch', 'concede', 'yes', '');
    const last = await playGames(two(AGAINST_BOT, 5), { paint: plain }, terminal, place);
    expect([last.seed, terminal.shown.filter((line) => line === 'Ben wins the game.').length]).toEqual([6, 2]);
    expect(() => keptTable(folder)).toThrow('no game was left');
  });

  test('at one keyboard the screen is cleared before another player looks', async () => {
    const { shown } = await playing(two([null, null], 1), '', '1', '', '2', '', '2');
    expect(shown).toContain('(clear)');
    expect(shown.some((line) => line.includes('press Enter when only you can see this'))).toBe(true);
  });

  test('at one keyboard whoever has seen it must let it be taken back', async () => {
    const refused = await playing(two([null, null], 1), '', '1', '', '2', '', 'back', 'no');
    expect(refused.text).toMatch(/do you let \w+ take that back\? \(yes or no\)/);
    expect(refused.text).not.toContain('You go back to your last decision.');
  });

  test('somebody who always takes the first choice comes to an end', async () => {
    const { sitting, text } = await playing(two(AGAINST_BOT, 2), ...Array.from({ length: 3000 }, () => '1'));
    expect(outcome(sitting.game)).not.toBeNull();
    expect(text).not.toMatch(/undefined|\[object|NaN|null/);
  });
});

describe('the log', () => {
  const screen = screenFor(two(['random', 'random'], 3), { paint: plain });
  const told: { rule: string; event: string; text: string }[][] = [[], [], []];
  for (let read = [0, 0, 0]; ; ) {
    const { logs } = screen.sitting;
    for (const [n, log] of logs.entries())
      for (const { rule, event, sentence } of log.lines.slice(Math.max(0, log.lines.length - (log.told - read[n]!))))
        told[n]!.push({ rule, event, text: bare(sentence) });
    read = logs.map((log) => log.told);
    const todo = next(screen.sitting);
    if (todo.do !== 'think') break;
    thinkFor(screen, todo.seat, todo.bot);
  }

  test('tells whole games without a slip of the tongue', () => {
    for (const lines of told) {
      expect(lines.length).toBeGreaterThan(20);
      expect(lines.map(({ text }) => text).join('\n')).not.toMatch(/undefined|\[object|NaN|null| {2}/);
    }
  });

  test('tells each player his own draws only', () => {
    const drawn = told[0]!.filter(({ event }) => event === 'draw');
    expect(drawn.some(({ text }) => /^You draw (?!a card)/.test(text))).toBe(true);
    for (const { text } of drawn.filter(({ text }) => text.startsWith('Ben')))
      expect(text).toMatch(/^Ben draws (a card|\d+ cards)$/);
  });

  test('names the rule behind each entry, as the rulebook numbers it', () => {
    const known = new Set(ruleIndex().map(({ id }) => id));
    for (const { rule, text } of told[2]!) expect(known, `${rule}: ${text}`).toContain(rule);
    const turns = told[0]!.filter(({ text }) => text.startsWith('You draw a card') || text.startsWith('You draw '));
    expect(new Set(turns.map(({ rule }) => rule))).toContain('501.2a');
  });

  test('the answers play to the same end again', () => {
    const { opening, seed, game } = screen.sitting;
    expect(replay({ opening, seed, answers: answersOf(screen.sitting) }).state).toEqual(game.state);
  });
});

describe('who plays what', () => {
  test('by default you play against a greedy bot', () => {
    expect(playersOf({ bots: 'greedy' })).toEqual([{ person: 'Player 1' }, { bot: 'greedy' }]);
  });

  test('--players names the seats', () => {
    expect(playersOf({ bots: 'random', players: 'you,bot,greedy,Mia' })).toEqual([
      { person: 'Player 1' },
      { bot: 'random' },
      { bot: 'greedy' },
      { person: 'Mia' },
    ]);
  });

  test('--hotseat is for people, as many as there are decks', () => {
    expect(playersOf({ bots: 'greedy', hotseat: true, decks: ['a', 'b', 'c'] })).toHaveLength(3);
  });

  test('decks that are not named are found, and never the named one again', () => {
    const decks = decksFor(['Vespers'], 3, 4);
    expect(decks).toHaveLength(3);
    expect(decks[0]!.name).toBe('Vespers');
    expect(decks.slice(1).map(({ name }) => name)).not.toContain('Vespers');
  });

  test('teams alternate around the table', () => {
    const sitters = Array.from({ length: 4 }, () => ({ bot: 'greedy' }));
    const terms = setUp(sitters, decksFor(undefined, 4, 1), 'Constructed', 2);
    expect(terms.seats.map(({ team }) => team)).toEqual(['team 1', 'team 2', 'team 1', 'team 2']);
  });
});
