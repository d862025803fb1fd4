import type { Bot } from '@meetingstone/bots';
import { DECISION_LIMIT, diceFrom, playOut, seedFrom } from '@meetingstone/bots';
import type { Deck } from '@meetingstone/cards';
import type { Game } from '@meetingstone/rules';
import { outcome, startGame } from '@meetingstone/rules';
import { openingWith, seatingOf, sitDown, tableTerms } from '@meetingstone/sitting';
import { isForeign } from './foreign/player.ts';
import { playWithPrograms } from './foreign/playing.ts';

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
  /** Sits a bot of ours down; left out, as it is called. */
  readonly sit?: (name: string) => Bot;
  readonly onGame?: (played: ContestGame) => void;
  /** Told when a program has failed, and conceded. */
  readonly onFailure?: (sentence: string) => void;
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
export async function holdContest(contest: Contest): Promise<ContestReport> {
  const start = performance.now();
  const games: ContestGame[] = [];
  for (let number = 0; number < contest.games; number++) {
    const played = await playGame(contest, number);
    contest.onGame?.(played);
    games.push(played);
  }
  const wonBy = (side: Side) => games.filter(({ winner }) => winner === side).length;
  return {
    games: games.length,
    wins: [wonBy(0), wonBy(1)],
    draws: games.filter(({ winner }) => winner === null).length,
    turns: games.reduce((sum, { turns }) => sum + turns, 0),
    seconds: (performance.now() - start) / 1000,
  };
}

async function playGame(contest: Contest, number: number): Promise<ContestGame> {
  const { bots, decks, members, seed } = contest;
  const pair = number >> 1;
  const swapped = number % 2;
  const played = Array.from({ length: members }, (_, n) => decks[(pair * members + n) % decks.length]!);
  const atTable = played.flatMap((deck) => [deck, deck]);
  const sideOf = (seat: number): Side => (seat % 2 === swapped ? 0 : 1);
  const names = atTable.map((_, seat) => bots[sideOf(seat)]);
  const shuffled = seedFrom(seed, pair);
  const game = bots.some(isForeign)
    ? await playedWithPrograms(atTable, names, shuffled, contest)
    : playedByOurs(atTable, names, shuffled, contest.sit);
  const first = outcome(game)?.winners[0];
  return {
    number,
    decks: played.map(({ name }) => name),
    winner: first === undefined ? null : sideOf(first),
    turns: game.state.turn.number,
  };
}

const SIDES = 2;

const namesOf = (decks: readonly Deck[]): readonly string[] => decks.map(({ name }) => name);

function playedByOurs(
  decks: readonly Deck[],
  bots: readonly string[],
  seed: number,
  sit: (name: string) => Bot = (name) => seatingOf(name)(),
): Game {
  const players = bots.map((bot) => sit(bot));
  const start = startGame(openingWith(decks, namesOf(decks), SIDES), seed);
  return playOut(start, players, diceFrom(seedFrom(seed, 1)), { limit: DECISION_LIMIT }).game;
}

async function playedWithPrograms(
  decks: readonly Deck[],
  bots: readonly string[],
  seed: number,
  { onFailure = () => {} }: Contest,
): Promise<Game> {
  const sitters = bots.map((bot) => ({ is: 'bot', bot }) as const);
  const terms = tableTerms(decks, namesOf(decks), sitters, { teams: SIDES });
  const random = diceFrom(seedFrom(seed, 1));
  const played = await playWithPrograms(sitDown(terms, seed, 0), {
    random,
    shown: false,
    limit: DECISION_LIMIT,
    onFailure,
  });
  return played.game;
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
