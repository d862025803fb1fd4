import { winnersOf } from '@meetingstone/cards';
import type { Course, ReadMatch, Sitting } from '@meetingstone/sitting';
import {
  answersOf,
  concededBy,
  gameOver,
  gameTitle,
  matchWords,
  mustBeDone,
  recordingNow,
  scoreWords,
  sitAgain,
  sitDownIn,
  termsNow,
  whyNotConcede,
} from '@meetingstone/sitting';
import { forgetTable } from '../autosave.ts';
import { saveMatch } from '../files.ts';
import { keeping, LEAVING, LEAVING_FOR_GOOD } from './alone.ts';
import type { Around } from './around.ts';
import { openSideDecks } from './between.ts';
import { playAtTerminal } from './loop.ts';
import type { Watched } from './screen.ts';
import { sittersFor } from './setup.ts';
import type { Terminal } from './terminal.ts';

/** A match at a terminal: who plays it, where it is kept, and the game in the middle of which it goes on. */
export interface MatchPlay extends Watched {
  readonly bots: readonly (string | null)[];
  readonly folder: string | null;
  readonly resumed?: Resumed | null;
}

/** A game that goes on: as it stands, or as a file has it. */
export type Resumed = Sitting | Pick<ReadMatch, 'answers' | 'acts'>;

/** The game of a match that comes next, or goes on. */
export function sittingIn(course: Course, bots: MatchPlay['bots'], resumed: MatchPlay['resumed']): Sitting {
  if (resumed && 'game' in resumed) return resumed;
  const terms = termsNow(course, sittersFor(bots));
  if (!resumed?.answers) return sitDownIn(course, terms, Date.now());
  return sitAgain(terms, recordingNow(course, resumed.answers), resumed.acts ?? null, course.now);
}

/** Plays games until the match is over or somebody leaves. */
export async function playMatch(start: Course, play: MatchPlay, terminal: Terminal): Promise<Course> {
  const { bots, folder, paint } = play;
  const persons = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const viewer = persons.length === 1 ? persons[0]! : null;
  let course = start;
  let resumed = play.resumed ?? null;
  while (winnersOf(course.now).length === 0) {
    if (course.games.length > 0 && !resumed) {
      const ready = await openSideDecks(course, bots, persons, paint, terminal);
      course = ready.course;
      if (!ready.goesOn) break;
    }
    terminal.say('');
    terminal.say(paint('bold', gameTitle(course.now, viewer)));
    const first = sittingIn(course, bots, resumed);
    resumed = null;
    const { sitting, left } = await playAtTerminal(first, play, terminal, aroundOf(course, folder, terminal));
    if (left?.how === 'concede match') course = mustBeDone(concededBy(course, left.player));
    else if (left) break;
    else course = gameOver(course, sitting.game, recordingNow(course, answersOf(sitting)), sitting.acts);
    if (folder !== null) forgetTable(folder);
    if (winnersOf(course.now).length === 0) terminal.say(`The match: ${scoreWords(course.now, viewer)}.`);
  }
  terminal.say('');
  terminal.say(matchWords(course.now, viewer));
  return course;
}

const aroundOf = (course: Course, folder: string | null, terminal: Terminal): Around => ({
  save: (file, sitting) => {
    const bots = sitting.terms.seats.map(({ sitter }) => (sitter.is === 'bot' ? sitter.bot : null));
    saveMatch(file, { course, bots, answers: answersOf(sitting), acts: sitting.acts });
  },
  keep: keeping(folder, terminal, (sitting) => ({ course, sitting })),
  leaving: folder === null ? LEAVING_FOR_GOOD : LEAVING,
  whyNotConcedeMatch: (seat) => whyNotConcede(course, seat),
});
