import type { Answer, Option, Position, Seat } from '@meetingstone/rules';
import { answer, sameOption } from '@meetingstone/rules';
import { arrange } from './arrange.ts';
import type { ScenarioDocument } from './file/read.ts';
import { readScenarios } from './file/read.ts';
import type { Spoken } from './file/spoken.ts';
import { libraryOf } from './known.ts';
import { Fault, Refused } from './outcome.ts';
import { ownCards } from './own-cards.ts';
import type { Answering, Session } from './session.ts';
import { perform } from './steps/perform.ts';

/** How whoever learns is called in the file. */
export const LEARNER = 'you';

/** What is said and awaited at one point of a lesson. */
export type LessonStep = Spoken;

/**
 * A scenario that somebody plays himself, with words beside it. Its script is one line of answers: the learner's are awaited, everybody
 * else's are given. How many answers were given is all there is to know about where one stands.
 */
export interface Lesson {
  readonly title: string;
  readonly teaches: string;
  readonly minutes: number;
  /** The raid that is played, if it is one. */
  readonly raid?: { readonly key: string; readonly mode: string };
  readonly position: Position;
  readonly learner: Seat;
  /** Each answer of the script, and the step that it belongs to. */
  readonly line: readonly { readonly given: Answer; readonly step: number }[];
  readonly steps: readonly LessonStep[];
}

/** Reads a lesson and follows its script; what is wrong with it is thrown. */
export function readLesson(text: string, seed = 1): Lesson {
  const [read, more] = readScenarios(text);
  if (!read?.ok) throw new Fault((read?.faults ?? []).map(({ line, reason }) => `line ${line}: ${reason}`).join('; '));
  if (more) throw new Fault('a file holds one lesson');
  const { document } = read;
  const { title, setup, spoken } = document;
  if (!setup.lesson) throw new Fault(`${title} is no lesson: it does not say what it teaches`);
  const learner = Object.keys(setup.players).indexOf(LEARNER);
  if (learner < 0) throw new Fault(`who learns is called "${LEARNER}"`);
  const { session, position, raid } = arranged(document, seed);
  return {
    title,
    ...setup.lesson,
    ...(raid ? { raid } : {}),
    position,
    learner,
    line: lineOf(document, session),
    steps: spoken,
  };
}

function arranged({ setup }: ScenarioDocument, seed: number) {
  const own = ownCards(setup, {});
  if ('faults' in own) throw new Fault(own.faults.join('; '));
  const set = arrange(setup, libraryOf(own.facts, {}, setup.raid), seed);
  if (!('session' in set))
    throw new Fault(('faults' in set ? set.faults : set.illegal).map(({ reason }) => reason).join('; '));
  const raid = set.session.cast.raid;
  return { ...set, raid: raid && { key: raid.key, mode: setup.mode ?? raid.modes[0]! } };
}

/** Every answer that the script gives; what it only tries to show that it is refused is not one of them. */
function lineOf({ steps }: ScenarioDocument, start: Session): Lesson['line'] {
  const line: { readonly given: Answer; readonly step: number }[] = [];
  let session = start;
  for (const [n, step] of steps.entries()) {
    const answering: Answering = (game, given) => {
      const result = answer(game, given);
      if (result.ok && step.kind !== 'refuse') line.push({ given, step: n });
      return result;
    };
    try {
      session = perform({ ...session, answersItself: true, answering }, step);
    } catch (reason) {
      if (reason instanceof Fault || reason instanceof Refused) throw new Fault(`step ${n + 1}: ${reason.message}`);
      throw reason;
    }
  }
  return line;
}

/** The answer that the script has next, after so many. */
export const awaitedIn = ({ line }: Lesson, answers: number): Answer | null => line[answers]?.given ?? null;

/** The step at which a learner stands; the last one once all is done. */
export function stepOf({ line, steps }: Lesson, answers: number): number {
  return line[answers]?.step ?? steps.length - 1;
}

const USUAL_HINT = 'That would be allowed, but the lesson asks for something else just now.';

/** What is told to a learner who tries something else than what is awaited; null if it is that, or if the script is over. */
export function hintFor(lesson: Lesson, answers: number, choose: Option): string | null {
  const awaited = awaitedIn(lesson, answers);
  if (!awaited || (awaited.choose !== 'concede' && sameOption(awaited.choose, choose))) return null;
  const { instead = {}, hint = USUAL_HINT } = lesson.steps[stepOf(lesson, answers)]!;
  return instead[choose.choose as keyof typeof instead] ?? hint;
}
