import { diceFrom, greedyBot, randomBot } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import type { Option } from '@meetingstone/rules';
import { answer, outcome, replay, viewGame } from '@meetingstone/rules';
import { openingWith } from '@meetingstone/sitting';
import { describe, expect, test } from 'vitest';
import { recordingAt } from '../src/files.ts';
import { plain } from '../src/paint.ts';
import { autoAnswer } from '../src/play/auto.ts';
import { readInput } from '../src/play/input.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { logOf, playOn, recordingOf, startSession } from '../src/play/session.ts';
import { decksFor, setUp, sittersOf } from '../src/play/setup.ts';
import { ruleIndex } from '../src/rulebook/index.ts';
import { card, position, temporary, typing } from './support.ts';

const two = () => openingWith(allDecks().slice(0, 2), ['Ann', 'Ben']);
const seatsFor = (...bots: (ReturnType<typeof greedyBot> | null)[]) => ({
  seats: bots,
  random: diceFrom(1),
  paint: plain,
});

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
  ])('%j', (line, input) => {
    expect(readInput(line)).toEqual(input);
  });
});

describe('passing by itself', () => {
  const auto = (game: ReturnType<typeof position>, seat: number) =>
    autoAnswer(game.decision!, () => viewGame(game, seat));

  test('nothing is passed in your own action phase while you can act', () => {
    expect(auto(position({ hand: [card('Fireball')] }, {}), 0)).toBeNull();
  });

  test('your own link is left to resolve', () => {
    const game = position({ hand: [card('Hired Lance')], play: [card('Vespers Acolyte')], resources: footmen(3) }, {});
    const played = answer(game, { player: 0, choose: optionOf(game.decision!.options, 'play') });
    if (!played.ok) throw new Error(played.ruling.reason);
    expect(played.game.decision!.options.length).toBeGreaterThan(1);
    expect(auto(played.game, 0)).toEqual({ choose: 'pass' });
  });

  test('an opposing link is a reason to stop if there is an answer to it', () => {
    const game = position(
      { hand: [card('Fireball')], resources: footmen(4) },
      { hand: [card('Last Word')], resources: footmen(3) },
    );
    let now = answer(game, { player: 0, choose: optionOf(game.decision!.options, 'play') });
    if (now.ok) now = answer(now.game, { player: 0, choose: now.game.decision!.options[0]! });
    if (now.ok) now = answer(now.game, { player: 0, choose: { choose: 'pass' } });
    if (!now.ok) throw new Error(now.ruling.reason);
    expect(now.game.decision!.player).toBe(1);
    expect(auto(now.game, 1)).toBeNull();
  });
});

const footmen = (count: number) => Array.from({ length: count }, () => card('Footsoldier', { faceDown: true }));
const optionOf = (options: readonly Option[], choose: Option['choose']) =>
  options.find((option) => option.choose === choose)!;

