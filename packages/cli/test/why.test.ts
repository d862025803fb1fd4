import { diceFrom, greedyBot } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import { viewGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { openingOf } from '../src/opening.ts';
import { plain } from '../src/paint.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { startSession } from '../src/play/session.ts';
import { whyLines } from '../src/words/why.ts';
import { card, position, tellerFor, typing } from './support.ts';

const named = (game: ReturnType<typeof position>, name: string, viewer = 0) => {
  const view = viewGame(game, viewer);
  return [...view.play, ...view.players.flatMap(({ hand }) => hand ?? [])].find((one) => one.name === name)!.id;
};

describe('why', () => {
  test('a number is told from what is printed, each modifier with its source, its player and its rule', () => {
    const game = position(
      { play: [card('Silas Darkmoon'), card('Quarry Ogre')] },
      { play: [card('Breen Toestubber')] },
    );
    const lines = whyLines(game, named(game, 'Silas Darkmoon'), tellerFor(game));
    expect(lines[0]).toMatch(/^Silas Darkmoon: \d+ ATK, \d+ health$/);
    expect(lines[1]).toMatch(
      /^ {2}ATK: 0 printed, -1 Breen Toestubber \(Grusk's, 714\.2\), \+\d+ Silas Darkmoon \(yours, 714\.2\)$/,
    );
  });

  test('what cannot be done is told with the rule and the card behind it', () => {
    const game = position({ play: [card('Quarry Ogre')], hand: [card('Fireball')] }, {});
    expect(whyLines(game, named(game, 'Fireball'), tellerFor(game))).toContain(
      "  can't be played: cannot pay (Fireball), rule 403.1",
    );
    expect(whyLines(game, named(game, 'Quarry Ogre'), tellerFor(game))).toContain('  can attack');
  });

  test('nobody is told about a card that he may not look at', () => {
    const game = position({}, { hand: [card('Fireball')] });
    expect(whyLines(game, named(game, 'Fireball', 1), tellerFor(game, 0))).toEqual([
      'Nobody may tell you about that card.',
    ]);
  });

  test('somebody at the table can ask it', async () => {
    const terminal = typing('2', 'why 1', 'why fnord', 'quit');
    const opening = openingOf(allDecks().slice(0, 2), ['Ann', 'Ben']);
    const table = { seats: [null, greedyBot()], random: diceFrom(1), paint: plain };
    await playAtTerminal(startSession(opening, 5, plain), table, terminal);
    const shown = terminal.shown.join('\n');
    expect(shown).toMatch(/ {2}can (be played|be placed|attack|use its power)/);
    expect(shown).toContain('You see no card named "fnord".');
  });
});
