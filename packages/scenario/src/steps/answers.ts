import type { Decision, Option, Question } from '@meetingstone/rules';
import { isCalled, meant } from '../cast.ts';
import type { Choice, Target } from '../file/script.ts';
import { nameKey } from '../known.ts';
import { lookAt } from '../look.ts';
import { Refused } from '../outcome.ts';
import type { Session } from '../session.ts';
import { give, isAsked, offeredFor, optionMeant, pending, refuse, unanswered } from '../session.ts';
import { physicalOf } from '../words.ts';
import { agrees, canStop, declined, NONE } from './chosen.ts';
import type { Value } from './option.ts';
import { optionFor, WORDS, wordOf } from './option.ts';

/** A named card is one of those offered now, or it is refused by the rule of that question. */
function pick(session: Session, seat: number, question: Question, ref: string): Session {
  const { decision } = session.game;
  const offered = isAsked(session, seat, question) ? offeredFor(session, decision!.options, ref) : undefined;
  if (!offered) throw refuse(session, seat, question, optionMeant(session, ref), decision?.about);
  return give(session, seat, offered);
}

/** Strikes with these weapons and no more (303.2). */
export function strike(session: Session, seat: number, weapons: readonly string[]): Session {
  const wielder = session.game.decision?.about;
  let now = session;
  for (const weapon of weapons) now = pick(now, seat, 'strike', weapon);
  return isAsked(now, seat, 'strike') && now.game.decision!.about === wielder ? give(now, seat, NONE) : now;
}

export function protect(session: Session, seat: number, card: string): Session {
  if (card !== 'none') return pick(session, seat, 'protect', card);
  return isAsked(session, seat, 'protect') ? give(session, seat, NONE) : session;
}

/** Exhausts these equipment for one packet, in this order, and then no more (717.2c). */
export function prevent(session: Session, seat: number, armor: readonly string[]): Session {
  let now = session;
  for (const card of armor) now = pick(now, seat, 'replacement', card);
  const asked = isAsked(now, seat, 'replacement') && now.game.decision!.options.some(({ choose }) => choose === 'none');
  return asked && !isUsedUp(now) ? give(now, seat, NONE) : now;
}

/** An equipment prevented less than it could: nothing is left of the packet, and the next question is another packet's. */
function isUsedUp(session: Session): boolean {
  const last = session.game.happened.findLast(({ event }) => event === 'prevent');
  if (last?.by === undefined) return false;
  return (last.amount ?? 0) < (lookAt(session, physicalOf(session, last.by)).def ?? 0);
}

/** The questions about what comes first. */
const ORDERING = ['order', 'order packets', 'order modifiers', 'order revealed', 'arrange', 'in order'] as const;

const ORDERS: ReadonlySet<Question> = new Set(ORDERING);

/** The first of these effects goes first; what is left at the end orders itself, and so do those of one name. */
export function order(session: Session, seat: number, refs: readonly string[]): Session {
  const ofOneName = refs.length > 1 && new Set(refs).size === 1;
  if (ofOneName && !ORDERING.some((question) => isAsked(session, seat, question))) return session;
  let now = session;
  let last: readonly Option[] = [];
  for (const ref of refs) {
    const asked = ORDERING.find((question) => isAsked(now, seat, question));
    if (asked) {
      last = pending(now).options;
      now = pick(now, seat, asked, ref);
    } else if (!offeredFor(now, last, ref)) throw refuse(now, seat, 'order', optionMeant(now, ref));
  }
  return now;
}

/** Any other decision: one value, or a list of successive ones. */
export function choose(session: Session, seat: number, choice: Choice): Session {
  const list: readonly (Value | Target[])[] = Array.isArray(choice) ? choice : [choice];
  const targets = list.flatMap((value): Target[] => (Array.isArray(value) ? value : []));
  const values: Value[] = list.flatMap((value) => (Array.isArray(value) ? value.map(({ to }) => to) : [value]));
  let now = session;
  let last: Decision | null = null;
  let left: readonly Option[] = [];
  let agreed: Decision | undefined;
  if (targets.length > 0 && isAsked(now, seat, 'share')) return divide(now, seat, targets);
  if (isAsked(now, seat, 'number of targets') && values.every((value) => typeof value === 'string'))
    now = give(now, seat, { choose: 'number', number: values.length });
  const waiting = [...values];
  for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) {
    if (!isOpen(now, seat)) {
      const ordered = last !== null && ORDERS.has(last.question) && isLast(now, left, value);
      if (!ordered && !isTaken(now, seat, value)) throw nothingAsked(now, seat, value);
      continue;
    }
    const decision = pending(now);
    if (last !== null && decision.question !== last.question && isLast(now, left, value)) continue;
    const option = optionFor(now, decision, value) ?? declined(now, decision, value);
    if (!option && agrees(decision, value)) {
      agreed = decision;
      continue;
    }
    if (!option) {
      const over = passedOver(now, seat, value);
      if (!over) throw notOffered(now, seat, decision, value);
      now = over;
      waiting.unshift(value);
      continue;
    }
    last = decision;
    left = decision.options.filter((other) => other !== option);
    now = give(now, seat, option);
  }
  if (agreed && now.game.decision === agreed) return { ...now, agreed };
  const again = isOpen(now, seat) && canStop(now.game.decision!) && isSame(now.game.decision!, last);
  if (again && Array.isArray(choice)) now = give(now, seat, NONE);
  else if (again && now.answersItself) return { ...now, chosen: now.game.decision! };
  return isAsked(now, seat, 'share') ? divide(now, seat, targets) : now;
}

