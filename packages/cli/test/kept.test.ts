import { allDecks, seatWith } from '@meetingstone/cards';
import type { Game, Opening } from '@meetingstone/rules';
import { answer, readGame, startGame, viewGame, writeGame } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { BOARDS, facing } from '../bench/boards.ts';
import { chance } from '../bench/players.ts';

const decks = allDecks();

function duel(seed: number): Opening {
  const seat = (name: string, n: number) => {
    const deck = decks[n % decks.length]!;
    return seatWith(deck, name);
  };
  return { seats: [seat('North', seed * 7), seat('South', seed * 13 + 5)] };
}

/** What everybody sees of a game, as it is played and as it is read back: then nothing was kept. */
function seen(game: Game): string {
  return JSON.stringify([...game.state.players.keys()].map((seat) => viewGame(game, seat)));
}

/** Plays at random; every so many decisions what was kept must make no difference. */
function playThrough(start: Game, seed: number, decisions: number): void {
  const pick = chance(seed);
  let game = start;
  for (let n = 0; n < decisions && game.decision; n++) {
    const { player, options } = game.decision;
    const answered = answer(game, { player, choose: options[pick(options.length)]! });
    if (!answered.ok) throw new Error(answered.ruling.reason);
    game = answered.game;
    if (n % 5 === 0) expect(seen(game)).toBe(seen(readGame(writeGame(game))));
  }
}

test.each([1, 2, 3, 4, 5, 6])('what was kept from earlier states changes nothing that is seen: duel %i', (seed) => {
  playThrough(startGame(duel(seed), seed), seed, 300);
});

test.each(Object.keys(BOARDS))('nor where many modifiers meet: %s', (name) => {
  playThrough(facing(BOARDS[name]!(30)), 1, 60);
});
