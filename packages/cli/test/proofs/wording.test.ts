import { RAIDS } from '@meetingstone/raids';
import type { Opening, Question } from '@meetingstone/rules';
import { startGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import type { TableName } from '../../src/proofs/players.ts';
import { chance, randomAnswer, randomOpening, randomRaid, TABLES } from '../../src/proofs/players.ts';
import { codeIn, everythingHasWords } from '../../src/proofs/wording.ts';

/** So many decisions of each game are put into words. */
const LOOKED_AT = 200;

const met = new Set<Question>();

function putIntoWords(opening: Opening, seed: number): number {
  const pick = chance(seed);
  let game = startGame(opening, seed);
  let decisions = 0;
  for (; game.decision && decisions < LOOKED_AT; decisions++) {
    everythingHasWords(game);
    met.add(game.decision.question);
    game = randomAnswer(game, pick);
  }
  return decisions;
}

describe('every question has a sentence and every answer has words, with no code in them', () => {
  test.each(Object.keys(TABLES) as TableName[])('%s', (table) => {
    for (const seed of [1, 2, 3])
      expect(putIntoWords(randomOpening(table, chance(seed)), seed)).toBeGreaterThan(LOOKED_AT / 2);
  });

  test.each(RAIDS.flatMap((raid) => raid.modes.map((mode) => ({ raid, mode }))))(
    '$raid.key, $mode',
    ({ raid, mode }) => {
      expect(putIntoWords(randomRaid(raid, mode, 2, 4, chance(4)), 4)).toBeGreaterThan(LOOKED_AT / 2);
    },
  );

  test('many different questions were among them', () => {
    expect(met.size).toBeGreaterThan(15);
  });
});

test.each([
  ['', 'no words'],
  ['Choose a target for ', 'a gap'],
  ['Choose a target for : it is destroyed', 'a gap'],
  ['it is dealt undefined damage', 'a value that is missing'],
  ['{"do":"draw"}', 'JSON'],
  ['[object Object]', 'JSON'],
  ['numberOfTargets', 'a name from the program'],
  ['first_player', 'a name from the program'],
  ['card 153', 'a number in place of a name'],
  ['mode 2', 'a number in place of a name'],
])('"%s" is found out: %s', (words, sign) => {
  expect(codeIn(words)).toBe(sign);
});

test.each([
  'Choose a target for Fire Blast: it is dealt 2 fire damage (1 of 2)',
  'I Was a Lot of Things ...',
  '"Fungus Face" McGillicutty 3/2 (in your deck)',
  '[Activate], (1): This ally deals 1 damage to target hero. You may draw two cards.',
])('%s: these are words', (words) => {
  expect(codeIn(words)).toBeNull();
});
