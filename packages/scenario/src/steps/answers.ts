import type { Decision, Option, Question } from '@meetingstone/rules';
import { isCalled, meant } from '../cast.ts';
import type { Choice, Step, Target } from '../file/script.ts';
import { nameKey } from '../known.ts';
import { lookAt } from '../look.ts';
import { Fault, Refused } from '../outcome.ts';
import type { Session } from '../session.ts';
import { give, isAsked, offeredFor, optionMeant, pending, refuse, unanswered } from '../session.ts';
import { physicalOf } from '../words.ts';

type Value = string | number | boolean;

const NONE: Option = { choose: 'none' };

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
  if (targets.length > 0 && isAsked(now, seat, 'share')) return divide(now, seat, targets);
  if (isAsked(now, seat, 'number of targets') && values.every((value) => typeof value === 'string'))
    now = give(now, seat, { choose: 'number', number: values.length });
  const waiting = [...values];
  for (let value = waiting.shift(); value !== undefined; value = waiting.shift()) {
    if (!isOpen(now, seat)) {
      if (!isTaken(now, seat, value)) throw nothingAsked(now, seat, value);
      continue;
    }
    const decision = pending(now);
    if (last !== null && decision.question !== last.question && isLast(now, left, value)) continue;
    const option = optionFor(now, decision, value);
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

const canStop = ({ options }: Decision): boolean => options.some(({ choose: word }) => word === 'none');

/** Is it that question once more? A list without anything in it answers whatever is asked. */
const isSame = ({ question, about }: Decision, last: Decision | null): boolean =>
  last === null || (question === last.question && about === last.about);

/**
 * One of as many as one likes was chosen, and more could be: if this step chooses no other of them, it was the only one.
 */
export function asChosen({ chosen, ...session }: Session, step?: Step): Session {
  const { decision } = session.game;
  if (!chosen || decision !== chosen || (step && speaksOf(session, decision, step))) return session;
  return give(session, decision.player, NONE);
}

function speaksOf(session: Session, decision: Decision, step: Step): boolean {
  if (step.kind === 'expect') return step.expectations.table.waiting !== undefined;
  if (step.kind === 'refuse') return speaksOf(session, decision, step.step);
  if (step.kind !== 'act' || typeof step.action !== 'object') return false;
  if ('prevent' in step.action || 'strike' in step.action || 'order' in step.action) return true;
  if (!('choose' in step.action)) return false;
  const [first] = [step.action.choose].flat(2);
  if (first === undefined || typeof first === 'object') return first === undefined;
  return optionFor(session, decision, first) !== undefined;
}

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

/** The offered option that a value means: a card, a player, a number, a mode's number or a word. */
function optionFor(session: Session, decision: Decision, value: Value): Option | undefined {
  const word = value === true ? 'yes' : value === false ? 'no' : String(value);
  const { options } = decision;
  if (decision.numbers && /^\d+$/.test(word)) return { choose: 'number', number: Number(word) };
  if (decision.anyName || decision.anyCard) return { choose: 'word', word };
  const said = options.find(
    (option) =>
      (option.choose === 'zone' && option.zone === word) ||
      (option.choose === 'word' && nameKey(option.word) === nameKey(word)),
  );
  if (said) return said;
  const partly = wordWith(options, word);
  if (partly) return partly;
  const byCard = cardAnswering(session, options, word);
  if (byCard) return byCard;
  const named = options.find((option) => {
    if (option.choose === 'number') return String(option.number) === word;
    if (option.choose === 'mode') return String(option.mode + 1) === word;
    if (option.choose === 'cost')
      return option.alternate < 0 ? word === 'printed' : isAlternate(option.alternate, word);
    return option.choose === word;
  });
  return named ?? cardNumbered(options, word);
}

/** "up" is enough for "face up", and "Water" for "Water Totem", where only one of the words offered has it. */
function wordWith(options: readonly Option[], part: string): Option | undefined {
  const found = options.filter(
    (option) => option.choose === 'word' && nameKey(option.word).split(' ').includes(nameKey(part)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Cards that no name tells apart, such as tokens, answer to their number among the options. */
function cardNumbered(options: readonly Option[], word: string): Option | undefined {
  const option = /^\d+$/.test(word) ? options[Number(word) - 1] : undefined;
  return option && 'card' in option ? option : undefined;
}

const isAlternate = (alternate: number, word: string): boolean =>
  word === String(alternate + 1) || (word === 'alternate' && alternate === 0);

const WORDS: ReadonlySet<string> = new Set(['yes', 'no', 'none', 'automatic', 'printed', 'alternate']);

function cardAnswering(session: Session, options: readonly Option[], word: string): Option | undefined {
  if (WORDS.has(word)) return undefined;
  if (word === 'combat') return options.find((option) => option.choose === 'link' && isProposal(session, option.link));
  try {
    return offeredFor(session, options, word);
  } catch (reason) {
    if (reason instanceof Fault && /^\d+$/.test(word)) return undefined;
    throw reason;
  }
}

function isProposal({ game }: Session, id: number): boolean {
  return game.state.chain.some((link) => link.id === id && link.kind === 'proposal');
}

function notOffered(session: Session, seat: number, decision: Decision, value: Value): Refused {
  if (typeof value === 'string' && !WORDS.has(value))
    return refuse(session, seat, decision.question, optionMeant(session, value), decision.about);
  const { message } = unanswered(session);
  return new Refused(`"${value}" is not offered; ${message}`, { rule: '707.1', reason: 'not offered' });
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
