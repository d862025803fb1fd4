import { DECISION_LIMIT, diceFrom, seedFrom } from '@meetingstone/bots';
import { outcome } from '@meetingstone/rules';
import type { Sitting, Terms } from '@meetingstone/sitting';
import { answersOf, recordingNow, sitDown, sitDownIn, termsNow } from '@meetingstone/sitting';
import type { MatchSimulation } from '../match/simulation.ts';
import { sideBySide } from '../side-by-side.ts';
import type { SimulationReport } from '../simulation.ts';
import { playWithPrograms } from './playing.ts';

/** How programs of others play in some of the seats; each game starts them anew. */
export interface Programs {
  readonly shown: boolean;
  readonly limit?: number;
  /** So many games are played side by side. */
  readonly atOnce: number;
  readonly onFailure: (sentence: string) => void;
}

export interface ForeignSimulation extends Programs {
  readonly terms: Terms;
  readonly games: number;
  readonly seed: number;
  readonly onGame: (number: number, sitting: Sitting) => void;
}

/** Plays whole games with programs. */
export async function simulateWithPrograms(simulation: ForeignSimulation): Promise<SimulationReport> {
  const { terms, games, limit = DECISION_LIMIT, shown, onFailure, onGame, atOnce } = simulation;
  const wins = Object.fromEntries(terms.seats.map((_, seat) => [seat, 0]));
  let [ended, draws, turns, decisions] = [0, 0, 0, 0];
  const failures: { seed: number; message: string }[] = [];
  const start = performance.now();
  await sideBySide(games, atOnce, async (n) => {
    const seed = seedFrom(simulation.seed, n);
    const failed = (message: string): void => {
      failures.push({ seed, message });
      onFailure(message);
    };
    const random = diceFrom(seedFrom(seed, 1));
    const sitting = await playWithPrograms(sitDown(terms, seed, 0), { random, shown, limit, onFailure: failed });
    const result = outcome(sitting.game);
    if (result) ended += 1;
    if (result?.winners.length === 0) draws += 1;
    for (const seat of result?.winners ?? []) wins[seat]! += 1;
    turns += sitting.game.state.turn.number;
    decisions += answersOf(sitting).length;
    onGame(n, sitting);
  });
  const seconds = Math.max(1e-9, (performance.now() - start) / 1000);
  const rates = { gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds };
  return { games, ended, errors: failures.length, wins, draws, turns, decisions, ...rates, failures };
}

/** A game of a match with programs. As all bots they keep their decks. */
export function playedByPrograms(bots: readonly string[], programs: Programs): MatchSimulation['play'] {
  const { shown, limit = DECISION_LIMIT, onFailure } = programs;
  const sitters = bots.map((bot) => ({ is: 'bot', bot }) as const);
  return async (course, failed) => {
    const start = sitDownIn(course, termsNow(course, sitters), 0);
    const sitting = await playWithPrograms(start, {
      random: diceFrom(seedFrom(start.seed, 1)),
      shown,
      limit,
      onFailure: (message) => {
        failed(message);
        onFailure(message);
      },
    });
    return { game: sitting.game, recording: recordingNow(course, answersOf(sitting)), acts: sitting.acts };
  };
}
