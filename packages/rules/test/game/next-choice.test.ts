import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import type { Answer, Game } from '@meetingstone/rules';
import { answer, nextChoice, onlyAnswer, startGame, viewGame, witness, writeGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';

const decks = allDecks();

function duel(seed: number): Game {
  const seats = [decks[seed % decks.length]!, decks[(seed * 3 + 1) % decks.length]!].map((deck, seat) => ({
    name: `player ${seat}`,
    hero: heroNamed(deck.hero)!,
    decks: [deckCards(deck)],
  }));
  return startGame({ seats }, seed);
}

function given(game: Game, by: Answer): Game {
  const answered = answer(game, by);
  if (!answered.ok) throw new Error(answered.ruling.reason);
  return answered.game;
}

/** Some answer of those offered: always another one, and the same ones in every run. */
function someAnswer({ decision }: Game, n: number): Answer {
  const { player, options } = decision!;
  return { player, choose: options[(n * 7919) % options.length]! };
}

test('the next choice is a decision with several answers, or the end of the game', () => {
  let { game } = nextChoice(duel(3));
  for (let n = 0; game.decision && n < 300; n++) {
    expect(game.decision.options.length).toBeGreaterThan(1);
    game = nextChoice(given(game, someAnswer(game, n))).game;
  }
});

test('on the way to the next choice everything is as if each single answer had been given by hand', () => {
  let game = duel(5);
  let forced = 0;
  for (let n = 0; game.decision && n < 300; n++) {
    const choosing = nextChoice(game);
    for (const passed of choosing.passed) {
      expect(writeGame(passed)).toBe(writeGame(game));
      expect([witness(passed, 0), viewGame(passed, 1)]).toEqual([witness(game, 0), viewGame(game, 1)]);
      expect(game.decision?.options).toHaveLength(1);
      game = given(game, onlyAnswer(game)!);
      forced++;
    }
    expect(writeGame(choosing.game)).toBe(writeGame(game));
    expect(witness(choosing.game, 1)).toEqual(witness(game, 1));
    if (game.decision) game = given(game, someAnswer(game, n));
  }
  expect(forced).toBeGreaterThan(100);
});

test('where any name or any number may be said, somebody chooses, whatever else is offered', () => {
  const game = duel(1);
  const options = game.decision!.options.slice(0, 1);
  const only = { ...game, decision: { ...game.decision!, options } };
  expect(onlyAnswer(only)).toEqual({ player: only.decision.player, choose: options[0] });
  expect(onlyAnswer({ ...only, decision: { ...only.decision, anyName: true } })).toBeUndefined();
  expect(onlyAnswer({ ...only, decision: { ...only.decision, numbers: { from: 1, upTo: 9 } } })).toBeUndefined();
});
