import { ask } from '../decisions/ask.ts';
import type { Offer, Rule } from '../decisions/decision.ts';
import { addDifference, mostAdded, sameDifference } from '../loops/difference.ts';
import { isOptional, label, markOf } from '../loops/trail.ts';
import { happening } from '../state/happening.ts';
import type { Deed, Loops, Silence } from '../state/loops.ts';
import { changedLoops, NO_LOOPS } from '../state/loops.ts';
import { clockwiseFrom, inTurnOrder } from '../state/seats.ts';
import type { State } from '../state/state.ts';
import { NOBODY } from '../state/state.ts';
import type { Table } from '../table/table.ts';
import type { CardId, Seat } from '../vocabulary.ts';
import type { Iteration } from './iteration.ts';
import { repeating, Trial, tryIteration } from './iteration.ts';

const MILLION = 1_000_000;
/** Nobody needs a greater number, and with it all sums stay exact. */
const GREATEST = 1_000 * MILLION;

interface Loop extends Iteration {
  readonly mark: number;
  /** The answers that make one iteration, beginning in the present state. */
  readonly deeds: readonly Deed[];
}

/** Has one full iteration of a loop been performed (803.1)? Then it is ended as 803 says. True if it was dealt with. */
export function* endLoop(table: Table): Rule<boolean> {
  const { trail } = table.state.loops;
  if (trail === null || trail.length === 0 || !isAwaited(table)) return false;
  const loop = loopIn(table.state, trail);
  if (!loop) return false;
  const actors = [...new Set(loop.deeds.filter(isOptional).map(({ player }) => player))];
  const first = actors[0];
  if (first !== undefined) yield* endOptional(table, loop, first, actors);
  else yield* endMandatory(table, loop);
  return true;
}

/** Is a player about to say what he does with priority, for the first time here? */
function isAwaited({ state: { window, players }, offered }: Table): boolean {
  const { holder } = window!;
  return !offered && holder !== NOBODY && !players[holder]!.lost && !players[holder]!.automatic;
}

/** The latest answers that led from a like state to this one, and would do so again and again. */
function loopIn(state: State, trail: readonly Deed[]): Loop | undefined {
  const { holder } = state.window!;
  let trial: Trial | undefined;
  let mark = 0;
  for (let from = trail.length - 1; from >= 0; from--) {
    const deed = trail[from]!;
    if (deed.mark === 0 || deed.player !== holder) continue;
    if (mark === 0) mark = markOf(state);
    if (deed.mark !== mark) continue;
    const deeds = trail.slice(from);
    trial ??= new Trial(state);
    const once = trial.after(deeds);
    const twice = once && tryIteration(once.after, deeds);
    if (twice && sameDifference(once.difference, twice.difference)) return { ...once, mark, deeds };
  }
  return undefined;
}

/** The smallest number chosen by those who act in it is how many more times it starts (803.2). */
function* endOptional(table: Table, loop: Loop, first: Seat, actors: readonly Seat[]): Rule {
  const about = cardOf(loop.deeds.find(isOptional)!);
  const before = stoppedBefore(table.state.loops, loop);
  const { times, chooser } = before
    ? { times: before, chooser: first }
    : yield* chooseTogether(table, first, actors, about);
  const others = loop.able.filter((seat) => !actors.includes(seat)); // Who acts in it could choose a smaller number.
  if (!(yield* addIterations(table, loop, others, times - 1, times - 1, about))) return;
  const last = loop.deeds.findIndex((deed) => deed.player === chooser && isOptional(deed));
  const deed = loop.deeds[last]!;
  const isAction = deed.question === 'priority';
  const declined: Deed = { ...deed, option: { choose: deed.option.choose === 'yes' ? 'no' : 'none' }, card: null };
  start(table, null);
  yield* repeating(table, [...loop.deeds.slice(0, last), ...(isAction ? [] : [declined])]);
  table.set('loops', changedLoops(NO_LOOPS, { barred: isAction ? deed : null }));
  const { window } = table.state;
  if (window && !isAction) table.set('window', { ...window, holder: chooser, passes: 0 });
}

/** The first of them chooses a number, the others clockwise may choose a smaller one (803.2). */
function* chooseTogether(
  table: Table,
  first: Seat,
  actors: readonly Seat[],
  about: CardId,
): Rule<{ readonly times: number; readonly chooser: Seat }> {
  let chooser = first;
  let times: number = yield* chooseNumber(table, first, 1, about);
  for (const seat of clockwiseFrom(table.state, first).filter((one) => one !== first && actors.includes(one))) {
    const fewer: number | undefined = yield* chooseFewer(table, seat, times, 'loop', about);
    if (fewer === undefined) continue;
    times = fewer;
    chooser = seat;
  }
  return { times, chooser };
}

