import { winnersOf } from '@meetingstone/cards';
import type { Answer } from '@meetingstone/rules';
import type { BotNames, Course } from '@meetingstone/sitting';
import {
  concededBy,
  gameOver,
  gameTitle,
  matchWords,
  mustBeDone,
  recordingNow,
  scoreWords,
  whyNotConcede,
} from '@meetingstone/sitting';
import { saveMatch } from '../files.ts';
import { openSideDecks } from './between.ts';
import type { Around } from './loop.ts';
import { playAtTerminal } from './loop.ts';
import type { Table } from './session.ts';
import { recordingOf, resumeSession } from './session.ts';
import type { Terminal } from './terminal.ts';

/** A match at a terminal: who plays it, and a new table for each of its games. */
export interface MatchPlay {
  readonly bots: BotNames;
  readonly tableFor: (game: number) => Table;
}

/** Plays games until the match is over or somebody leaves; answers, if it goes on in the middle of a game. */
export async function playMatch(
  start: Course,
  answers: readonly Answer[] | null,
  { bots, tableFor }: MatchPlay,
  terminal: Terminal,
): Promise<Course> {
  const persons = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const viewer = persons.length === 1 ? persons[0]! : null;
  let course = start;
  let resumed = answers;
  while (winnersOf(course.now).length === 0) {
    const table = tableFor(course.games.length);
    if (course.games.length > 0 && !resumed) {
      const ready = await openSideDecks(course, bots, persons, table, terminal);
      course = ready.course;
      if (!ready.goesOn) break;
    }
    terminal.say('');
    terminal.say(table.paint('bold', gameTitle(course.now, viewer)));
    const first = resumeSession(recordingNow(course, resumed ?? []), table);
    resumed = null;
    const played = await playAtTerminal(first, table, terminal, aroundOf(course));
    const { session, left } = played;
    if (left?.how === 'concede match') course = mustBeDone(concededBy(course, left.player));
    else if (left) break;
    else course = gameOver(course, session.game, recordingOf(session));
    if (winnersOf(course.now).length === 0) terminal.say(`The match: ${scoreWords(course.now, viewer)}.`);
  }
  terminal.say('');
  terminal.say(matchWords(course.now, viewer));
  return course;
}

const aroundOf = (course: Course): Around => ({
  save: (file, { answers }, bots) => saveMatch(file, { course, bots, answers }),
  whyNotConcedeMatch: (seat) => whyNotConcede(course, seat),
});
