import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import type { Game, Opening } from '@meetingstone/rules';
import { answer, startGame } from '@meetingstone/rules';

/** A small generator of its own, so that the bench always plays the same games. */
export function chance(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export function duelOpening(): Opening {
  const [first, second] = allDecks();
  const seat = (name: string, deck: NonNullable<typeof first>) => ({
    name,
    hero: heroNamed(deck.hero)!,
    decks: [deckCards(deck)],
  });
  return { seats: [seat('North', first!), seat('South', second!)] };
}

/** One random answer. */
export function step(game: Game, pick: (limit: number) => number): Game {
  const decision = game.decision!;
  const choose = decision.options[pick(decision.options.length)]!;
  const answered = answer(game, { player: decision.player, choose });
  if (!answered.ok) throw new Error(`an offered answer was refused: ${answered.ruling.reason}`);
  return answered.game;
}

export function middleOfGame(seed: number, decisions = 200): Game {
  const pick = chance(seed);
  let game = startGame(duelOpening(), seed);
  for (let n = 0; n < decisions && game.decision; n++) {
    const next = step(game, pick);
    if (!next.decision) return game;
    game = next;
  }
  return game;
}
