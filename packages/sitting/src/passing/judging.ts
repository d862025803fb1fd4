import type { Decision, Option } from '@meetingstone/rules';
import { bare, onlyAnswer } from '@meetingstone/rules';
import type { WhyAsked } from '@meetingstone/words';
import type { Automatic } from '../acts.ts';
import type { Sitting } from '../sitting.ts';
import type { Sitter } from '../terms.ts';
import type { Wishes, Yielding } from '../wishes.ts';
import { isCovered } from './covering.ts';
import { passesAnyway } from './standing.ts';
import { isReached, stopFor } from './stops.ts';
import type { PriorityWindow } from './window.ts';
import { concernBesides, concernOf, windowOf } from './window.ts';

/** Whether the sitting answers the pending decision itself, or its player is asked, and why. */
export type Judged =
  | { readonly answers: true; readonly choose: Option; readonly by: Automatic; readonly covered: boolean }
  | { readonly answers: false; readonly why: WhyAsked };

const asked = (why: WhyAsked): Judged => ({ answers: false, why });

/** The bot that decides for whoever sits there; null for a person, there or gone. */
export const botOf = (sitter: Sitter): string | null => (sitter.is === 'person' ? null : sitter.bot);

/** An answer is given for a seat only if there is no other, or if it said so itself. */
export function judge(sitting: Sitting): Judged | null {
  const { decision } = sitting.game;
  if (!decision) return null;
  const seat = decision.player;
  const only = onlyAnswer(sitting.game)?.choose;
  if (botOf(sitting.sitters[seat]!) === null) return judgeForPerson(sitting, decision, sitting.wishes[seat]!);
  if (only === undefined || only === 'concede') return asked({ because: 'choice' });
  return { answers: true, choose: only, by: 'only answer', covered: false };
}

function judgeForPerson(sitting: Sitting, decision: Decision, wishes: Wishes): Judged {
  const { options, question, player: seat } = decision;
  const pays = options.find(({ choose }) => choose === 'automatic');
  if (question === 'resource' && wishes.paysItself && pays)
    return { answers: true, choose: pays, by: 'payment', covered: false };
  if (question !== 'priority') return asked({ because: 'choice' });
  if (wishes.hold) return asked({ because: 'hold' });
  const window = windowOf(sitting.game, seat);
  const stop = stopFor(wishes.stops, window);
  if (stop) return asked({ because: 'stop', step: stop.step, of: stop.of });
  const pass = options.find(({ choose }) => choose === 'pass');
  if (!pass) return asked({ because: 'action' });
  const by = options.length === 1 ? 'only answer' : 'yield';
  const anyway = passesAnyway(wishes, window);
  if (anyway || by === 'only answer' || isLetBy(wishes, decision, window))
    return { answers: true, choose: pass, by, covered: !anyway && isCovered(sitting, window) };
  return asked(whyAsked(wishes, window));
}

/** Does the seat let this window go by, though it could do something in it? That hangs on what it could do. */
function isLetBy({ standing, yielding }: Wishes, decision: Decision, window: PriorityWindow): boolean {
  if (yielding && !isReached(yielding, window))
    return (
      yielding.before === decision.number ||
      (breakingConcern(yielding, window) === null && newOptions(decision, yielding.known ?? []).length === 0)
    );
  const onlyQuests = decision.options.every(({ choose }) => choose === 'pass' || choose === 'complete');
  return onlyQuests && !window.isOwnAction && standing.includes('quests');
}

/** What breaks a yield in this window. */
const breakingConcern = ({ until }: Yielding, window: PriorityWindow): WhyAsked | null =>
  until.until === 'combat' ? concernBesides(window) : concernOf(window);

function whyAsked({ yielding }: Wishes, window: PriorityWindow): WhyAsked {
  if (yielding && !isReached(yielding, window)) return breakingConcern(yielding, window) ?? { because: 'new' };
  return window.isOwnAction ? { because: 'action' } : (concernOf(window) ?? { because: 'open' });
}

/** An option as one word, so that it can be known again. */
const keyOf = (option: Option): string => JSON.stringify(bare(option));

export const keysOf = ({ options }: Decision): readonly string[] => options.map(keyOf);

const newOptions = ({ options }: Decision, known: readonly string[]): readonly Option[] =>
  options.filter((option) => option.choose !== 'pass' && !known.includes(keyOf(option)));
