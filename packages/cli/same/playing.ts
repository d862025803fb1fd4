import type { Answer, Game } from '@meetingstone/rules';
import { canonical, digest } from './canonical.ts';
import type { Part } from './engine.ts';
import { after, answerer, begin, PARTS } from './engine.ts';
import type { Plan } from './games.ts';

/** A game as a tree has played it: its answers, and what stood at each decision, in digests. */
export interface Recording {
  readonly plan: Plan;
  readonly answers: readonly Answer[];
  readonly marks: readonly Mark[];
}

/** The parts of one decision that were looked at, each as its digest. */
export type Mark = Partial<Readonly<Record<Part, string>>>;

/** The place where two trees part. */
export interface Difference {
  readonly at: number;
  readonly part: Part | 'answer';
  readonly message: string;
}

/** Views are looked at once in so many decisions, and at the end. */
const VIEWED = 23;
/** The game is written and read back once in so many decisions, and at the end. */
const WRITTEN = 97;
/** Most games end before; what follows is more of the same. */
const LIMIT = 3000;

/** Lets the players answer, to the end. */
export function record(plan: Plan): Recording {
  const next = answerer(plan.players, plan.setup.seed + 1);
  const answers: Answer[] = [];
  const marks: Mark[] = [];
  let game = begin(plan.setup);
  while (game.decision && answers.length < LIMIT) {
    marks.push(markOf(game, answers.length));
    const given = next(game);
    game = after(game, given);
    answers.push(given);
  }
  marks.push(markOf(game, answers.length, true));
  return { plan, answers, marks };
}

/** Gives the very same answers, up to the first decision at which anything is not as it was. */
export function replay({ plan, answers, marks }: Recording): Difference | null {
  let n = 0;
  try {
    let game = begin(plan.setup);
    for (; n < marks.length; n++) {
      const isLast = n === marks.length - 1;
      const part = firstDifference(marks[n]!, markOf(game, n, isLast));
      if (part) return { at: n, part, message: `${part} not the same` };
      if (!isLast) game = after(game, answers[n]!);
    }
    return null;
  } catch (reason) {
    return {
      at: n,
      part: 'answer',
      message: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason),
    };
  }
}

function markOf(game: Game, n: number, isLast = false): Mark {
  const of = (part: Part) => digest(PARTS[part](game));
  return {
    decision: of('decision'),
    events: of('events'),
    state: of('state'),
    ...(isLast || n % VIEWED === 0 ? { view: of('view') } : {}),
    ...(isLast || n % WRITTEN === 0 ? { written: of('written') } : {}),
  };
}

const firstDifference = (then: Mark, now: Mark): Part | undefined =>
  (Object.keys(PARTS) as Part[]).find((part) => then[part] !== now[part]);

/** One part of one decision, in full. */
export function partAt({ plan, answers }: Recording, at: number, part: Part): unknown {
  let game = begin(plan.setup);
  for (const given of answers.slice(0, at)) game = after(game, given);
  return canonical(PARTS[part](game));
}
