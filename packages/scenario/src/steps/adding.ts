import type { Decision, Option, Question } from '@meetingstone/rules';
import type { Card } from '../cast.ts';
import { cardAt } from '../cast.ts';
import type { LinkAction, Target } from '../file/script.ts';
import { Fault, Refused } from '../outcome.ts';
import type { Session } from '../session.ts';
import { give, idMeant, offeredFor, optionMeant, refuse } from '../session.ts';
import { decisionInWords } from '../words.ts';
import { offerDiffers } from './offer.ts';
import type { Adding, Parts } from './parts.ts';
import { alternateMeant } from './parts.ts';
import { asSaid, checkModes } from './said.ts';

/** The questions that belong to adding a link (707.1, 601.2). */
const QUESTIONS: ReadonlySet<Question> = new Set<Question>([
  'defender',
  'X',
  'mode',
  'opponent',
  'number of targets',
  'target',
  'share',
  'cost',
  ...(['ally type', 'race', 'class', 'kind', 'damage type', 'name', 'card name'] as const),
  'pay with',
  'resource',
]);

/** When these are asked, the modes are chosen (707.1c). */
const AFTER_MODES: ReadonlySet<Question> = new Set<Question>([
  'number of targets',
  'target',
  'share',
  'cost',
  'pay with',
]);

/** Plays, uses, completes, places or attacks, with everything the script says about it. */
export function add(session: Session, seat: number, action: LinkAction): Session {
  const option = optionFor(session, seat, action);
  const { state } = session.game;
  const adding: Adding = {
    seat,
    verb: option.choose as Adding['verb'],
    below: new Set(state.chain.map(({ id }) => id)),
    ready: state.play.filter((id) => isReadyResource(session, id, seat)),
    attacker: option.choose === 'attack' ? option.card : 0,
    source: 'card' in option ? cardAt(state, option.card) : undefined,
    said: action as Parts,
    left: action as Parts,
    sharing: [],
  };
  return carryOn(give({ ...session, adding: null }, seat, option), adding);
}

function isReadyResource(session: Session, id: number, seat: number): boolean {
  const card = cardAt(session.game.state, id);
  return (
    (card?.row === 'resource' || card?.facts.types.includes('Rune') === true) &&
    !card.exhausted &&
    card.controller === seat
  );
}

function optionFor(session: Session, seat: number, action: LinkAction): Option {
  const { decision } = session.game;
  const meant = (verb: Adding['verb'], ref: string, likely: (card: Card) => boolean) => {
    const offered = new Set(decision?.options.flatMap((option) => (option.choose === verb ? option.card : [])));
    return idMeant(session, ref, ({ id }) => offered.has(id), likely);
  };
  const inHand = ({ zone, owner }: Card) => zone === 'hand' && owner === seat;
  const inParty = ({ zone, controller }: Card) => zone === 'play' && controller === seat;
  if ('play' in action) return { choose: 'play', card: meant('play', action.play, inHand) };
  if ('place' in action)
    return { choose: 'place', card: meant('place', action.place, inHand), faceUp: action.face === 'up' };
  if ('attack' in action)
    return { choose: 'attack', card: meant('attack', action.attack, inParty), sabotage: action.sabotage ?? false };
  if ('use' in action) {
    const card = meant('use', action.use, inParty);
    return { choose: 'use', card, power: powerMeant(session, card, 'use', action.power) };
  }
  const card = meant('complete', action.complete, inParty);
  return { choose: 'complete', card, power: powerMeant(session, card, 'complete', action.power) };
}

/** The nth power; by default the only one that is offered, or the first. */
function powerMeant(session: Session, card: number, verb: 'use' | 'complete', said: number | undefined): number {
  if (said !== undefined) return said - 1;
  const offered = (session.game.decision?.options ?? []).flatMap((option) =>
    option.choose === verb && option.card === card ? option.power : [],
  );
  if (offered.length > 1) throw new Fault(`say which power to ${verb}: ${offered.map((n) => n + 1).join(', ')}`);
  return offered[0] ?? 0;
}

