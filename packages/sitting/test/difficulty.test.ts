import { deckNamed } from '@meetingstone/cards';
import { expect, test } from 'vitest';
import { difficultyOf, raidAt, raidDecks } from '../src/index.ts';

const starter = (...names: readonly string[]) => names.map((name) => deckNamed(name)!);

test('a raid is called as hard as it was measured', () => {
  const decks = starter('Alliance Mage 2011', 'Alliance Priest 2011', 'Alliance Rogue 2011');
  expect(difficultyOf(raidAt('caverns'), 'novice', decks)).toBe(
    'Caverns of Time (novice) with three raiders: easy bots with starter decks won 35 of 50 games.',
  );
  expect(difficultyOf(raidAt('black'), 'standard', decks)).toContain(
    'it takes better play, better decks or more raiders',
  );
  expect(difficultyOf(raidAt('magtheridon'), 'no such mode', decks)).toBeNull();
});

test('who names no decks raids with five where fewer have hardly ever won, and with decks that were built for it', () => {
  const decks = raidDecks(raidAt('molten-core'), []);
  expect(decks).toHaveLength(5);
  expect(decks.every(({ raids }) => raids)).toBe(true);
  expect(raidDecks(raidAt('magtheridon'), [])).toHaveLength(3);
});
