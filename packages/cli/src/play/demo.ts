import { winnersOf, winsOf } from '@meetingstone/cards';
import { outcome } from '@meetingstone/rules';
import type { Course, Line, Next, Sitting } from '@meetingstone/sitting';
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
import { printed, screenFor, tellerFor, thinkFor } from './screen.ts';

const WIDTH = 100;

/** Asks for each thought that is needed to the end, and gives all that a spectator was told. */
function* thoughtsOf(screen: Screen): Generator<Extract<Next, { do: 'think' }>, readonly Line[]> {
  const told: Line[] = [];
  for (let read = 0; ; ) {
    const log = logOf(screen.sitting, null);
    told.push(...newsIn(log, read));
    read = log.told;
    const todo = next(screen.sitting);
    if (todo.do !== 'think') return withoutProposals(told);
    yield todo;
  }
}

/** Lets bots play to the end. */
function playedOut(screen: Screen): readonly Line[] {
  const thoughts = thoughtsOf(screen);
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) return value;
    thinkFor(screen, value.seat, value.bot);
  }
}

/** The same where some of them are programs. */
async function playedWithPrograms(screen: Screen, output: Output): Promise<readonly Line[]> {
  const thoughts = thoughtsOf(screen);
  try {
    for (;;) {
      const { done, value } = thoughts.next();
      if (done) return value;
      await letThink(screen, value.seat, value.bot, output.warn);
    }
  } finally {
    dismissPrograms(screen);
  }
}

const namesOf = ({ opening }: Sitting): string[] => opening.seats.map(({ name }) => name);

/** A game between bots, for somebody who only watches. */
export function demonstrate(start: Sitting, watched: Watched, output: Output): Sitting {
  sayWhoPlays(start, output);
  return showGame(start, watched, output);
}

/** The same where programs play, as a log or as one JSON document. */
export async function demonstratePrograms(
  start: Sitting,
  watched: Watched & { readonly json?: true | undefined },
  output: Output,
): Promise<void> {
  if (!watched.json) sayWhoPlays(start, output);
  const screen = screenFor(start, watched);
  const told = await playedWithPrograms(screen, output);
  if (watched.json) sayJson(output, gameJson(screen, told));
  else showPlayed(screen, told, output);
}

function sayWhoPlays({ opening }: Sitting, output: Output): void {
  output.say(`A demonstration: ${opening.seats.map(({ name, hero }) => `${name} (${hero.name})`).join(' against ')}`);
}

function showGame(start: Sitting, watched: Watched, output: Output): Sitting {
  const screen = screenFor(start, watched);
  return showPlayed(screen, playedOut(screen), output);
}

function showPlayed(screen: Screen, told: readonly Line[], output: Output): Sitting {
  const t = tellerFor(screen, null);
  for (const line of told) for (const text of printed(line, t)) output.say(text);
  output.say('');
  for (const line of tableLines(t, WIDTH)) output.say(line);
  output.say('');
  output.say(outcomeWords(outcome(screen.sitting.game), namesOf(screen.sitting), null, english));
  return screen.sitting;
}

/** The same as one JSON document. */
export function demonstrateJson(start: Sitting, watched: Watched, output: Output): Sitting {
  const screen = screenFor(start, watched);
  sayJson(output, gameJson(screen, playedOut(screen)));
  return screen.sitting;
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
export function demonstrateMatch(watched: WatchedMatch, output: Output): Course {
  const { players } = watched.course.now;
  output.say(`A demonstration: ${players.map(({ name, deck }) => `${name} (${deck.hero})`).join(' against ')}`);
  const course = watchedToEnd(watched, (start, before) => {
    output.say('');
    output.say(watched.paint('bold', gameTitle(before.now)));
    return showGame(start, watched, output);
  });
  output.say(watched.paint('bold', matchWords(course.now)));
  return course;
}

/** The same as one JSON document. */
export function demonstrateMatchJson(watched: WatchedMatch, output: Output): Course {
  const games: unknown[] = [];
  const course = watchedToEnd(watched, (start) => {
    const screen = screenFor(start, watched);
    games.push(gameJson(screen, playedOut(screen)));
    return screen.sitting;
  });
  const { players, bestOf } = course.now;
  const winners = winnersOf(course.now).map((seat) => players[seat]!.name);
  sayJson(output, { bestOf, seed: course.seed, wins: winsOf(course.now), winners, games });
  return course;
}

function watchedToEnd(
  { course: start, sittingFor }: WatchedMatch,
  show: (start: Sitting, before: Course) => Sitting,
): Course {
  return playedToEnd(start, (course) => {
    const sitting = show(sittingFor(course), course);
    return { game: sitting.game, recording: recordingNow(course, answersOf(sitting)) };
  });
}