/** One way to understand the script: how far it got, and how well it fits. */
type Way = { readonly session: Session; readonly fit: number } | { readonly refused: Refused };

/** The script named every target; it left out some that chose themselves; it has still to make a choice. */
const EXACT = 2;
const PARTLY = 1;
const OPEN = 0;

/**
 * Answers what belongs to the link as long as the script has an answer. Where targets can be understood in several ways,
 * because some of them chose themselves, the way that names all of them counts first.
 */
export function carryOn(session: Session, adding: Adding): Session {
  let best: Extract<Way, { session: Session }> | undefined;
  let refused: Refused | undefined;
  for (const way of ways(session, adding)) {
    if ('refused' in way) refused ??= way.refused;
    else if (!best || way.fit > best.fit) best = way;
    if (best?.fit === EXACT) break;
  }
  if (best) return best.session;
  throw refused;
}

function* ways(session: Session, adding: Adding): Generator<Way> {
  const { decision } = session.game;
  if (decision && isUnfinished(session, adding) && !QUESTIONS.has(decision.question)) {
    yield { session: { ...session, adding: { ...adding, waited: true } }, fit: OPEN };
    return;
  }
  if (!decision || !belongs(session, decision, adding)) {
    yield attempt(() => ({ fit: asSaid(session, adding) ? EXACT : PARTLY, session: { ...session, adding: null } }));
    return;
  }
  const answers = attempt(() => ({ given: answersTo(session, adding, decision) }));
  if ('refused' in answers) yield answers;
  else if (answers.given)
    for (const { option, ...rest } of answers.given) {
      const next = attempt(() => ({ session: give(session, decision.player, option) }));
      if ('refused' in next) yield next;
      else yield* ways(next.session, { ...adding, ...rest });
    }
  else if (!adding.skipped)
    yield attempt(() => {
      if (AFTER_MODES.has(decision.question)) checkModes(session, adding);
      return { session: { ...session, adding }, fit: OPEN };
    });
  else yield { refused: misplaced(session, adding, decision) };
}

/** Targets were named, but not in the order in which they are asked for. */
function misplaced(session: Session, adding: Adding, decision: Decision): Refused {
  const [first] = adding.said.targets ?? [];
  const option: Option = first ? optionMeant(session, first.to) : { choose: 'none' };
  return refuse(session, decision.player, decision.question, option, decision.about);
}

function attempt<T>(what: () => T): T | { readonly refused: Refused } {
  try {
    return what();
  } catch (reason) {
    if (reason instanceof Refused) return { refused: reason };
    throw reason;
  }
}

/** Is this question part of adding this link? A triggered effect's own questions are not. */
function belongs(session: Session, decision: Decision, adding: Adding): boolean {
  if (!QUESTIONS.has(decision.question)) return false;
  if (decision.question === 'defender') return decision.player === adding.seat && decision.about === adding.attacker;
  const link = session.game.state.chain.at(-1);
  return link !== undefined && link.kind !== 'triggered' && !adding.below.has(link.id);
}

/** Its cost is still being paid, and something that this brought about is asked: a friend's consent (403.1), say. */
function isUnfinished({ game }: Session, { below }: Adding): boolean {
  return game.state.chain.some(({ id, kind, added }) => kind !== 'triggered' && !added && !below.has(id));
}

type Given = { readonly option: Option } & Pick<Adding, 'left' | 'sharing'> & { readonly skipped?: true };

