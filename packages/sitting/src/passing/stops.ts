import type { CardId, Step } from '@meetingstone/rules';
import type { Stop, StopStep, Yielding } from '../wishes.ts';
import type { PriorityWindow } from './window.ts';
import { attackerIn } from './window.ts';

/** The stop of the seat that is for this window: nothing is on the chain, and it is that step. */
export function stopFor(stops: readonly Stop[], window: PriorityWindow): Stop | undefined {
  return window.isQuiet ? stops.find((stop) => isAt(stop, window)) : undefined;
}

function isAt({ step, of }: Stop, { turn, planOf }: PriorityWindow): boolean {
  if (turn.player !== of) return false;
  return step === 'start' ? planOf(of)[0] === turn.step : step === turn.step;
}

/** Has the turn come to where a yield was to end? A step that was left out counts as reached by the next one. */
export function isReached(yielding: Yielding, window: PriorityWindow): boolean {
  const { until, turn: given, step: from } = yielding;
  if (until.until === 'combat') return isFoughtOut(yielding.attacker, attackerIn(window));
  if (until.until !== 'step') return false;
  const { turn, planOf } = window;
  if (turn.player !== until.of) return false;
  const plan = planOf(until.of);
  const [wanted, now] = [placeOf(until.step, plan), placeOf(turn.step, plan)];
  if (turn.number === given && placeOf(from, plan) >= wanted) return false;
  return now >= wanted;
}

/** Nobody fights any more, or somebody else attacks than did. */
const isFoughtOut = (attacker: CardId | null, now: CardId | null): boolean =>
  attacker === null || now === null || (attacker !== 0 && now !== 0 && attacker !== now);

const placeOf = (step: StopStep, plan: readonly Step[]): number => (step === 'start' ? 0 : plan.indexOf(step));