/** Nobody breaks it: the first triggered effect's controller says how often it starts; then it doesn't trigger (803.3). */
function* endMandatory(table: Table, loop: Loop): Rule {
  const staying = new Set(loop.after.chain.map(({ id }) => id));
  const { controller, source, effects } = table.state.chain.find(({ id }) => !staying.has(id))!;
  const times = stoppedBefore(table.state.loops, loop) ?? (yield* chooseNumber(table, controller, MILLION + 1, source));
  if (!(yield* addIterations(table, loop, loop.able, times - 1, times - 2, source))) return;
  start(table, { controller, source: label(table.state, source), effects });
  yield* repeating(table, loop.deeds);
  table.set('loops', NO_LOOPS);
}

function start(table: Table, silent: Silence | null): void {
  table.set('loops', changedLoops(NO_LOOPS, { trail: null, silent }));
}

/** How often a loop is still to start that went on after a player could have broken it. */
function stoppedBefore({ stopped }: Loops, { mark }: Loop): number | undefined {
  return stopped && stopped.mark === mark && stopped.left > 0 ? stopped.left : undefined;
}

/**
 * Adds what so many iterations do, all at once; false if it is not to be gone on with: a player who is able to act wants
 * to do so in one of them (803.4), or something has changed that stops the loop.
 */
function* addIterations(
  table: Table,
  loop: Loop,
  able: readonly Seat[],
  coming: number,
  wanted: number,
  about: CardId,
): Rule<boolean> {
  let acting: number | undefined;
  for (const seat of inTurnOrder(table.state).filter((one) => able.includes(one))) {
    if (coming < 1) break;
    acting = (yield* chooseFewer(table, seat, acting ?? coming + 1, 'break loop', about)) ?? acting;
  }
  const before = acting === undefined ? wanted : acting - 1;
  const added = addUpTo(table, loop, mostAdded(loop.difference, before));
  table.happened.push(happening({ event: 'loop', amount: before, card: about }));
  if (acting === undefined && added) return true;
  const left = acting === undefined ? 0 : coming - acting + 1;
  table.set('loops', changedLoops(NO_LOOPS, { stopped: { mark: loop.mark, left } }));
  return false;
}

/** Adds so many iterations, or as many as there can be before the loop stops of itself; true if it was all. */
function addUpTo(table: Table, { difference, deeds }: Loop, times: number): boolean {
  const state = table.snapshot();
  const goesOn = (count: number): boolean => {
    table.restore(state);
    addDifference(table, difference, count);
    const next = tryIteration(table.snapshot(), deeds);
    return next !== undefined && sameDifference(next.difference, difference);
  };
  if (difference.length === 0 || goesOn(times)) return true;
  let [can, cannot] = [0, times];
  while (cannot - can > 1) {
    const middle = Math.floor((can + cannot) / 2);
    if (goesOn(middle)) can = middle;
    else cannot = middle;
  }
  table.restore(state);
  addDifference(table, difference, cannot);
  return false;
}

function* chooseNumber(table: Table, seat: Seat, from: number, about: CardId): Rule<number> {
  const some = [from, 10, 100, 1_000, 2 * MILLION].filter((number) => number >= from);
  const options = [...new Set(some)].map((number): Offer => ({ choose: 'number', number }));
  const answer = yield* ask(table, seat, 'loop', options, about, { numbers: { from, upTo: GREATEST } });
  return answer.choose === 'number' ? answer.number : from;
}

/** A number smaller than this one, or none. */
function* chooseFewer(
  table: Table,
  seat: Seat,
  than: number,
  question: 'loop' | 'break loop',
  about: CardId,
): Rule<number | undefined> {
  if (than < 2) return undefined;
  const some = [1, 2, 10, 100].filter((number) => number < than);
  const options = some.map((number): Offer => ({ choose: 'number', number }));
  const numbers = { from: 1, upTo: than - 1 };
  const answer = yield* ask(table, seat, question, [{ choose: 'none' }, ...options], about, { numbers });
  return answer.choose === 'number' ? answer.number : undefined;
}

const cardOf = ({ option }: Deed): CardId => ('card' in option ? option.card : 0);