/** What the script says to a question, likeliest first; nothing if it says nothing. */
function answersTo(session: Session, adding: Adding, decision: Decision): readonly Given[] | undefined {
  const { left, sharing } = adding;
  const one = (option: Option, rest: Parts): Given[] => [{ option, left: { ...left, ...rest }, sharing }];
  switch (decision.question) {
    case 'defender':
      checkOffer(session, decision, left);
      return left.defender === undefined ? undefined : one(optionMeant(session, left.defender), { among: undefined });
    case 'X':
      return numberMeant(decision, left)?.flatMap((number) => one({ choose: 'number', number }, {}));
    case 'mode': {
      const [mode, ...modes] = left.modes ?? [];
      return mode === undefined ? undefined : one({ choose: 'mode', mode: mode - 1 }, { modes });
    }
    case 'opponent':
      return left.opponent === undefined ? undefined : one(optionMeant(session, left.opponent), {});
    case 'number of targets': {
      if (left.targets === undefined) return undefined;
      const most = left.targets.length;
      const counts = decision.options.flatMap((option) => (option.choose === 'number' ? option.number : []));
      const possible = counts.filter((count) => count <= most).sort((a, b) => b - a);
      const tried = possible.length > 0 ? possible : [most];
      return tried.map((number) => ({ option: { choose: 'number', number }, left, sharing: [] }));
    }
    case 'target':
      checkOffer(session, decision, left);
      return nextTargets(session, { ...adding, left: { ...left, among: undefined } }, decision);
    case 'share': {
      const [target, ...others] = sharing;
      if (target?.share === undefined) return undefined;
      return [{ option: { choose: 'number', number: target.share }, left, sharing: others }];
    }
    case 'ally type':
    case 'race':
    case 'class':
    case 'kind':
    case 'damage type':
    case 'name':
    case 'card name':
      return undefined;
    case 'cost':
      return one({ choose: 'cost', alternate: alternateMeant(left.cost) }, {});
    case 'pay with': {
      const picked = nextOf(session, decision, left.pay ?? []);
      if (!picked && mustAllBeTaken(decision)) return one(decision.options[0]!, {});
      return picked && one(picked.option, { pay: picked.left });
    }
    default: {
      const picked = nextOf(session, decision, left.exhaust ?? []);
      return picked ? one(picked.option, { exhaust: picked.left }) : one({ choose: 'automatic' }, {});
    }
  }
}

/** As many as are offered have to pay: in which order they are named is nobody's choice. */
const mustAllBeTaken = ({ counted, options }: Decision): boolean =>
  counted !== undefined && options.length === counted.of - counted.nth + 1;

/** X as the script says it; or as many as the cards that pay, where X counts them. */
function numberMeant({ options, numbers }: Decision, { x, pay }: Parts): readonly number[] | undefined {
  if (x !== undefined) return [x];
  const paying = pay?.length ?? 0;
  const offered =
    options.some((option) => option.choose === 'number' && option.number === paying) ||
    (numbers !== undefined && numbers.from <= paying && paying <= numbers.upTo);
  return paying > 0 && offered ? [paying] : undefined;
}

/** Is exactly that offered which the script says? */
function checkOffer(session: Session, decision: Decision, { among }: Parts): void {
  const differs = among && offerDiffers(session, decision, among);
  if (differs) throw new Fault(`${differs}: ${decisionInWords(session, decision)}`);
}

/** Each target that is still to come and is offered; those left out chose themselves, or the way is a wrong one. */
function nextTargets(session: Session, adding: Adding, decision: Decision): readonly Given[] | undefined {
  const { left, sharing } = adding;
  const targets: readonly Target[] = left.targets ?? [];
  if (targets.length === 0) return undefined;
  const found = targets.flatMap((target, n): Given[] => {
    const option = offeredFor(session, decision.options, target.to);
    const rest = { ...left, targets: targets.slice(n + 1) };
    if (!option) return [];
    const given = { option, left: rest, sharing: [...sharing, target] };
    return [n === 0 ? given : { ...given, skipped: true }];
  });
  if (found.length > 0) return found;
  throw refuse(session, decision.player, 'target', optionMeant(session, targets[0]!.to), decision.about);
}

/** The first of the named cards that is offered; the others wait. */
function nextOf(
  session: Session,
  decision: Decision,
  names: readonly string[],
): { readonly option: Option; readonly left: readonly string[] } | undefined {
  if (names.length === 0) return undefined;
  for (const [n, name] of names.entries()) {
    const option = offeredFor(session, decision.options, name);
    if (option) return { option, left: names.filter((_, other) => other !== n) };
  }
  throw refuse(session, decision.player, decision.question, optionMeant(session, names[0]!), decision.about);
}
