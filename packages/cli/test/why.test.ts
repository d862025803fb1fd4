import { diceFrom, greedyBot } from '@meetingstone/bots';
import { allDecks } from '@meetingstone/cards';
import { openingWith } from '@meetingstone/sitting';
import { expect, test } from 'vitest';
import { plain } from '../src/paint.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { startSession } from '../src/play/session.ts';
import { typing } from './support.ts';

test('somebody at the table can ask why', async () => {
  const terminal = typing('2', 'why 1', 'why fnord', 'quit');
  const opening = openingWith(allDecks().slice(0, 2), ['Ann', 'Ben']);
  const table = { seats: [null, greedyBot()], random: diceFrom(1), paint: plain };
  await playAtTerminal(startSession(opening, 5, plain), table, terminal);
  const shown = terminal.shown.join('\n');
  expect(shown).toMatch(/ {2}can (be played|be placed|attack|use its power)/);
  expect(shown).toContain('You see no card named "fnord".');
});