describe('a game at the terminal', () => {
  test('numbers answer, and a concession ends it', async () => {
    const terminal = typing('2', 'concede');
    const { session } = await playAtTerminal(startSession(two(), 5, plain), seatsFor(null, greedyBot()), terminal);
    expect(outcome(session.game)).toEqual({ winners: [1] });
    expect(terminal.shown).toContain('Take a mulligan?');
    expect(terminal.shown.at(-1)).toBe('Ben wins the game.');
  });

  test('going back leads to the decision before, and it can be answered differently', async () => {
    const terminal = typing('1', 'back', '2', 'quit');
    const { session } = await playAtTerminal(startSession(two(), 5, plain), seatsFor(null, greedyBot()), terminal);
    expect(terminal.shown.filter((line) => line === 'Take a mulligan?')).toHaveLength(2);
    expect(session.answers.find(({ player }) => player === 0)?.choose).not.toEqual({ choose: 'yes' });
    expect(logOf(session, 0).map(({ text }) => text)).not.toContain('You take a mulligan');
  });

  test('what is typed wrong changes nothing', async () => {
    const terminal = typing('99', 'fnord', 'text Fireboll', 'save /no/such/folder/x.json', 'undo');
    await playAtTerminal(startSession(two(), 5, plain), seatsFor(null, greedyBot()), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toContain('There are choices 1 to 2.');
    expect(shown).toContain('"fnord"? Type a number');
    expect(shown).toContain('did you mean "Fireball"?');
    expect(shown).toContain('Not saved: /no/such/folder/x.json: there is no such file or folder');
    expect(shown).toContain('There is nothing to go back to.');
  });

  test('help, log, table, graveyards, card texts and auto are there', async () => {
    const terminal = typing('2', '?', 'log', 'table', 'graveyards', 'text 1', 'text elwin', 'auto', 'quit');
    await playAtTerminal(startSession(two(), 5, plain), seatsFor(null, greedyBot()), terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toContain('A number answers the question');
    expect(shown).toContain('You, graveyard: empty');
    expect(shown).toContain('This hero deals 3 fire damage');
    expect(shown).toContain('Passing by itself is off');
  });

  test('a game is saved and read back to the same moment', async () => {
    const file = temporary('game.json');
    const { session } = await playAtTerminal(
      startSession(two(), 5, plain),
      seatsFor(null, greedyBot()),
      typing('2', `save ${file}`, 'quit'),
    );
    expect(replay(recordingAt(file)).state).toEqual(session.game.state);
  });

  test('at one keyboard the screen is cleared before another player looks', async () => {
    const terminal = typing('', '1', '', '2', '', '2');
    await playAtTerminal(startSession(two(), 1, plain), seatsFor(null, null), terminal);
    expect(terminal.shown).toContain('(clear)');
    expect(terminal.shown.some((line) => line.includes('press Enter when only you can see this'))).toBe(true);
  });

  test('somebody who always takes the first choice comes to an end', async () => {
    const terminal = typing(...Array.from({ length: 3000 }, () => '1'));
    const { session } = await playAtTerminal(startSession(two(), 2, plain), seatsFor(null, greedyBot()), terminal);
    expect(outcome(session.game)).not.toBeNull();
    expect(terminal.shown.join('\n')).not.toMatch(/undefined|\[object|NaN|null/);
  });
});

describe('the log', () => {
  const session = playOn(startSession(two(), 3, plain), seatsFor(randomBot(), randomBot()), false);

  test('tells whole games without a slip of the tongue', () => {
    for (const viewer of [0, 1, null]) {
      const told = logOf(session, viewer).map(({ text }) => text);
      expect(told.length).toBeGreaterThan(20);
      expect(told.join('\n')).not.toMatch(/undefined|\[object|NaN|null| {2}/);
    }
  });

  test('tells each player his own draws only', () => {
    const drawn = logOf(session, 0).filter(({ event }) => event === 'draw');
    expect(drawn.some(({ text }) => /^You draw (?!a card)/.test(text))).toBe(true);
    for (const { text } of drawn.filter(({ text }) => text.startsWith('Ben')))
      expect(text).toMatch(/^Ben draws (a card|\d+ cards)$/);
  });

  test('names the rule behind each entry, as the rulebook numbers it', () => {
    const known = new Set(ruleIndex().map(({ id }) => id));
    for (const { rule, text } of logOf(session, null)) expect(known, `${rule}: ${text}`).toContain(rule);
    const turns = logOf(session, 0).filter(
      ({ text }) => text.startsWith('You draw a card') || text.startsWith('You draw '),
    );
    expect(new Set(turns.map(({ rule }) => rule))).toContain('501.2a');
  });

  test('the recording replays to the same end', () => {
    expect(replay(recordingOf(session)).state).toEqual(session.game.state);
  });
});

describe('who plays what', () => {
  test('by default you play against a greedy bot', () => {
    expect(sittersOf({ bots: 'greedy' })).toEqual([{ person: 'Player 1' }, { bot: 'greedy' }]);
  });

  test('--players names the seats', () => {
    expect(sittersOf({ bots: 'random', players: 'you,bot,greedy,Mia' })).toEqual([
      { person: 'Player 1' },
      { bot: 'random' },
      { bot: 'greedy' },
      { person: 'Mia' },
    ]);
  });

  test('--hotseat is for people, as many as there are decks', () => {
    expect(sittersOf({ bots: 'greedy', hotseat: true, decks: ['a', 'b', 'c'] })).toHaveLength(3);
  });

  test('decks that are not named are found, and never the named one again', () => {
    const decks = decksFor(['Vespers'], 3, 4);
    expect(decks).toHaveLength(3);
    expect(decks[0]!.name).toBe('Vespers');
    expect(decks.slice(1).map(({ name }) => name)).not.toContain('Vespers');
  });

  test('teams alternate around the table', () => {
    const sitters = Array.from({ length: 4 }, () => ({ bot: 'greedy' }));
    const { opening } = setUp(sitters, decksFor(undefined, 4, 1), 1, 2);
    expect(opening.seats.map(({ team }) => team)).toEqual(['team 1', 'team 2', 'team 1', 'team 2']);
  });
});
