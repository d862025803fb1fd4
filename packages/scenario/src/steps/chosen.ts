import type { Decision, Option } from '@meetingstone/rules';
import type { Step } from '../file/script.ts';
import type { Session } from '../session.ts';
import { give } from '../session.ts';
import type { Value } from './option.ts';
import { optionFor, wordOf } from './option.ts';

export const NONE: Option = { choose: 'none' };

export const canStop = ({ options }: Decision): boolean => options.some(({ choose: word }) => word === 'none');

/** A `yes` to a question with which the choice begins at once: that choice is made next, unless there is only one. */
export const agrees = (decision: Decision, value: Value): boolean =>
  wordOf(value) === 'yes' && (canStop(decision) || decision.question === 'new target');

/** What a `no` means where one declines by choosing nothing, or a `none` where one declines by saying so. */
export function declined(session: Session, { question, options, about }: Decision, value: Value): Option | undefined {
  const word = wordOf(value);
  if (word !== 'no' && word !== 'none') return undefined;
  if (question === 'new target') return options.find((option) => isPresentTarget(session, about, option));
  return options.find(({ choose }) => choose === (word === 'no' ? 'none' : 'no'));
}

/** A copy keeps the target it has (402.1c). */
function isPresentTarget({ game }: Session, about: number, option: Option): boolean {
  const link = game.state.chain.findLast(({ source }) => source === about);
  return (link?.targets.flat() ?? []).some((now) => {
    if ('card' in now) return option.choose === 'card' && option.card === now.card;
    if ('player' in now) return option.choose === 'player' && option.player === now.player;
    return option.choose === 'link' && 'link' in now && option.link === now.link;
  });
}

/**
 * One of as many as one likes was chosen, and more could be: if this step chooses no other of them, it was the only one.
 */
export function asChosen({ chosen, agreed, ...session }: Session, step?: Step): Session {
  const { decision } = session.game;
  if (agreed && decision === agreed && !(step && choosesOf(session, decision, step))) {
    const [only, more] = agreed.options.filter(({ choose }) => choose !== 'none');
    return only && !more ? give(session, agreed.player, only) : session;
  }
  if (!chosen || decision !== chosen || (step && speaksOf(session, decision, step))) return session;
  return give(session, decision.player, NONE);
}

function speaksOf(session: Session, decision: Decision, step: Step): boolean {
  if (step.kind === 'refuse') return speaksOf(session, decision, step.step);
  const answers = step.kind === 'act' && typeof step.action === 'object' ? step.action : {};
  return 'prevent' in answers || 'strike' in answers || 'order' in answers || choosesOf(session, decision, step);
}

/** Does the step choose something that is offered there, or look at the offer? */
function choosesOf(session: Session, decision: Decision, step: Step): boolean {
  if (step.kind === 'expect') return step.expectations.table.waiting !== undefined;
  if (step.kind === 'refuse') return choosesOf(session, decision, step.step);
  if (step.kind !== 'act' || typeof step.action !== 'object' || !('choose' in step.action)) return false;
  const [first] = [step.action.choose].flat(2);
  if (first === undefined || typeof first === 'object') return first === undefined;
  return optionFor(session, decision, first) !== undefined;
}
