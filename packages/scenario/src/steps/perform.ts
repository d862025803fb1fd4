import { writeGame } from '@meetingstone/rules';
import { seatOf } from '../cast.ts';
import type { Action, Step } from '../file/script.ts';
import { Fault, Refused } from '../outcome.ts';
import { isSaidBy } from '../restated.ts';
import type { Session } from '../session.ts';
import { give, offeredFor, unanswered } from '../session.ts';
import { decisionInWords } from '../words.ts';
import { add, carryOn } from './adding.ts';
import { choose, order, prevent, protect, strike } from './answers.ts';
import { asTheyCome } from './as-they-come.ts';
import { asChosen } from './chosen.ts';
import { expectAll } from './expect.ts';
import { answersOrder, orderedItself } from './ordering.ts';
import { passAll, resolveAll, until } from './passing.ts';

/** Performs one step of a script, or says why not: Refused where the game says no, Fault where the script is wrong. */
export function perform(before: Session, step: Step): Session {
  const session = asTheyCome(asChosen(before, step), step);
  switch (step.kind) {
    case 'expect': {
      const now = step.expectations.table.waiting ? session : orderedItself(session);
      expectAll(now, step.expectations);
      return now;
    }
    case 'refuse':
      expectRefusal(session, step.step, step.rule);
      return session;
    case 'say':
      return session;
    case 'refuse opening':
      throw new Fault('the opening is allowed, and the game has begun');
    default:
      return happens({ ...session, told: [] }, step);
  }
}

type Happens = Extract<Step, { kind: 'act' | 'pass all' | 'resolve all' | 'until' }>;

function happens(session: Session, step: Happens): Session {
  switch (step.kind) {
    case 'act': {
      const now = isOrdering(session) && !answersOrder(session, step.action) ? orderedItself(session) : session;
      return settle(act(now, seatOf(now.cast, step.player), step.action), step.action);
    }
    case 'pass all':
      return settle(passAll(orderedItself(session)));
    case 'resolve all':
      return settle(resolveAll(session));
    case 'until':
      return until(session, step.turn, step.step);
  }
}

function act(session: Session, seat: number, action: Action): Session {
  if (action === 'pass') return give(session, seat, { choose: 'pass' });
  if (action === 'concede') return give(session, seat, 'concede');
  if ('strike' in action) return strike(session, seat, action.strike);
  if ('protect' in action) return protect(session, seat, action.protect);
  if ('prevent' in action) return prevent(session, seat, action.prevent);
  if ('choose' in action) return choose(session, seat, action.choose);
  if ('order' in action) return order(session, seat, action.order);
  return add(session, seat, action);
}

/** Resources are exhausted as the step says, or automatically; a link that waited for a choice goes on. */
function settle(session: Session, action?: Action): Session {
  let now = session;
  let exhaust = typeof action === 'object' && !('play' in action) && 'exhaust' in action ? (action.exhaust ?? []) : [];
  for (;;) {
    const { adding } = now;
    if (adding) now = carryOn({ ...now, adding: null }, adding);
    const { decision } = now.game;
    if (decision?.question !== 'resource' || now.adding) return now;
    const option = exhaust.map((ref) => offeredFor(now, decision.options, ref)).find((found) => found !== undefined);
    exhaust = option ? exhaust.slice(1) : exhaust;
    now = give(now, decision.player, option ?? { choose: 'automatic' });
  }
}

/** The step is illegal: the game says no, by that rule, and is as it was. */
function expectRefusal(session: Session, step: Step, rule: string | undefined): void {
  const before = writeGame(session.game);
  const refused = refusalOf(session, step);
  if (writeGame(session.game) !== before) throw new Fault('the step was refused, but it changed the game');
  if (rule !== undefined && !isSaidBy(refused.ruling, rule, session.cast.raid?.key ?? null))
    throw new Fault(`refused by rule ${refused.ruling.rule}, not ${rule}: ${refused.message}`);
}

function refusalOf(session: Session, step: Step): Refused {
  let after: Session;
  try {
    after = perform(session, step);
  } catch (reason) {
    if (reason instanceof Refused) return reason;
    throw reason;
  }
  const open = after.adding && after.game.decision ? `, and then ${decisionInWords(after, after.game.decision)}` : '';
  throw new Fault(`the game allows this step${open}`);
}

const isOrdering = ({ game }: Session): boolean => game.decision?.question === 'order';

/** At the end of a script nothing but priority waits, unless the script has looked at what waits. */
export function finish(session: Session, last: Step | undefined): void {
  const looked = last?.kind === 'refuse' || (last?.kind === 'expect' && last.expectations.table.waiting !== undefined);
  const now = looked ? session : orderedItself(asChosen(session));
  const { decision } = now.game;
  if (decision && decision.question !== 'priority' && !looked) throw unanswered(now);
  checkFate(now);
}

/** The dice and random choices that the scenario fixed were all used. */
export function checkFate({ game }: Session): void {
  const { dice = [], picks = [] } = game.state.fate ?? {};
  if (dice.length > 0) throw new Fault(`dice not used: ${dice.join(', ')}`);
  if (picks.length > 0) throw new Fault(`picks not used: ${picks.length}`);
}
