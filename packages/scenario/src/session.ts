import type { Answer, CardId, Decision, Game, Option, Question, Ruling, Seat } from '@meetingstone/rules';
import { answer, whyNotOffered } from '@meetingstone/rules';
import type { Cast, Physical, Wanted } from './cast.ts';
import { cardMeant, cardOf, eachCard, goneMeant, meant } from './cast.ts';
import { Fault, Refused } from './outcome.ts';
import type { Adding } from './steps/parts.ts';
import { decisionInWords, physicalOf, rulingInWords } from './words.ts';

/** A scenario in the middle of its script. A value: each answer makes a new one. */
export interface Session {
  readonly game: Game;
  readonly cast: Cast;
  /** All answers since the table was arranged. */
  readonly answers: readonly Answer[];
  /** The physical card behind each existence of a card that was seen. */
  readonly existences: ReadonlyMap<CardId, Physical>;
  /** What happened in the last step in which somebody did something. */
  readonly told: Game['happened'];
  /** A link that is being added while the script is asked for a choice it has not made yet. */
  readonly adding: Adding | null;
  /** One of several was chosen, and whether there are more is asked: the next step tells. */
  readonly chosen?: Decision;
  /** A `yes` where the choice itself is what is asked: the next step makes it. */
  readonly agreed?: Decision;
  /** A file's script does not see a decision with one legal answer, priority excepted; a test sees what is looked at. */
  readonly answersItself?: true;
  /** Another way for answers to go than straight to the rules. */
  readonly answering?: Answering;
}

/** How an answer comes to the rules: straight (`answer`), or by a way that has to end the same. */
export type Answering = typeof answer;

export function begin(game: Game, cast: Cast): Session {
  return { game, cast, answers: [], existences: seen(new Map(), game), told: [], adding: null };
}

/** Notes the existences of a game's cards, in the order in which they came to be. */
function seen(known: ReadonlyMap<CardId, Physical>, game: Game): ReadonlyMap<CardId, Physical> {
  const now = new Map(known);
  for (const { card, became } of game.happened) {
    const physical = card === undefined ? undefined : now.get(card);
    if (physical !== undefined && became !== undefined) now.set(became, physical);
  }
  for (const { id, physical } of eachCard(game.state)) now.set(id, physical);
  return now;
}

/** The decision that waits, or a fault if the game is over. */
export function pending(session: Session): Decision {
  const { decision } = session.game;
  if (!decision) throw new Refused('the game is over', { rule: '102.1', reason: 'the game is over' });
  return decision;
}

/** Is this player asked this now? */
export function isAsked(session: Session, seat: Seat, question: Question): boolean {
  const { decision } = session.game;
  return decision !== null && decision.player === seat && decision.question === question;
}

/** Answers the pending decision, or is refused. */
export function give(session: Session, seat: Seat, choose: Option | 'concede'): Session {
  const given: Answer = { player: seat, choose };
  const result = (session.answering ?? answer)(session.game, given);
  if (!result.ok) throw refusal(session, seat, choose, result.ruling);
  const { game } = result;
  const answers = [...session.answers, given];
  const told = [...session.told, ...game.happened];
  const next = { ...session, game, answers, existences: seen(session.existences, game), told };
  const only = session.answersItself ? onlyAnswer(game.decision) : undefined;
  return only ? give(next, game.decision!.player, only) : next;
}

function onlyAnswer(decision: Decision | null): Option | undefined {
  if (!decision || decision.question === 'priority' || decision.anyName || decision.anyCard || decision.numbers)
    return undefined;
  return decision.options.length === 1 ? decision.options[0] : undefined;
}

function refusal(session: Session, seat: Seat, choose: Option | 'concede', ruling: Ruling): Refused {
  const { decision } = session.game;
  const asked =
    decision && (decision.player !== seat || decision.question !== 'priority' || ruling.reason === 'not offered');
  const now = asked ? `; ${decisionInWords(session, decision)}` : '';
  return new Refused(`${rulingInWords(session, seat, choose, ruling)}${now}`, ruling);
}

/** A refusal for something the game did not even ask for. */
export function refuse(session: Session, seat: Seat, question: Question, option: Option, about: CardId = 0): Refused {
  const asked = { player: seat, question, options: [], about };
  return refusal(session, seat, option, whyNotOffered(session.game.state, asked, option));
}

/** The script leaves a decision open that it would have to make first. */
export function unanswered(session: Session): Fault {
  const { decision } = session.game;
  return new Fault(decision ? `not answered: ${decisionInWords(session, decision)}` : 'the game is over');
}

/** The present existence of the card that a reference means; 0 if it is gone. */
export function idMeant(session: Session, ref: string, ...wanted: Wanted[]): CardId {
  const { state } = session.game;
  return cardOf(state, cardMeant(session.cast, state, ref, ...wanted))?.id ?? 0;
}

/** The offered option that a reference means, if one is. */
export function offeredFor(session: Session, options: readonly Option[], ref: string): Option | undefined {
  const { cast, game } = session;
  const cards = new Set(options.flatMap((option) => cardBehind(session, option) ?? []));
  const gone = goneMeant(game.state, ref, cards);
  if (gone !== undefined) return options.find((option) => cardBehind(session, option) === gone);
  const found = meant(cast, game.state, ref, ({ physical }) => cards.has(physical));
  if ('player' in found) return options.find((option) => option.choose === 'player' && option.player === found.player);
  return options.find((option) => cardBehind(session, option) === found.card);
}

const inPlay: Wanted = ({ zone }) => zone === 'play';

/** The option that a reference would be, whether it is offered or not. */
export function optionMeant(session: Session, ref: string): Option {
  const { cast, game } = session;
  const found = meant(cast, game.state, ref, inPlay);
  if ('player' in found) return { choose: 'player', player: found.player };
  return { choose: 'card', card: cardOf(game.state, found.card)?.id ?? 0 };
}

/** The physical card that an option is about. */
export function cardBehind(session: Session, option: Option): Physical | undefined {
  if ('card' in option) return physicalOf(session, option.card);
  if (option.choose !== 'link') return undefined;
  const link = session.game.state.chain.find(({ id }) => id === option.link);
  return link && physicalOf(session, link.source);
}
