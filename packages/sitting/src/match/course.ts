import { seedFrom } from '@meetingstone/bots';
import type { Copies, Deck, Match, MatchChanged, Violation } from '@meetingstone/cards';
import { catalogue, concedeMatch, endGame, nextGame, startMatch, swapCards, winnersOf } from '@meetingstone/cards';
import type { Answer, Game, Opening, Recording, Seat } from '@meetingstone/rules';
import { faults, outcome } from '@meetingstone/rules';
import type { Recorded } from '../acts.ts';
import { violationLines } from '../opening/violations.ts';
import { refuse } from '../refusal.ts';
import type { Sitting } from '../sitting.ts';
import { sitDown } from '../start.ts';
import type { Sitter, Terms } from '../terms.ts';

/** Cards that a player swapped before a game. */
export interface Swap {
  readonly player: Seat;
  readonly out: Copies;
  readonly in: Copies;
}

export interface CourseGame {
  readonly swaps: readonly Swap[];
  readonly recording: Recording;
  /** All that was done at the table, where it is known. */
  readonly acts?: readonly Recorded[];
}

/** How a match went until now. The decks it started with, the swaps and the answers are the whole of it. */
export interface Course {
  readonly seed: number;
  readonly start: Match;
  readonly now: Match;
  /** The games that are over. */
  readonly games: readonly CourseGame[];
  /** What was swapped since. */
  readonly swaps: readonly Swap[];
}

export interface MatchTerms {
  readonly decks: readonly Deck[];
  readonly seats: readonly { readonly name: string; readonly team?: string }[];
  readonly play: Match['play'];
  /** Best of so many games; a match of one game is just that game. */
  readonly bestOf: number;
  readonly seed: number;
}

export function startCourse({ decks, seats, play, bestOf, seed }: MatchTerms): Course {
  if (bestOf % 2 === 0) refuse(`a match is best of one, three or another odd number of games, not ${bestOf}`);
  const players = seats.map((one, n) => ({ ...one, deck: decks[n]! }));
  const started = startMatch(players, catalogue, { play, bestOf });
  if (!started.ok) return refuse(['a match starts with legal decks', ...violationLines(started.violations)].join('\n'));
  const course = { seed, start: started.match, now: started.match, games: [], swaps: [] };
  const wrong = faults(openingNow(course));
  return wrong.length > 0 ? refuse(wrong.join('; ')) : course;
}

export const openingNow = ({ now }: Course): Opening => nextGame(now, catalogue);

/** Each game of a match is shuffled in a way of its own. */
const seedNow = ({ seed, games }: Course): number => seedFrom(seed, 11, games.length);

/** The game that goes on, with its answers. */
export const recordingNow = (course: Course, answers: readonly Answer[]): Recording => ({
  opening: openingNow(course),
  seed: seedNow(course),
  answers,
});

/** What its games are set up as: who sits where, and how they are timed. */
export function termsNow(
  { start, now }: Course,
  sitters: readonly Sitter[],
  { clock, rated, covered }: Pick<Terms, 'clock' | 'rated' | 'covered'> = UNTIMED,
): Terms {
  const seats = now.players.map(({ name, team, deck }, n) => ({
    name,
    ...(team === undefined ? {} : { team }),
    deck,
    sitter: sitters[n]!,
  }));
  return { play: start.play, bestOf: start.bestOf, seats, clock, rated, covered };
}

const UNTIMED = { clock: null, rated: false, covered: false } as const;

/** The next game of the match, as everybody sits down for it. */
export const sitDownIn = (course: Course, terms: Terms, at: number): Sitting =>
  sitDown(terms, seedNow(course), at, course.now);

export type CourseChanged =
  | { readonly ok: true; readonly course: Course }
  | { readonly ok: false; readonly violations: readonly Violation[] };

function changed(course: Course, done: MatchChanged, parts: Partial<Course> = {}): CourseChanged {
  return done.ok ? { ok: true, course: { ...course, ...parts, now: done.match } } : done;
}

export function swapped(course: Course, swap: Swap): CourseChanged {
  const done = swapCards(course.now, swap.player, { out: swap.out, in: swap.in }, catalogue);
  return changed(course, done, { swaps: [...course.swaps, swap] });
}

/** The game that was going on is over. */
export function gameOver(
  course: Course,
  game: Game,
  recording: Recording,
  acts: readonly Recorded[] | null = null,
): Course {
  const { winners, kept } = outcome(game) ?? refuse('the game is not over');
  const done = changed(course, endGame(course.now, winners, kept), {
    games: [...course.games, { swaps: course.swaps, recording, ...(acts ? { acts } : {}) }],
    swaps: [],
  });
  return mustBeDone(done);
}

/** The course after a change that the rules allow; else a refusal. */
export const mustBeDone = (done: CourseChanged): Course =>
  done.ok ? done.course : refuse(violationLines(done.violations).join('\n').trim());

/** Draws that follow one another without end are no match. */
const MOST_GAMES = 100;

interface Ended {
  readonly game: Game;
  readonly recording: Recording;
  /** All that was done at the table, where it is known. */
  readonly acts?: readonly Recorded[];
}

/** Plays game after game until the match is over, or a game does not end; nobody swaps cards. */
export async function playedToEnd(start: Course, play: (course: Course) => Promise<Ended | null>): Promise<Course> {
  let course = start;
  while (winnersOf(course.now).length === 0 && course.games.length < MOST_GAMES) {
    const ended = await play(course);
    if (!ended) return course;
    course = gameOver(course, ended.game, ended.recording, ended.acts);
  }
  return course;
}

export const concededBy = (course: Course, seat: Seat): CourseChanged =>
  changed(course, concedeMatch(course.now, seat));

export function whyNotConcede(course: Course, seat: Seat): string | null {
  const done = concededBy(course, seat);
  return done.ok ? null : `No: ${done.violations.map(({ rule, reason }) => `${reason} (rule ${rule})`).join('; ')}.`;
}
