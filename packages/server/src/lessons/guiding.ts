import type { Option } from '@meetingstone/rules';
import { awaitedIn, hintFor, stepOf } from '@meetingstone/scenario';
import type { Act, Sitting } from '@meetingstone/sitting';
import { answersGiven } from '@meetingstone/sitting';
import { refuse } from '../refused.ts';
import type { KnownLesson, LessonLibrary } from './library.ts';

/** Those who play with a learner are called after the lesson. They follow its script; behind its end this bot goes on for them. */
const PLAYS_LESSON = /^lesson:(?<key>.+)$/;
export const botOfLesson = (key: string): string => `lesson:${key}`;
export const isOfLesson = (bot: string): boolean => PLAYS_LESSON.test(bot);
export const BEHIND_THE_SCRIPT = 'greedy';

/** The lesson that is given at a table, if one is. */
function lessonAt(library: LessonLibrary, { terms }: Sitting): KnownLesson | undefined {
  for (const { sitter } of terms.seats) {
    const key = sitter.is === 'bot' ? PLAYS_LESSON.exec(sitter.bot)?.groups?.key : undefined;
    if (key !== undefined) return library.find(key);
  }
  return undefined;
}

/** The same act, unless it leads away from the script of a lesson: then it is refused with the words of the lesson. */
export function guided(library: LessonLibrary, sitting: Sitting, act: Act): Act {
  const lesson = lessonAt(library, sitting);
  if (!lesson) return act;
  const given = answersGiven(sitting);
  if (!awaitedIn(lesson, given)) return act;
  if (act.do === 'wish' || act.do === 'replace')
    return refuse('not allowed', 'In a lesson you are asked wherever there is something to learn.');
  const hint = act.do === 'answer' ? hintFor(lesson, given, act.choose) : null;
  return hint === null ? act : refuse('not allowed', hint);
}

/** What the script has somebody else do now. */
export function scripted(library: LessonLibrary, sitting: Sitting, seat: number): Option | undefined {
  const lesson = lessonAt(library, sitting);
  const next = lesson && awaitedIn(lesson, answersGiven(sitting));
  return next?.player === seat && next.choose !== 'concede' ? next.choose : undefined;
}

/** Where a learner stands. */
export interface Standing {
  readonly key: string;
  readonly title: string;
  /** What is said now. */
  readonly say: string;
  /** The how manieth of all that is said. */
  readonly at: number;
  readonly of: number;
  /** What is awaited of him; null while others do something, and at the end. */
  readonly awaits: Option | null;
  readonly isOver: boolean;
  /** The lesson after this one. */
  readonly next: string | null;
}

export function standingIn(library: LessonLibrary, sitting: Sitting): Standing | null {
  const lesson = lessonAt(library, sitting);
  if (!lesson) return null;
  const { key, title, steps, learner } = lesson;
  const given = answersGiven(sitting);
  const awaited = awaitedIn(lesson, given);
  const isHis = awaited?.player === learner && awaited.choose !== 'concede';
  const now = stepOf(lesson, given);
  const spoken = steps.flatMap(({ say }, n) => (say === undefined ? [] : [{ n, say }]));
  const at = spoken.findLastIndex(({ n }) => n <= now);
  const keys = library.all().map((one) => one.key);
  return {
    key,
    title,
    say: spoken[Math.max(0, at)]?.say ?? '',
    at: Math.max(0, at) + 1,
    of: spoken.length,
    awaits: isHis ? (awaited.choose as Option) : null,
    isOver: awaited === null,
    next: keys[keys.indexOf(key) + 1] ?? null,
  };
}
