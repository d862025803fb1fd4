import { allDecks, cardNamed, deckCards } from '@meetingstone/cards';
import type { Game, Option } from '@meetingstone/rules';
import { outcome, replay, sameOption, startGame } from '@meetingstone/rules';
import { describe, expect, test } from 'vitest';
import type { Bot, Seating } from '../src/index.ts';
import { diceFrom, greedyBot, playOut, randomBot, seedFrom } from '../src/index.ts';

const decks = allDecks();

function opening(...names: readonly string[]) {
  const seats = names.map((name, n) => {
    const deck = decks.find((one) => one.name === name)!;
    return { name: `${n}`, hero: cardNamed(deck.hero)!, decks: [deckCards(deck)] };
  });
  return { seats };
}

/** A bot, watched: every answer must be one of those offered. */
function watched(sit: Seating, wrong: Option[]): Bot {
  const bot = sit();
  return (asked) => {
    const thought = bot(asked);
    const { options } = asked.decision;
    if (!options.some((offered) => sameOption(offered, thought.choose))) wrong.push(thought.choose);
    return thought;
  };
}

function playGame(sit: readonly Seating[], names: readonly string[], seed: number, wrong: Option[] = []) {
  const bots = sit.map((one) => watched(one, wrong));
  return playOut(startGame(opening(...names), seed), bots, diceFrom(seedFrom(seed)));
}

const won = (game: Game, seat: number) => outcome(game)?.winners.includes(seat) ?? false;

describe('dice', () => {
  test('the same seed throws the same dice', () => {
    const throws = (seed: number) => {
      const dice = diceFrom(seed);
      return Array.from({ length: 20 }, () => dice(6));
    };
    expect(throws(7)).toEqual(throws(7));
    expect(throws(7)).not.toEqual(throws(8));
  });

  test('every side comes up about as often', () => {
    const dice = diceFrom(1);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) counts[dice(6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

test('with the same deck, greedy beats random in at least nine games of ten', () => {
  const wrong: Option[] = [];
  const games = 96;
  let wins = 0;
  for (let n = 0; n < games; n++) {
    const { name } = decks[n % decks.length]!;
    const greedySeat = n % 2;
    const sit = greedySeat === 0 ? [greedyBot, randomBot] : [randomBot, greedyBot];
    const { game, ended } = playGame(sit, [name, name], n, wrong);
    expect(ended).toBe(true);
    if (won(game, greedySeat)) wins += 1;
  }
  console.log(`greedy won ${wins} of ${games} games against random`);
  expect(wrong).toEqual([]);
  expect(wins).toBeGreaterThanOrEqual(games * 0.9);
});

test.each(decks.map(({ name }, n) => [name, decks[(n * 3 + 1) % decks.length]!.name]))(
  'two greedy bots bring %s against %s to an end',
  (a, b) => {
    const wrong: Option[] = [];
    for (let seed = 0; seed < 3; seed++) {
      const { ended, answers } = playGame([greedyBot, greedyBot], [a!, b!], seed, wrong);
      expect(ended).toBe(true);
      expect(answers.length).toBeLessThan(5000);
    }
    expect(wrong).toEqual([]);
  },
);

test('four greedy bots finish a free-for-all', () => {
  const names = decks.slice(0, 4).map(({ name }) => name);
  const { ended } = playGame([greedyBot, greedyBot, greedyBot, greedyBot], names, 3);
  expect(ended).toBe(true);
});

test('a bot plays the same game from the same seeds', () => {
  const [a, b] = [decks[0]!.name, decks[4]!.name];
  const first = playGame([greedyBot, randomBot], [a, b], 11);
  const second = playGame([greedyBot, randomBot], [a, b], 11);
  expect(second.answers).toEqual(first.answers);
});

test('the answers of a game that was played out replay it', () => {
  const [a, b] = [decks[1]!.name, decks[5]!.name];
  const { game, answers } = playGame([greedyBot, greedyBot], [a, b], 5);
  const again = replay({ opening: opening(a, b), seed: 5, answers });
  expect(outcome(again)).toEqual(outcome(game));
  expect(again.state).toEqual(game.state);
});

test('a game past its limit counts as not ended', () => {
  const names = [decks[0]!.name, decks[1]!.name];
  const { ended, answers } = playOut(startGame(opening(...names), 1), [greedyBot(), greedyBot()], diceFrom(1), {
    limit: 10,
  });
  expect(ended).toBe(false);
  expect(answers).toHaveLength(10);
});

test('a bot whose answer is refused stops the game with the reason', () => {
  const names = [decks[0]!.name, decks[1]!.name];
  const stubborn: Bot = () => ({ choose: { choose: 'number', number: 99 }, why: { because: 'chance' } });
  expect(() => playOut(startGame(opening(...names), 1), [stubborn, stubborn], diceFrom(1))).toThrow(/seat . chose/);
});
