import type { Answer, Facts, Game, Option } from '@meetingstone/rules';
import { answer, readGame, writeGame } from '@meetingstone/rules';
import { chance } from '../proofs/players.ts';
import { same, somebodyCanAnswer } from '../proofs/properties.ts';
import type { Care } from '../proofs/prove.ts';
import { checkProperties } from '../proofs/prove.ts';
import type { Agenda, Open } from './agenda.ts';
import { agendaOf, cardIn, openOf } from './agenda.ts';
import { eagerChoice, note, noteReasons, taskBehind } from './player.ts';
import type { Aim } from './position.ts';
import { whyNever } from './reasons.ts';
import type { Setting, Tables } from './tables.ts';
import { ordinaryTables } from './tables.ts';
import { taskWords, titleOf } from './tasks.ts';

export interface Exercise {
  readonly cards: readonly Facts[];
  readonly seed: number;
  readonly games: number;
  /** Where they are played; at ordinary tables, unless it says so. */
  readonly tables?: Tables;
  /** Called after each game; false ends the exercise. */
  readonly onGame?: (games: number, report: Pick<ExerciseReport, 'done' | 'tasks'>) => boolean;
  /** Called with a game that went wrong, as it stood, and the answer that it did not bear. */
  readonly onFault?: (error: unknown, game: Game | null, choose: Option | null) => void;
}

export interface NeverDone {
  readonly card: string;
  readonly what: string;
  readonly why: string;
}

export interface ExerciseReport {
  readonly cards: number;
  /** Cards of which everything was seen. */
  readonly whole: number;
  readonly tasks: number;
  readonly done: number;
  readonly games: number;
  readonly decisions: number;
  readonly never: readonly NeverDone[];
  readonly faults: readonly { readonly seed: number; readonly table: string; readonly message: string }[];
}

/** A card that was aimed at so often gets games with few others, and more time. */
const HARD = 3;
/** Most games are only glanced at; every game in so many is watched, and played again from its answers. */
const GLANCED_AT: Care = {
  kept: 16,
  written: 80,
  rewound: 0,
  shown: 0,
  exchanged: 0,
  viewed: 0,
  followed: 0,
  worded: 0,
  replayed: 0,
};
const WATCHED: Care = {
  kept: 4,
  written: 20,
  rewound: 37,
  shown: 3,
  exchanged: 3,
  viewed: 13,
  followed: 29,
  worded: 1,
  replayed: 1,
};
const EVERY = 7;

/**
 * Plays games that start in the middle, each around a few cards that have still something to show, until all have shown
 * everything, or the budget is spent.
 */
export function exercise(wanted: Exercise): ExerciseReport {
  const { cards, seed, games, tables = ordinaryTables(cards), onGame, onFault } = wanted;
  const agenda = agendaOf(cards, tables.isPlayed);
  const faults: ExerciseReport['faults'][number][] = [];
  let [played, decisions] = [0, 0];
  const done = () => agenda.tasks - [...agenda.open.values()].reduce((sum, open) => sum + open.length, 0);
  while (played < games && agenda.open.size > 0) {
    const own = seed * 1_000_003 + played;
    const setting = tables.setting(played, own);
    const course: Course = { decisions: 0, game: null, choose: null };
    try {
      playAround(aimsFrom(agenda, setting, chance(own)), setting, own, agenda, course);
    } catch (error) {
      onFault?.(error, course.game, course.choose);
      faults.push({
        seed: own,
        table: setting.called,
        message: error instanceof Error ? error.message : String(error),
      });
    }
    decisions += course.decisions;
    played += 1;
    if (onGame?.(played, { done: done(), tasks: agenda.tasks }) === false) break;
  }
  const never = [...agenda.open.values()].flat().map(({ task, reasons, aimed }): NeverDone => {
    return { card: titleOf(task.card), what: taskWords(task), why: whyNever(task, reasons, aimed, tables.known) };
  });
  const whole = cards.length - agenda.open.size;
  return { cards: cards.length, whole, tasks: agenda.tasks, done: done(), games: played, decisions, never, faults };
}

/** The cards that were aimed at least often, so that every card has its turn. */
function aimsFrom(agenda: Agenda, { few, many }: Setting, pick: (limit: number) => number): readonly Aim[] {
  const cards = [...agenda.open.values()].map((open) => ({ open, order: fewest(open) + pick(1000) / 1000 }));
  cards.sort((a, b) => a.order - b.order);
  const chosen = cards.slice(0, cards[0]!.order >= HARD ? few : many);
  return chosen.map(({ open }): Aim => {
    for (const one of open) one.aimed += 1;
    return { card: open[0]!.task.card, open };
  });
}

const fewest = (open: readonly Open[]): number => Math.min(...open.map(({ aimed }) => aimed));

/** How far a game has come. */
interface Course {
  decisions: number;
  game: Game | null;
  choose: Option | null;
}

function playAround(aims: readonly Aim[], setting: Setting, seed: number, agenda: Agenda, course: Course): void {
  const pick = chance(seed + 1);
  const care = seed % EVERY === 0 ? WATCHED : GLANCED_AT;
  const start = setting.start(aims, pick);
  const answers: Answer[] = [];
  let game = start;
  const physical = physicalIn(game);
  const decisions = aims.length <= setting.few ? 2 * setting.decisions : setting.decisions;
  for (let n = 0; n < decisions && game.decision && aims.some(({ card }) => openOf(agenda, card).length > 0); n++) {
    course.game = game;
    course.choose = null;
    checkProperties(game, n, physical, seed, care);
    agenda.watch(game);
    noteTriggers(game, agenda);
    if (n % 6 === 0) noteReasons(game, agenda);
    const choose = eagerChoice(game, agenda, pick);
    const task = taskBehind(game, choose, agenda);
    course.choose = choose;
    course.decisions += 1;
    answers.push({ player: game.decision.player, choose });
    const answered = answer(game, answers.at(-1)!);
    if (!answered.ok) throw new Error(`decision ${n}: an offered answer was refused: ${answered.ruling.reason}`);
    game = answered.game;
    const isEnding = !game.decision || game.decision.question === 'keep';
    if (task && isConceding(task.power) && isEnding) agenda.cross(task); // 800.1c: no link is added
  }
  somebodyCanAnswer(game);
  if (care.replayed > 0) same('the replay', writeGame(game), writeGame(playedAgain(start, answers)));
}

/** The same answers from the written beginning. */
function playedAgain(start: Game, answers: readonly Answer[]): Game {
  let game = readGame(writeGame(start));
  for (const given of answers) {
    const answered = answer(game, given);
    if (!answered.ok) throw new Error(`an answer of the replay was refused: ${answered.ruling.reason}`);
    game = answered.game;
  }
  return game;
}

const isConceding = (power: Facts['powers'][number] | null): boolean =>
  power?.power === 'payment' && power.cost.some(({ pay }) => pay === 'concede');

function physicalIn({ state }: Game): number {
  return state.cards.flat().filter((card) => card && !card.facts.token).length;
}

/** What a triggered power in play watches for has happened, but not so that it triggered, or has not happened. */
function noteTriggers({ happened, state }: Game, agenda: Agenda): void {
  const events: ReadonlySet<string> = new Set(happened.map(({ event }) => event));
  if (events.size === 0) return;
  for (const id of state.play)
    for (const one of openOf(agenda, cardIn(state, id)!.facts))
      if (one.task.power?.power === 'triggered' && events.has(one.task.power.on.event))
        note(one, 'that happened, but not so, or not then');
}
