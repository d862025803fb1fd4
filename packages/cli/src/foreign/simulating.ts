import { DECISION_LIMIT, diceFrom, seedFrom } from '@meetingstone/bots';
import { outcome } from '@meetingstone/rules';
import type { Sitting, Terms } from '@meetingstone/sitting';
import { answersOf, sitDown } from '@meetingstone/sitting';
import type { SimulationReport } from '../simulation.ts';
import { playWithPrograms } from './playing.ts';

export interface ForeignSimulation {
  readonly terms: Terms;
  readonly games: number;
  readonly seed: number;
  readonly limit?: number;
  readonly shown: boolean;
  readonly onFailure: (sentence: string) => void;
  readonly onGame: (number: number, sitting: Sitting) => void;
}

/** Plays whole games, one after the other, with programs of others in some of the seats; each game starts them anew. */
export async function simulateWithPrograms(simulation: ForeignSimulation): Promise<SimulationReport> {
  const { terms, games, limit = DECISION_LIMIT, shown, onFailure, onGame } = simulation;
  const wins = Object.fromEntries(terms.seats.map((_, seat) => [seat, 0]));
  let [ended, draws, turns, decisions, errors] = [0, 0, 0, 0, 0];
  const failures: { seed: number; message: string }[] = [];
  const start = performance.now();
  for (let n = 0; n < games; n++) {
    const seed = seedFrom(simulation.seed, n);
    const failed = (message: string): void => {
      errors += 1;
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
  }
  const seconds = Math.max(1e-9, (performance.now() - start) / 1000);
  const rates = { gamesPerSecond: games / seconds, decisionsPerSecond: decisions / seconds };
  return { games, ended, errors, wins, draws, turns, decisions, ...rates, failures };
}
