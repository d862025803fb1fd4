import { allDecks } from '@meetingstone/cards';
import { sitDown, tableTerms } from '@meetingstone/sitting';
import { expect, test } from 'vitest';
import { plain } from '../src/paint.ts';
import { aroundAlone } from '../src/play/alone.ts';
import { playAtTerminal } from '../src/play/loop.ts';
import { sittersFor } from '../src/play/setup.ts';
import { typing } from './support.ts';

test('somebody at the table can ask why', async () => {
  const terminal = typing('2', 'why 1', 'why fnord', 'quit');
  const terms = tableTerms(allDecks().slice(0, 2), ['Ann', 'Ben'], sittersFor([null, 'greedy']));
  await playAtTerminal(sitDown(terms, 5, 0), { paint: plain }, terminal, aroundAlone({ folder: null }, terminal));
  const shown = terminal.shown.join('\n');
  expect(shown).toMatch(/ {2}can (be played|be placed|attack|use its power)/);
  expect(shown).toContain('You see no card named "fnord".');
});
