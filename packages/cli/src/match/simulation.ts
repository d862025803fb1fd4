import type { Seating } from '@meetingstone/bots';
import { DECISION_LIMIT, diceFrom, playOut, seedFrom } from '@meetingstone/bots';
import { winnersOf, winsOf } from '@meetingstone/cards';
import type { Game, Recording, Seat } from '@meetingstone/rules';
import { outcome, startGame } from '@meetingstone/rules';
import type { Course, MatchTerms, Recorded } from '@meetingstone/sitting';
import { playedToEnd, recordingNow, startCourse } from '@meetingstone/sitting';
import { sideBySide } from '../side-by-side.ts';
import type { SimulationReport } from '../simulation.ts';

export interface MatchSimulation {
  readonly terms: Omit<MatchTerms, 'seed'>;
  /** Plays the game of a match that comes next. */
  readonly play: (course: Course, failed: (message: string) => void) => Promise<PlayedGame>;
  /** Which match is the first. */
  readonly first?: number;
  readonly matches: number;
  /** So many are played side by side. */
  readonly atOnce?: number;
  readonly seed: number;
  /** Called after each match. */
  readonly onMatch?: (number: number, course: Course) => void;
}

/** A game of a match as far as it was played. */
export interface PlayedGame {
  readonly game: Game;
  readonly recording: Recording;
  readonly acts?: readonly Recorded[];
}

/** A game between bots of our own. */
export function playedByOurs(bots: readonly Seating[], limit = DECISION_LIMIT): MatchSimulation['play'] {
  return async (course) => {
    const { opening, seed } = recordingNow(course, []);
    const players = bots.map((sit) => sit());
    const { game, answers } = playOut(startGame(opening, seed), players, diceFrom(seedFrom(seed, 1)), { limit });
    return { game, recording: { opening, seed, answers } };
  };
}

/** As for single games, which are counted one by one; and the matches. */
export interface MatchReport extends SimulationReport {
  readonly matches: number;
  readonly matchesEnded: number;
  /** Matches won by each seat. */
  readonly matchWins: Readonly<Record<Seat, number>>;
}

/** Plays whole matches, each from a seed of its own. */
export async function simulateMatches(simulation: MatchSimulation): Promise<MatchReport> {
  const { terms, play, first = 0, matches, atOnce = 1, onMatch } = simulation;
  const nobody = (): Record<Seat, number> => Object.fromEntries(terms.seats.map((_, seat) => [seat, 0]));
  const [wins, matchWins] = [nobody(), nobody()];
  const failures: { seed: number; message: string }[] = [];
  let [games, ended, draws, turns, decisions, matchesEnded] = [0, 0, 0, 0, 0, 0];
  const start = performance.now();
  const playMatch = async (n: number): Promise<void> => {
    const seed = seedFrom(simulation.seed, n);
    const failed = (message: string): void => void failures.push({ seed, message });
    try {
      const course = await playedToEnd(startCourse({ ...terms, seed }), async (now) => {
        const played = await play(now, failed);
        games += 1;
        turns += played.game.state.turn.number;
        decisions += played.recording.answers.length;
        if (!outcome(played.game)) return null;
        ended += 1;
        return played;
      });
      for (const [seat, won] of winsOf(course.now).entries()) wins[seat]! += won;
      draws += course.now.results.filter((winners) => winners.length === 0).length;
      const winners = winnersOf(course.now);
      for (const seat of winners) matchWins[seat]! += 1;
      if (winners.length > 0) matchesEnded += 1;
      onMatch?.(n, course);
    } catch (error) {
      failed(error instanceof Error ? error.message : String(error));
    }
  };
  await sideBySide(matches, atOnce, (n) => playMatch(first + n));
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
