import { allDecks, deckCards, seatWith } from '@meetingstone/cards';
import { raidNamed, raidOpening } from '@meetingstone/raids';
import type { Game, Opening, Option } from '@meetingstone/rules';
import { imagine, sameOption, startGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import type { Bot } from '../src/index.ts';
import { choiceOf, diceFrom, greedyBot, playOut, thinkingWithin, thoughtOf } from '../src/index.ts';

const decks = allDecks();
const quick = thinkingWithin({ trials: 4 });

function opening(names: readonly number[], teams = names.length): Opening {
  return {
    seats: names.map((number, n) => {
      const deck = decks[number]!;
      return { ...seatWith(deck, `${n}`), team: `${n % teams}` };
    }),
  };
}

/** The decisions of a game between greedy bots at which there is something to think about. */
function decisionsOf(start: Opening, seed: number, every: number): readonly Game[] {
  const games: Game[] = [];
  let n = 0;
  playOut(
    startGame(start, seed),
    start.seats.map(() => greedyBot()),
    diceFrom(seed),
    {
      limit: 300,
      onAnswer: (game) => {
        if (game.decision && game.decision.options.length > 2 && n++ % every === 0) games.push(game);
      },
    },
  );
  return games;
}

test('it thinks the same whatever the cards are that it cannot know', () => {
  const games = decisionsOf(opening([0, 34]), 5, 10);
  let compared = 0;
  games.forEach((game, n) => {
    const seat = game.decision!.player;
    const other = imagine(game, seat, () => deckCards(decks[7]!), diceFrom(n));
    if (!other) return;
    compared += 1;
    const [one, same] = [game, other].map((from) => thoughtOf(from, quick(), diceFrom(3)));
    expect(same).toEqual(one);
  });
  expect(compared).toBeGreaterThan(3);
});

test('from the same seeds it plays the same game', () => {
  const play = () => {
    const bots = [quick(), greedyBot(), greedyBot(), greedyBot()];
    return playOut(startGame(opening([3, 9, 21, 30], 2), 1), bots, diceFrom(1), { limit: 100 }).answers;
  };
  expect(play()).toEqual(play());
});

test('it answers with what is offered, in teams and in a free-for-all, also when its time is short', () => {
  const hurried = thinkingWithin({ milliseconds: 1 });
  for (const [n, start] of [opening([1, 12, 25, 38], 2), opening([2, 16, 40])].entries()) {
    const wrong: Option[] = [];
    const watched =
      (bot: Bot): Bot =>
      (asked) => {
        const thought = bot(asked);
        if (!asked.decision.options.some((offered) => sameOption(offered, thought.choose))) wrong.push(thought.choose);
        return thought;
      };
    const bots = start.seats.map(() => watched(hurried()));
    playOut(startGame(start, n), bots, diceFrom(n), { limit: 120 });
    expect(wrong).toEqual([]);
  }
});

test('it tells by how much its answer is better than the next best one', () => {
  const [game] = decisionsOf(opening([0, 34]), 5, 8);
  const { choose, why } = thoughtOf(game!, quick(), diceFrom(1));
  expect(choose).toEqual(choiceOf(game!, quick(), diceFrom(1)));
  expect(why).toMatchObject({ because: 'trials', worth: expect.any(Number), next: { worth: expect.any(Number) } });
});

test('in a raid it thinks at the seat of the Boss player and at those of the raiding players', () => {
  const raid = raidNamed('molten-core')!;
  const start = startGame(raidOpening(raid, raid.modes[0]!, opening([9, 11]).seats, 1), 1);
  const thinking = new Set<number>();
  const bots = start.state.players.map((_, seat): Bot => {
    const bot = quick();
    return (asked) => {
      const thought = bot(asked);
      if (thought.why.because === 'trials') thinking.add(seat);
      return thought;
    };
  });
  playOut(start, bots, diceFrom(1), { limit: 130 });
  expect([...thinking].sort()).toEqual([0, 1, 2]);
});
