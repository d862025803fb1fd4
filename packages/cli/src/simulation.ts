import type { Seating } from '@meetingstone/bots';
import { DECISION_LIMIT, diceFrom, playOut, seedFrom } from '@meetingstone/bots';
import type { Game, Opening, Recording, Seat } from '@meetingstone/rules';
import { outcome, startGame } from '@meetingstone/rules';

export interface Simulation {
  /** The opening of the game with this seed; a raid leaves some of it to chance. */
  readonly openingFor: (seed: number) => Opening;
  /** One for each seat. */
  readonly bots: readonly Seating[];
  /** Which game is the first: each has a seed of its own, whoever plays it. */
  readonly first?: number;
  readonly games: number;
  readonly seed: number;
  readonly limit?: number;
  /** Called after each game, with what is needed to play it again; nothing to play again after an error. */
  readonly onGame?: (number: number, recording: Recording, game: Game) => void;
}

export interface SimulationReport {
  readonly games: number;
  readonly ended: number;
  readonly errors: number;
  /** Games won by each seat; a team's win counts for all its seats. */
  readonly wins: Readonly<Record<Seat, number>>;
  readonly draws: number;
  readonly turns: number;
  readonly decisions: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
  /** What went wrong, by the seed of the game. */
  readonly failures: readonly { readonly seed: number; readonly message: string }[];
}

/** Plays whole games, one after the other, each from a seed of its own. */
export function simulate(simulation: Simulation): SimulationReport {
  const { openingFor, bots, first: from = 0, games, limit = DECISION_LIMIT, onGame } = simulation;
  const wins: Record<Seat, number> = Object.fromEntries(bots.map((_, seat) => [seat, 0]));
  const failures: { seed: number; message: string }[] = [];
  let [ended, draws, turns, decisions] = [0, 0, 0, 0];
  let milliseconds = 0;
  for (let n = from; n < from + games; n++) {
    const seed = seedFrom(simulation.seed, n);
    const start = performance.now();
    try {
      const opening = openingFor(seed);
      const first = startGame(opening, seed);
      const random = diceFrom(seedFrom(seed, 1));
      const played = playOut(
        first,
        bots.map((sit) => sit()),
        random,
        { limit },
      );
      milliseconds += performance.now() - start;
      const result = outcome(played.game);
      decisions += played.answers.length;
      turns += played.game.state.turn.number;
      if (played.ended) ended += 1;
      if (result?.winners.length === 0) draws += 1;
      for (const seat of result?.winners ?? []) wins[seat]! += 1;
      onGame?.(n, { opening, seed, answers: played.answers }, played.game);
    } catch (error) {
      failures.push({ seed, message: error instanceof Error ? error.message : String(error) });
    }
  }
  const seconds = Math.max(1e-9, milliseconds / 1000);
  return {
    games,
    ended,
    errors: failures.length,
    wins,
    draws,
    turns,
    decisions,
    gamesPerSecond: (games - failures.length) / seconds,
    decisionsPerSecond: decisions / seconds,
    failures,
  };
}
