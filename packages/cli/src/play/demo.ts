import { winnersOf, winsOf } from '@meetingstone/cards';
import type { Answer } from '@meetingstone/rules';
import { outcome } from '@meetingstone/rules';
import type { Course } from '@meetingstone/sitting';
import { gameTitle, matchWords, playedToEnd, recordingNow } from '@meetingstone/sitting';
import { english, outcomeWords } from '@meetingstone/words';
import type { Output } from '../output.ts';
import { sayJson } from '../output.ts';
import { tableLines } from '../table/table.ts';
import { paintingTeller } from '../teller.ts';
import type { Session, Table } from './session.ts';
import { logOf, playOn, recordingOf, resumeSession, turnTitle, viewerOf } from './session.ts';

const WIDTH = 100;

/** A game between bots, for somebody who only watches. */
export function demonstrate(start: Session, table: Table, output: Output): Session {
  const { seats } = start.opening;
  output.say(`A demonstration: ${seats.map(({ name, hero }) => `${name} (${hero.name})`).join(' against ')}`);
  return showGame(start, table, output);
}

function showGame(start: Session, table: Table, output: Output): Session {
  const session = playOn(start, table, false);
  const { paint } = table;
  for (const { event, text } of logOf(session, null)) {
    if (event === 'turn starts') output.say('');
    output.say(event === 'turn starts' ? paint('bold', turnTitle(text)) : `  ${text}`);
  }
  output.say('');
  for (const line of tableLines(paintingTeller(viewerOf(session, null), paint), WIDTH)) output.say(line);
  output.say('');
  output.say(outcomeWords(outcome(session.game), namesOf(session), null, english));
  return session;
}

const namesOf = ({ opening }: Session): string[] => opening.seats.map(({ name }) => name);

/** The same as one JSON document. */
export function demonstrateJson(start: Session, table: Table, output: Output): Session {
  const session = playOn(start, table, false);
  sayJson(output, gameJson(session));
  return session;
}

function gameJson(session: Session) {
  const { opening, seed, game, answers } = session;
  const result = outcome(game);
  return {
    seats: opening.seats.map(({ name, hero, team }) => ({
      name,
      hero: hero.name,
      ...(team === undefined ? {} : { team }),
    })),
    seed,
    ended: result !== null,
    winners: result?.winners.map((seat) => namesOf(session)[seat]) ?? [],
    turns: game.state.turn.number,
    decisions: answers.length,
    log: logOf(session, null).map(({ rule, text }) => ({ rule, text })),
  };
}

/** How a match is watched: where it stands, perhaps in the middle of a game, and who sits at its tables. */
export interface Watched {
  readonly course: Course;
  readonly answers: readonly Answer[] | null;
  readonly tableFor: (game: number) => Table;
}

/** A match between bots, from where it stands to its end. */
export function demonstrateMatch(watched: Watched, output: Output): Course {
  const { players } = watched.course.now;
  output.say(`A demonstration: ${players.map(({ name, deck }) => `${name} (${deck.hero})`).join(' against ')}`);
  const { paint } = watched.tableFor(0);
  const course = watchedToEnd(watched, (session, table, before) => {
    output.say('');
    output.say(paint('bold', gameTitle(before.now)));
    return showGame(session, table, output);
  });
  output.say(paint('bold', matchWords(course.now)));
  return course;
}

/** The same as one JSON document. */
export function demonstrateMatchJson(watched: Watched, output: Output): Course {
  const games: unknown[] = [];
  const course = watchedToEnd(watched, (start, table) => {
    const session = playOn(start, table, false);
    games.push(gameJson(session));
    return session;
  });
  const { players, bestOf } = course.now;
  const winners = winnersOf(course.now).map((seat) => players[seat]!.name);
  sayJson(output, { bestOf, seed: course.seed, wins: winsOf(course.now), winners, games });
  return course;
}

function watchedToEnd(
  { course: start, answers, tableFor }: Watched,
  show: (start: Session, table: Table, before: Course) => Session,
): Course {
  return playedToEnd(start, (course) => {
    const table = tableFor(course.games.length);
    const given = course === start ? (answers ?? []) : [];
    const session = show(resumeSession(recordingNow(course, given), table), table, course);
    return { game: session.game, recording: recordingOf(session) };
  });
}
