import { isDeepStrictEqual } from 'node:util';
import type { Decision, Option } from '@meetingstone/rules';
import { areCopies } from '../cast.ts';
import type { Step } from '../file/script.ts';
import type { Session } from '../session.ts';
import { cardBehind, give, offeredFor } from '../session.ts';

/**
 * Effects of one power of one card that triggered several times have one name in a script, so no script can say which
 * of them is first: unless this step orders them or looks at what is asked, they come as they triggered. So it is with
 * cards for which the scenario has a number: the first of them is chosen.
 */
export function asTheyCome(session: Session, step: Step): Session {
  let now = session;
  for (;;) {
    const { decision } = now.game;
    if (!now.answersItself || !decision || !areAlike(now, decision) || isAnswered(now, decision, step)) return now;
    now = give(now, decision.player, decision.options[0]!);
  }
}

function areAlike(session: Session, decision: Decision): boolean {
  return areOneEffect(session, decision) || areOneCard(session, decision);
}

function areOneCard(session: Session, { question, options }: Decision): boolean {
  if (question === 'priority' || options.some(({ choose }) => choose !== 'card')) return false;
  const cards = options.map((option) => cardBehind(session, option) ?? -1);
  return areCopies(session.cast, session.game.state, cards);
}

function areOneEffect({ game: { state } }: Session, { player, question, options }: Decision): boolean {
  if (question !== 'order') return false;
  const mine = state.waiting.filter(({ controller }) => controller === player);
  const effects = options.map((option) => (option.choose === 'effect' ? mine[option.effect] : undefined));
  const [first] = effects;
  return effects.every(
    (effect) => first && effect?.source === first.source && isDeepStrictEqual(effect.effects, first.effects),
  );
}

/** Does the step speak of this order: by naming the card, or by telling what is asked? */
function isAnswered(session: Session, { options }: Decision, step: Step): boolean {
  if (step.kind === 'expect') return step.expectations.table.waiting !== undefined;
  if (step.kind === 'refuse') return isAnswered(session, session.game.decision!, step.step);
  if (step.kind !== 'act' || typeof step.action !== 'object') return false;
  if ('order' in step.action) return true;
  return 'choose' in step.action && namesOne(session, options, step.action.choose);
}

function namesOne(session: Session, options: readonly Option[], choice: unknown): boolean {
  if (Array.isArray(choice)) return choice.some((one) => namesOne(session, options, one));
  if (typeof choice === 'number') return true;
  if (typeof choice !== 'string') return false;
  try {
    return offeredFor(session, options, choice) !== undefined;
  } catch {
    return false;
  }
}
