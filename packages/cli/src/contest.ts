import { DECISION_LIMIT, diceFrom, playOut, seedFrom } from '@meetingstone/bots';
import type { Deck } from '@meetingstone/cards';
import { outcome, startGame } from '@meetingstone/rules';
import { openingWith, seatingOf } from '@meetingstone/sitting';

/** Two bots, told apart by their place. */
export type Side = 0 | 1;

export interface Contest {
  /** The bots, by name. */
  readonly bots: readonly [string, string];
  /** Each deck is played by both sides in the same game; the games go through them in this order. */
  readonly decks: readonly Deck[];
  readonly games: number;
  /** How many play on each side, as a team. */
  readonly members: number;
  readonly seed: number;
  readonly onGame?: (played: ContestGame) => void;
}

export interface ContestGame {
  readonly number: number;
  readonly decks: readonly string[];
  /** The side that won; null for a draw, or if the game did not end. */
  readonly winner: Side | null;
  readonly turns: number;
}

export interface ContestReport {
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly turns: number;
  readonly seconds: number;
}

/**
 * Plays game after game between two bots that have the same decks. In each pair of games the cards are shuffled the
 * same way, and the bots have changed seats.
 */
export function holdContest(contest: Contest): ContestReport {
  const start = performance.now();
  const games = Array.from({ length: contest.games }, (_, number) => {
    const played = playGame(contest, number);
    contest.onGame?.(played);
    return played;
  });
  const wonBy = (side: Side) => games.filter(({ winner }) => winner === side).length;
  return {
    games: games.length,
    wins: [wonBy(0), wonBy(1)],
    draws: games.filter(({ winner }) => winner === null).length,
    turns: games.reduce((sum, { turns }) => sum + turns, 0),
    seconds: (performance.now() - start) / 1000,
  };
}

function playGame({ bots, decks, members, seed }: Contest, number: number): ContestGame {
  const pair = number >> 1;
  const swapped = number % 2;
  const played = Array.from({ length: members }, (_, n) => decks[(pair * members + n) % decks.length]!);
  const atTable = played.flatMap((deck) => [deck, deck]);
  const opening = openingWith(
    atTable,
    atTable.map(({ name }) => name),
    2,
  );
  const sideOf = (seat: number): Side => (seat % 2 === swapped ? 0 : 1);
  const players = opening.seats.map((_, seat) => seatingOf(bots[sideOf(seat)])());
  const shuffled = seedFrom(seed, pair);
  const { game } = playOut(startGame(opening, shuffled), players, diceFrom(seedFrom(shuffled, 1)), {
    limit: DECISION_LIMIT,
  });
  const first = outcome(game)?.winners[0];
  return {
    number,
    decks: played.map(({ name }) => name),
    winner: first === undefined ? null : sideOf(first),
    turns: game.state.turn.number,
  };
}

/** Between which shares the true one lies, nineteen times out of twenty (Wilson's interval). */
export function confidence(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}
