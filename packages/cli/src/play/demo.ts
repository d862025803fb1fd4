import { winnersOf, winsOf } from '@meetingstone/cards';
import { outcome } from '@meetingstone/rules';
import type { Course, Line, Sitting } from '@meetingstone/sitting';
import {
  answersOf,
  gameTitle,
  logOf,
  matchWords,
  newsIn,
  next,
  playedToEnd,
  recordingNow,
  withoutProposals,
} from '@meetingstone/sitting';
import { english, outcomeWords, plain } from '@meetingstone/words';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { tableLines } from '../table/table.ts';
import { dismissPrograms, letThink } from './programs.ts';
import type { Screen, Watched } from './screen.ts';
import { printed, screenFor, tellerFor } from './screen.ts';

const WIDTH = 100;

/** Lets bots play to the end, programs of others among them, and gives all that a spectator was told. */
async function playedOut(screen: Screen, output: Output): Promise<readonly Line[]> {
  const told: Line[] = [];
  try {
    for (let read = 0; ; ) {
      const log = logOf(screen.sitting, null);
      told.push(...newsIn(log, read));
      read = log.told;
      const todo = next(screen.sitting);
      if (todo.do !== 'think') return withoutProposals(told);
      await letThink(screen, todo.seat, todo.bot, output.warn);
    }
  } finally {
    dismissPrograms(screen);
  }
}

const namesOf = ({ opening }: Sitting): string[] => opening.seats.map(({ name }) => name);

/** A game between bots, for somebody who only watches. */
export async function demonstrate(start: Sitting, watched: Watched, output: Output): Promise<void> {
  sayWhoPlays(start, output);
  await showGame(start, watched, output);
}

function sayWhoPlays({ opening }: Sitting, output: Output): void {
  output.say(`A demonstration: ${opening.seats.map(({ name, hero }) => `${name} (${hero.name})`).join(' against ')}`);
}

async function showGame(start: Sitting, watched: Watched, output: Output): Promise<Sitting> {
  const screen = screenFor(start, watched);
  const told = await playedOut(screen, output);
  const t = tellerFor(screen, null);
  for (const line of told) for (const text of printed(line, t)) output.say(text);
  output.say('');
  for (const line of tableLines(t, WIDTH)) output.say(line);
  output.say('');
  output.say(outcomeWords(outcome(screen.sitting.game), namesOf(screen.sitting), null, english));
  return screen.sitting;
}

/** The same as one JSON document. */
export async function demonstrateJson(start: Sitting, watched: Watched, output: Output): Promise<void> {
  const screen = screenFor(start, watched);
  sayJson(output, gameJson(screen, await playedOut(screen, output)));
}

function gameJson(screen: Screen, told: readonly Line[]) {
  const { opening, seed, game } = screen.sitting;
  const result = outcome(game);
  return {
    seats: opening.seats.map(({ name, hero, team }) => ({
      name,
      hero: hero.name,
      ...(team === undefined ? {} : { team }),
    })),
    seed,
    ended: result !== null,
    winners: result?.winners.map((seat) => namesOf(screen.sitting)[seat]) ?? [],
    turns: game.state.turn.number,
    decisions: answersOf(screen.sitting).length,
    log: told.map(({ rule, sentence }) => ({ rule, text: plain(sentence) })),
  };
}

/** How a match is watched: where it stands, and each of its games as it begins or goes on. */
export interface WatchedMatch extends Watched {
  readonly course: Course;
  readonly sittingFor: (course: Course) => Sitting;
}

/** A match between bots, from where it stands to its end. */
export async function demonstrateMatch(watched: WatchedMatch, output: Output): Promise<void> {
  const { players } = watched.course.now;
  output.say(`A demonstration: ${players.map(({ name, deck }) => `${name} (${deck.hero})`).join(' against ')}`);
  const course = await watchedToEnd(watched, (start, before) => {
    output.say('');
    output.say(watched.paint('bold', gameTitle(before.now)));
    return showGame(start, watched, output);
  });
  output.say(watched.paint('bold', matchWords(course.now)));
}

/** The same as one JSON document. */
export async function demonstrateMatchJson(watched: WatchedMatch, output: Output): Promise<void> {
  const games: unknown[] = [];
  const course = await watchedToEnd(watched, async (start) => {
    const screen = screenFor(start, watched);
    games.push(gameJson(screen, await playedOut(screen, output)));
    return screen.sitting;
  });
  const { players, bestOf } = course.now;
  const winners = winnersOf(course.now).map((seat) => players[seat]!.name);
  sayJson(output, { bestOf, seed: course.seed, wins: winsOf(course.now), winners, games });
}

function watchedToEnd(
  { course: start, sittingFor }: WatchedMatch,
  show: (start: Sitting, before: Course) => Promise<Sitting>,
): Promise<Course> {
  return playedToEnd(start, async (course) => {
    const sitting = await show(sittingFor(course), course);
    return { game: sitting.game, recording: recordingNow(course, answersOf(sitting)), acts: sitting.acts };
  });
}
