import { allCards } from '@meetingstone/cards';
import type { Answer, Facts, Game, Option } from '@meetingstone/rules';
import { answer, arrangeGame, readGame, writeGame } from '@meetingstone/rules';
import type { TableName } from '../proofs/players.ts';
import { chance, TABLES } from '../proofs/players.ts';
import { same, somebodyCanAnswer } from '../proofs/properties.ts';
import type { Care } from '../proofs/prove.ts';
import { checkProperties } from '../proofs/prove.ts';
import type { Agenda, Open } from './agenda.ts';
import { agendaOf, cardIn } from './agenda.ts';
import { eagerChoice, note, noteReasons, taskBehind } from './player.ts';
import type { Aim, Stock } from './position.ts';
import { positionFor, stockOf } from './position.ts';
import { whyNever } from './reasons.ts';
import { taskWords } from './tasks.ts';

export interface Exercise {
  readonly cards: readonly Facts[];
  readonly seed: number;
  readonly games: number;
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
  readonly faults: readonly { readonly seed: number; readonly table: TableName; readonly message: string }[];
}

const AIMS = 5;
const DECISIONS = 160;
/** A card that was aimed at so often gets games with few others, and more time. */
const HARD = 3;
/** Most games are only glanced at; every game in so many is watched, and played again from its answers. */
const GLANCED_AT: Care = { kept: 16, written: 80, rewound: 0, viewed: 0, replayed: 0 };
const WATCHED: Care = { kept: 4, written: 20, rewound: 37, viewed: 13, replayed: 1 };
const EVERY = 7;
const PLAN: readonly TableName[] = ['duel', 'duel', 'two teams of two', 'duel', 'duel', 'free-for-all'];

/**
 * Plays games that start in the middle, each around a few cards that have still something to show, until all have shown
 * everything, or the budget is spent.
 */
export function exercise({ cards, seed, games, onGame, onFault }: Exercise): ExerciseReport {
  const agenda = agendaOf(cards);
  const names = new Set(cards.map(({ name }) => name));
  const stock = stockOf([...cards, ...allCards().filter(({ name }) => !names.has(name))]);
  const faults: ExerciseReport['faults'][number][] = [];
  let [played, decisions] = [0, 0];
  const done = () => agenda.tasks - [...agenda.open.values()].reduce((sum, open) => sum + open.length, 0);
  while (played < games && agenda.open.size > 0) {
    const table = PLAN[played % PLAN.length]!;
    const own = seed * 1_000_003 + played;
    const course: Course = { decisions: 0, game: null, choose: null };
    try {
      playAround(aimsFrom(agenda, table, chance(own)), stock, table, own, agenda, course);
    } catch (error) {
      onFault?.(error, course.game, course.choose);
      faults.push({ seed: own, table, message: error instanceof Error ? error.message : String(error) });
    }
    decisions += course.decisions;
    played += 1;
    if (onGame?.(played, { done: done(), tasks: agenda.tasks }) === false) break;
  }
  const never = [...agenda.open.values()].flat().map(({ task, reasons, aimed }): NeverDone => {
    return { card: task.card.name, what: taskWords(task), why: whyNever(task, reasons, aimed, stock.others) };
  });
  const whole = cards.length - agenda.open.size;
  return { cards: cards.length, whole, tasks: agenda.tasks, done: done(), games: played, decisions, never, faults };
}

/** The cards that were aimed at least often, so that every card has its turn. */
function aimsFrom(agenda: Agenda, table: TableName, pick: (limit: number) => number): readonly Aim[] {
  const seats = table === 'duel' ? 2 : 4;
  const cards = [...agenda.open.values()].map((open) => ({ open, order: fewest(open) + pick(1000) / 1000 }));
  cards.sort((a, b) => a.order - b.order);
  const chosen = cards.slice(0, cards[0]!.order >= HARD ? seats : AIMS * seats);
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

function playAround(
  aims: readonly Aim[],
  stock: Stock,
  table: TableName,
  seed: number,
  agenda: Agenda,
  course: Course,
): void {
  const pick = chance(seed + 1);
  const care = seed % EVERY === 0 ? WATCHED : GLANCED_AT;
  const { game: start } = arrangeGame(positionFor(aims, stock, table, seed, pick));
  const answers: Answer[] = [];
  let game = start;
  const physical = physicalIn(game);
  const decisions = aims.length <= TABLES[table].length ? 2 * DECISIONS : DECISIONS;
  for (let n = 0; n < decisions && game.decision && aims.some(({ card }) => agenda.open.has(card.name)); n++) {
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
  const events = new Set(happened.map(({ event }) => event));
  if (events.size === 0) return;
  for (const id of state.play)
    for (const one of agenda.open.get(cardIn(state, id)!.facts.name) ?? [])
      if (one.task.power?.power === 'triggered' && events.has(one.task.power.on.event))
        note(one, 'that happened, but not so, or not then');
}
