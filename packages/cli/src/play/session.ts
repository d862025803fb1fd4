import type { Bot, Dice, Thought } from '@meetingstone/bots';
import { thoughtOf } from '@meetingstone/bots';
import type { Answer, EventName, Game, Opening, Option, Recording, Ruling, Seat, View } from '@meetingstone/rules';
import { answer, sameOption, shownTo, startGame, viewGame } from '@meetingstone/rules';
import type { BotNames } from '@meetingstone/sitting';
import { plain, tell, thoughtWords } from '@meetingstone/words';
import type { Paint } from '../paint.ts';
import { matLines } from '../table/mat.ts';
import type { PaintingTeller } from '../teller.ts';
import { paintingTeller } from '../teller.ts';
import { autoAnswer } from './auto.ts';

/** A line of the log: what happened, a bot's reason, or a line of a picture. */
export interface Line {
  readonly event: EventName | 'thought' | 'picture';
  readonly text: string;
  /** The rule behind it. */
  readonly rule: string;
}

/** The line over a turn. */
export const turnTitle = (text: string): string => `── ${text} ──`;

/** Who sits where: a bot, or nobody made of code. */
export type Seats = readonly (Bot | null)[];

/** A game being played at this terminal. Every answer makes a new one; the old ones are for going back. */
export interface Session {
  readonly opening: Opening;
  readonly seed: number;
  readonly game: Game;
  readonly answers: readonly Answer[];
  /** What each viewer has been told; the last is for spectators. */
  readonly logs: readonly (readonly Line[])[];
  /** The session at the last decision that a person answered. */
  readonly before: Session | null;
}

export interface Table {
  readonly seats: Seats;
  readonly random: Dice;
  readonly paint: Paint;
  /** What the bots are called; null for a person. */
  readonly bots?: BotNames;
  /** Bots tell everybody why they do what they do. */
  readonly why?: true;
}

export function startSession(opening: Opening, seed: number, paint: Paint): Session {
  const game = startGame(opening, seed);
  const logs = [...opening.seats, null].map(() => []);
  return logged({ opening, seed, game, answers: [], logs, before: null }, null, paint);
}

export const viewerOf = (session: Session, viewer: Seat | null): View => shownTo(session.game, viewer).view;

export function logOf(session: Session, viewer: Seat | null): readonly Line[] {
  return session.logs[viewer ?? session.opening.seats.length] ?? [];
}

/** Adds what happened since the last answer to everybody's log; what was dropped onto the table is drawn. */
function logged(session: Session, before: Game | null, paint: Paint): Session {
  const { game } = session;
  const logs = session.logs.map((log, n) => {
    const viewer = n < session.opening.seats.length ? n : null;
    const { view, events } = shownTo(game, viewer);
    const t = paintingTeller(view, paint);
    const told = tell(events, t).map(({ event, sentence, rule }): Line => ({ event, text: t.painted(sentence), rule }));
    const isDropped = !sameDrop(before && shownTo(before, viewer).view.dropped, view.dropped);
    return (isDropped ? withPicture(told, t) : told).reduce(withSentence, log);
  });
  return { ...session, logs };
}

const sameDrop = (one: View['dropped'], other: View['dropped']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The picture comes before the damage that it explains. */
function withPicture(told: readonly Line[], t: PaintingTeller): readonly Line[] {
  const { dropped } = t.view;
  if (!dropped) return told;
  const damage = told.findIndex(({ event }) => event === 'deal');
  const at = damage < 0 ? told.length : damage;
  const picture = matLines(dropped, t).map((text): Line => ({ event: 'picture', text, rule: 'R304' }));
  return [...told.slice(0, at), ...picture, ...told.slice(at)];
}

/** An attack makes the proposal before it superfluous. */
function withSentence(log: readonly Line[], sentence: Line): readonly Line[] {
  const replaces = sentence.event === 'attack' && log.at(-1)?.event === 'propose';
  return replaces ? [...log.slice(0, -1), sentence] : [...log, sentence];
}

export type Given =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly ruling: Ruling; readonly given: Answer };

/** One answer to the pending decision. */
function give(session: Session, given: Answer, paint: Paint): Given {
  const answered = answer(session.game, given);
  if (!answered.ok) return { ok: false, ruling: answered.ruling, given };
  const next = { ...session, game: answered.game, answers: [...session.answers, given] };
  return { ok: true, session: logged(next, session.game, paint) };
}

/** A person answers; going back leads to this moment. */
export function answerByPerson(session: Session, player: Seat, choose: Option | 'concede', paint: Paint): Given {
  const given = give(session, { player, choose }, paint);
  return given.ok ? { ok: true, session: { ...given.session, before: session } } : given;
}

/** The next answer, if a bot gives it or it is automatic; null where a person has something to decide, or nobody. */
export function playOnce(session: Session, table: Table, auto: boolean): Session | null {
  const { decision } = session.game;
  if (!decision) return null;
  const { player } = decision;
  const bot = table.seats[player];
  const thought = bot ? thoughtOf(session.game, bot, table.random) : null;
  const automatic = () => (auto ? autoAnswer(decision, () => viewGame(session.game, player)) : null);
  const choose = thought?.choose ?? automatic();
  if (choose === null) return null;
  const reasoned = thought && table.why ? withReason(session, thought, table.paint) : session;
  const given = give(reasoned, { player, choose }, table.paint);
  if (!given.ok) throw new Error(`seat ${player} chose ${JSON.stringify(choose)}: ${given.ruling.reason}`);
  return given.session;
}

/** Bots answer, and what is automatic is answered, until a person has something to decide or the game is over. */
export function playOn(session: Session, table: Table, auto: boolean): Session {
  let now = session;
  for (let next = playOnce(now, table, auto); next; next = playOnce(now, table, auto)) now = next;
  return now;
}

/** A bot's reason, told to everybody. */
function withReason(session: Session, thought: Thought, paint: Paint): Session {
  const decision = session.game.decision!;
  const said = thoughtWords(thought, decision, paintingTeller(viewGame(session.game, decision.player), paint));
  if (said === null) return session;
  const told: Line = { event: 'thought', text: paint('dim', plain(said)), rule: '' };
  return { ...session, logs: session.logs.map((log) => [...log, told]) };
}

/** A session that was put away: what persons thought about can be taken back again. */
export function resumeSession({ opening, seed, answers }: Recording, table: Table): Session {
  return answers.reduce(
    (session, { player, choose }) => {
      const { decision } = session.game;
      const auto = decision && autoAnswer(decision, () => viewGame(session.game, player));
      const isThought = !table.seats[player] && (choose === 'concede' || !auto || !sameOption(auto, choose));
      const given = isThought
        ? answerByPerson(session, player, choose, table.paint)
        : give(session, { player, choose }, table.paint);
      if (!given.ok) throw new RangeError(`a recorded answer is refused: ${given.ruling.reason}`);
      return given.session;
    },
    startSession(opening, seed, table.paint),
  );
}

export const recordingOf = ({ opening, seed, answers }: Session): Recording => ({ opening, seed, answers });
