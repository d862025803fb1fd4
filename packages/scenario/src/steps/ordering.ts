import type { Action } from '../file/script.ts';
import type { Session } from '../session.ts';
import { give, offeredFor } from '../session.ts';

/**
 * Effects with one text from one card: no name tells them apart, so a script need not say in which order they come. It still
 * may; whoever says nothing takes them as they come.
 */
export function orderedItself(session: Session): Session {
  let now = session;
  while (areOfOneText(now)) {
    const { decision } = now.game;
    now = give(now, decision!.player, decision!.options[0]!);
  }
  return now;
}

function areOfOneText({ game: { decision, state } }: Session): boolean {
  if (decision?.question !== 'order') return false;
  const mine = state.waiting.filter(({ controller }) => controller === decision.player);
  const texts = decision.options.map((option) => {
    const waits = option.choose === 'effect' ? mine[option.effect] : undefined;
    return waits && JSON.stringify([waits.source, waits.effects, waits.condition]);
  });
  return texts[0] !== undefined && texts.every((text) => text === texts[0]);
}

/** Does the script answer the question for an order here? */
export function answersOrder(session: Session, action: Action): boolean {
  if (typeof action !== 'object') return false;
  if ('order' in action) return true;
  if (!('choose' in action)) return false;
  const [first] = [action.choose].flat(2);
  if (typeof first === 'number') return true;
  return typeof first === 'string' && offeredFor(session, session.game.decision?.options ?? [], first) !== undefined;
}
