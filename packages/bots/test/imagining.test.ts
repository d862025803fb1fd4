import { allDecks, deckCards, seatWith } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game, Guess, Opening, Seat } from '@meetingstone/rules';
import { imagine, startGame, viewGame, writeGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import { diceFrom, greedyBot, playOut, seedFrom } from '../src/index.ts';

const decks = allDecks();

function opening(first: number, seats: number, teams = seats): Opening {
  return {
    seats: Array.from({ length: seats }, (_, n) => {
      const deck = decks[(first + n) % decks.length]!;
      return { ...seatWith(deck, `${n}`), team: `${n % teams}` };
    }),
  };
}

/** Two raiding players against a Boss player with decks of his own. */
const raid = (key: string): Opening => {
  const chosen = raidNamed(key)!;
  return raidOpening(chosen, chosen.modes[0]!, opening(9, 2).seats, 1);
};

/** A guess that is wrong: the worlds must fit all the same. */
const wrongly: Guess = (owner) => deckCards(decks[(owner + 20) % decks.length]!);
const otherwise: Guess = (owner) => deckCards(decks[(owner + 11) % decks.length]!);

/** The decisions of a game between greedy bots, every so many of them. */
function decisionsOf(start: Opening, seed: number, every: number): readonly Game[] {
  const games: Game[] = [];
  let n = 0;
  const bots = start.seats.map(() => greedyBot());
  playOut(startGame(start, seed), bots, diceFrom(seed), {
    limit: 900,
    onAnswer: (game) => {
      const isPriority = game.decision?.question === 'priority';
      if (game.decision && (!isPriority || n++ % every === 0)) games.push(game);
    },
  });
  return games;
}

const tables: readonly (readonly [string, Opening, number])[] = [
  ['a duel', opening(0, 2), 1],
  ['another duel', opening(30, 2), 2],
  ['two teams', opening(8, 4, 2), 3],
  ['a free-for-all', opening(22, 3), 4],
  ['a raid', raid('onyxia'), 5],
];

describe.each(tables)('in %s', (_, start, seed) => {
  const games = decisionsOf(start, seed, 12);

  test('a world that a seat imagines shows it what it sees', () => {
    let found = 0;
    games.forEach((game, n) => {
      for (const seat of start.seats.keys()) {
        const world = imagine(game, seat, wrongly, diceFrom(seedFrom(n, seat)));
        if (!world) continue;
        found += 1;
        expect(viewGame(world, seat)).toEqual(viewGame(game, seat));
      }
    });
    expect(found).toBeGreaterThan(games.length * start.seats.length * 0.8);
  });

  test('nothing that a seat cannot know has an influence on what it imagines', () => {
    games.forEach((game, n) => {
      const seat: Seat = n % start.seats.length;
      const other = imagine(game, seat, otherwise, diceFrom(n));
      if (!other) return;
      const [one, same] = [game, other].map((from) => imagine(from, seat, wrongly, diceFrom(n + 1)));
      expect(one === null).toBe(same === null);
      if (one && same) expect(writeGame(same)).toBe(writeGame(one));
    });
  });

  test('what is imagined is not what is', () => {
    const game = games.find(({ decision, state }) => decision?.question === 'priority' && state.turn.number > 2)!;
    const texts = [1, 2, 3].map((dice) => writeGame(imagine(game, 0, wrongly, diceFrom(dice))!));
    expect(new Set([...texts, writeGame(game)]).size).toBe(4);
  });
});

test('who has no idea what the others hold imagines nothing', () => {
  const game = decisionsOf(opening(0, 2), 1, 12)[20]!;
  expect(imagine(game, 0, () => [], diceFrom(1))).toBeNull();
});