/** One of one kind, one of another: nothing is chosen of those before the one that offers this. */
function passedOver(session: Session, seat: number, value: Value): Session | undefined {
  const before = pending(session);
  if (!canStop(before)) return undefined;
  const now = give(session, seat, NONE);
  if (!isOpen(now, seat) || !isSame(pending(now), before)) return undefined;
  return optionFor(now, pending(now), value) ? now : passedOver(now, seat, value);
}

/** Is it that question once more? A list without anything in it answers whatever is asked. */
const isSame = ({ question, about }: Decision, last: Decision | null): boolean =>
  last === null || (question === last.question && about === last.about);

/** The last option that is left is taken without being asked for. */
function isLast(session: Session, left: readonly Option[], value: Value): boolean {
  return left.length === 1 && typeof value === 'string' && offeredFor(session, left, value) !== undefined;
}

/** Each share is asked for one after the other; whoever is not named gets nothing. The last one's is what is left. */
function divide(session: Session, seat: number, targets: readonly Target[]): Session {
  let now = session;
  let left = [...targets];
  let [rest, said] = [0, 0];
  while (isAsked(now, seat, 'share') && left.some(({ share }) => share !== undefined)) {
    const { divided } = now.game.decision!;
    const to = divided ? left.find(({ to: ref }) => isSharer(now, divided.card, ref)) : left[0];
    const number = to?.share ?? 0;
    left = left.filter((target) => target !== to);
    [rest, said] = [(divided?.left ?? number) - number, left.reduce((sum, { share = 0 }) => sum + share, 0)];
    now = give(now, seat, { choose: 'number', number });
  }
  if (rest !== said) throw notShared(now, seat, rest, said);
  return now;
}

const isSharer = (session: Session, id: number, ref: string): boolean =>
  isCalled(session.cast, session.game.state, ref, physicalOf(session, id));

function notShared(session: Session, seat: number, is: number, said: number): Refused {
  const who = session.cast.players[seat];
  return new Refused(`${who} can't divide it like this: ${is} is left, not ${said} (rule 707.1d)`, {
    rule: '707.1d',
    reason: 'not a number that can be chosen',
  });
}

function isOpen({ game: { decision } }: Session, seat: number): boolean {
  return decision !== null && decision.player === seat && decision.question !== 'priority';
}

/** The option that a word or a number would be. */
function wordMeant({ question }: Decision, value: Value): Option {
  if (typeof value !== 'number') return { choose: wordOf(value) as 'none' };
  return question === 'mode' ? { choose: 'mode', mode: value - 1 } : { choose: 'number', number: value };
}

function notOffered(session: Session, seat: number, decision: Decision, value: Value): Refused {
  if (typeof value === 'string' && !WORDS.has(value))
    return refuse(session, seat, decision.question, optionMeant(session, value), decision.about);
  const { message } = unanswered(session);
  const { ruling } = refuse(session, seat, decision.question, wordMeant(decision, value), decision.about);
  return new Refused(`"${value}" is not offered; ${message}`, ruling);
}

/** Did the game take this choice by itself because there was no other? Then it shows in what happened or on the chain. */
function isTaken(session: Session, seat: number, value: Value): boolean {
  if (value === false || value === 'no' || value === 'none') return true;
  const { happened, state } = session.game;
  const links = state.chain.filter(({ controller }) => controller === seat);
  if (typeof value === 'number') return links.some(({ x, modes }) => x === value || modes.includes(value - 1));
  if (typeof value === 'boolean' || WORDS.has(value)) return false;
  if (links.some(({ word }) => word !== null && nameKey(word) === nameKey(value))) return true;
  const targets = links.flatMap((link) => link.targets.flat());
  const players = new Set([
    ...happened.map(({ player }) => player),
    ...targets.map((entity) => ('player' in entity ? entity.player : undefined)),
  ]);
  const ids = [
    ...happened.flatMap(({ card, by, to, became }) => [card, by, to, became]),
    ...targets.map((entity) => ('card' in entity ? entity.card : undefined)),
  ];
  const cards = new Set(ids.flatMap((id) => (id === undefined ? [] : physicalOf(session, id))));
  const found = meant(session.cast, state, value, ({ physical }) => cards.has(physical));
  return 'player' in found ? players.has(found.player) : cards.has(found.card);
}

function nothingAsked(session: Session, seat: number, value: Value): Refused {
  const { decision } = session.game;
  const who = session.cast.players[seat];
  const now = decision ? unanswered(session).message.replace('not answered: ', '') : 'the game is over';
  return new Refused(`${who} can't choose ${value}: nothing of the kind is asked; ${now}`, {
    rule: '410.1',
    reason: 'not your decision',
  });
}
