import { allDecks, deckCards, seatWith } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game, Opening } from '@meetingstone/rules';
import { imagine, startGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import type { Level, Seating } from '../src/index.ts';
import { diceFrom, greedyBot, LEVELS, playOut, seatingAt, thoughtOf } from '../src/index.ts';
import { PUZZLES, whyUnsolved } from './puzzling.ts';

const decks = allDecks();
const duel: Opening = { seats: [seatWith(decks[0]!, 'one'), seatWith(decks[34]!, 'other')] };
const raid = (): Opening => {
  const core = raidNamed('molten-core')!;
  return raidOpening(core, core.modes[0]!, [seatWith(decks[9]!, 'one'), seatWith(decks[11]!, 'other')], 1);
};

/** As the level plays, with a small budget. */
const quick = (level: Level): Seating => seatingAt(level, { trials: 16 });

/** How many of the puzzles a level has to solve; *expert* plays as *hard* does, with more time. */
const SOLVED = [
  ['easy', 12],
  ['normal', 16],
  ['hard', 20],
] as const;
/** Less than *hard* has, so that the test takes seconds. */
const BUDGET = { trials: 60 };

test.each(SOLVED)('%s solves %i of the puzzles or more', (level, least) => {
  const unsolved = PUZZLES.filter((puzzle) => whyUnsolved(puzzle, seatingAt(level, BUDGET)) !== null);
  const solved = PUZZLES.length - unsolved.length;
  console.log(`${level} solved ${solved} of ${PUZZLES.length} puzzles`);
  expect(solved, unsolved.map(({ name }) => name).join(', ')).toBeGreaterThanOrEqual(least);
});

describe.each(LEVELS)('%s', (level) => {
  test.each([
    ['a duel', duel],
    ['a raid', raid()],
  ])('thinks the same in %s whatever the cards are that it cannot know', (_, start) => {
    let compared = 0;
    decisionsOf(start, 5).forEach((game, n) => {
      const other = imagine(game, game.decision!.player, () => deckCards(decks[7]!), diceFrom(n));
      if (!other) return;
      compared += 1;
      const [one, same] = [game, other].map((from) => thoughtOf(from, quick(level)(), diceFrom(3)));
      expect(same).toEqual(one);
    });
    expect(compared).toBeGreaterThan(3);
  });

  test('plays the same game from the same seeds', () => {
    const play = () => playOut(startGame(duel, 1), [quick(level)(), greedyBot()], diceFrom(1), { limit: 60 }).answers;
    expect(play()).toEqual(play());
  });
});

test('a planning level tells its plan of a turn', () => {
  const plans = decisionsOf(duel, 5).map((game) => thoughtOf(game, quick('hard')(), diceFrom(1)).why);
  expect(plans).toContainEqual({
    because: 'plan',
    worth: expect.any(Number),
    trials: expect.any(Number),
    aim: expect.any(Number),
  });
});

/** Decisions with something to think about. */
function decisionsOf(start: Opening, seed: number): readonly Game[] {
  const games: Game[] = [];
  let n = 0;
  const bots = start.seats.map(() => greedyBot());
  playOut(startGame(start, seed), bots, diceFrom(seed), {
    limit: 300,
    onAnswer: (game) => {
      if (game.decision && game.decision.options.length > 2 && n++ % 9 === 0) games.push(game);
    },
  });
  return games;
}
