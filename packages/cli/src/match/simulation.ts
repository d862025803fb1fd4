import type { Seating } from '@meetingstone/bots';
import { DECISION_LIMIT, diceFrom, playOut, seedFrom } from '@meetingstone/bots';
import { winnersOf, winsOf } from '@meetingstone/cards';
import type { Seat } from '@meetingstone/rules';
import { startGame } from '@meetingstone/rules';
import type { Course, MatchTerms } from '@meetingstone/sitting';
import { playedToEnd, recordingNow, startCourse } from '@meetingstone/sitting';
import type { SimulationReport } from '../simulation.ts';

export interface MatchSimulation {
  readonly terms: Omit<MatchTerms, 'seed'>;
  readonly bots: readonly Seating[];
  /** Which match is the first. */
  readonly first?: number;
  readonly matches: number;
  readonly seed: number;
  readonly limit?: number;
  /** Called after each match. */
  readonly onMatch?: (number: number, course: Course) => void;
}

/** As for single games, which are counted one by one; and the matches. */
export interface MatchReport extends SimulationReport {
  readonly matches: number;
  readonly matchesEnded: number;
  /** Matches won by each seat. */
  readonly matchWins: Readonly<Record<Seat, number>>;
}

/** Plays whole matches, one after the other, each from a seed of its own. */
export function simulateMatches(simulation: MatchSimulation): MatchReport {
  const { terms, bots, first: from = 0, matches, limit = DECISION_LIMIT, onMatch } = simulation;
  const nobody = (): Record<Seat, number> => Object.fromEntries(bots.map((_, seat) => [seat, 0]));
  const [wins, matchWins] = [nobody(), nobody()];
  const failures: { seed: number; message: string }[] = [];
  let [games, ended, draws, turns, decisions, matchesEnded] = [0, 0, 0, 0, 0, 0];
  const start = performance.now();
  for (let n = from; n < from + matches; n++) {
    const seed = seedFrom(simulation.seed, n);
    try {
      const course = playedToEnd(startCourse({ ...terms, seed }), (now) => {
        const { opening, seed: shuffled } = recordingNow(now, []);
        const players = bots.map((sit) => sit());
        const played = playOut(startGame(opening, shuffled), players, diceFrom(seedFrom(shuffled, 1)), { limit });
        games += 1;
        turns += played.game.state.turn.number;
        decisions += played.answers.length;
        if (played.ended) ended += 1;
        return played.ended
          ? { game: played.game, recording: { opening, seed: shuffled, answers: played.answers } }
          : null;
      });
      for (const [seat, won] of winsOf(course.now).entries()) wins[seat]! += won;
      draws += course.now.results.filter((winners) => winners.length === 0).length;
      const winners = winnersOf(course.now);
      for (const seat of winners) matchWins[seat]! += 1;
      if (winners.length > 0) matchesEnded += 1;
      onMatch?.(n, course);
    } catch (error) {
      failures.push({ seed, message: error instanceof Error ? error.message : String(error) });
    }
  }
  const seconds = Math.max(1e-9, (performance.now() - start) / 1000);
  return {
    games,
    ended,
    errors: failures.length,
    wins,
    draws,
    turns,
    decisions,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    failures,
    matches,
    matchesEnded,
    matchWins,
  };
}
