import type { Decision, Game } from '@meetingstone/rules';
import type { Asked, Bot, Rival, Seating, Thought } from '../bot.ts';
import type { Dice } from '../dice.ts';
import { isFree } from '../greedy/acting.ts';
import type { Memory } from '../greedy/memory.ts';
import { blankMemory, remember, startTurn } from '../greedy/memory.ts';
import { isTired, ranked } from '../greedy/ranking.ts';
import type { Table } from '../greedy/table.ts';
import { tableOf } from '../greedy/table.ts';
import type { Budget } from '../thinking/budget.ts';
import { candidates } from '../thinking/candidates.ts';
import { decide, rivalOf } from '../thinking/deciding.ts';
import { suspectsOf } from '../thinking/suspects.ts';
import type { Account } from './account.ts';
import { allowance, blankAccount, charged, isSpent } from './account.ts';
import type { Leaning } from './leaning.ts';
import { leaned, PLAIN } from './leaning.ts';
import { weighAnswer, weighLine, weighStart, weighTurn } from './line.ts';
import { linesFrom } from './lines.ts';
import { sifted } from './sifting.ts';
import { targetsOf } from './targets.ts';

/** What is meant to be done this turn. */
interface Plan {
  readonly turn: number;
  readonly leaning: Leaning;
  readonly worth: number;
  readonly trials: number;
}

/** All that a bot goes by at one decision. */
interface Mind {
  readonly asked: Asked;
  readonly table: Table;
  readonly ranking: readonly Rival[];
  readonly memory: Memory;
  readonly account: Account;
  readonly budget: Budget;
}

/**
 * Plans its turns: many ways to play one are tried side by side in imagined worlds, all of them up to the end of the turn
 * and the best up to the answer of the others. The plan is the favourite at every decision that follows, and is left
 * only for what is better beyond doubt. Whatever else it is asked it tries out as well.
 */
export const planningWithin =
  (budget: Budget): Seating =>
  () =>
    planningBot(budget);

function planningBot(budget: Budget): Bot {
  const memory = blankMemory();
  const account = blankAccount();
  let plan: Plan | null = null;
  return (asked) => {
    const { decision, look } = asked;
    if (decision.options.length === 1) return { choose: decision.options[0]!, why: { because: 'only answer' } };
    const table = tableOf(look());
    const { turn } = table.view;
    startTurn(memory, turn.number);
    if (plan?.turn !== turn.number) plan = null;
    const mind: Mind = { asked, table, ranking: ranked(decision, table, memory), memory, account, budget };
    const isOwn = turn.player === table.you && !isAnswering(decision, table) && !isStart(decision);
    const isDone = isTired(memory) || isSpent(account, budget, turn.number);
    const made = isOwn && !isDone ? planned(mind, plan?.leaning ?? PLAIN) : null;
    plan = made ?? plan;
    const thought = plan && isOwn ? followed(mind, plan, made !== null) : isOwn ? thumb(mind) : responded(mind);
    if (made) plan = { ...made, leaning: { ...made.leaning, first: null } };
    remember(memory, decision, thought.choose);
    return thought;
  };
}

const isBuilding = ({ question }: Decision, table: Table): boolean => question === 'priority' && isFree(table);

/** The hand may be kept or not. */
const isStart = ({ question }: Decision): boolean => question === 'mulligan';

/** Somebody else has done something that one could do something about. */
function isAnswering({ question }: Decision, { view: { chain }, isFriend }: Table): boolean {
  return question === 'priority' && chain.length > 0 && !isFriend(chain[0]!.controller);
}

function thumb({ ranking }: Mind): Thought {
  const [first, next = null] = ranking;
  return { choose: first!.option, why: { because: 'thumb', worth: first!.worth, next } };
}

function followed({ asked: { decision }, ranking, table }: Mind, plan: Plan, isNew: boolean): Thought {
  const [best, next = null] = leaned(decision, ranking, plan.leaning, table);
  const { worth, trials } = plan;
  if (!isNew) return { choose: best!.option, why: { because: 'thumb', worth: best!.worth, next } };
  return { choose: best!.option, why: { because: 'plan', worth, trials, aim: plan.leaning.aim } };
}

/** Makes up its mind about the rest of the turn, beginning with what was meant before. */
function planned({ asked, ranking, table, memory, account, budget }: Mind, meant: Leaning): Plan | null {
  const { decision, imagine, random } = asked;
  const { view } = table;
  const targets = isBuilding(decision, table) ? targetsOf(table) : [];
  const lines = linesFrom(candidates(decision, ranking, table), targets, meant, random);
  if (lines.length < 2) return null;
  const guess = suspectsOf(view);
  const imagined = () => imagine(guess, random);
  const run = (world: Game, leaning: Leaning, dice: Dice) => ({
    world,
    seat: decision.player,
    leaning,
    memory,
    random: dice,
    tally: account,
  });
  const isSpentNow = () => isSpent(account, budget, view.turn.number);
  const allowed = allowance(account, budget, view.turn.number, 'plan');
  const deciding = { imagined, budget: allowed, isSpent: isSpentNow, random };
  const decided = charged(account, budget, () => {
    const { kept, trials } = sifted(lines, (...line) => weighTurn(run(...line)), deciding);
    const [only, ...others] = kept;
    if (!only || others.length === 0) return only ? { best: only, trials } : null;
    if (isSpentNow()) return null;
    const promising = kept.map(({ what }) => what);
    const found = decide(promising, (...line) => weighLine(run(...line)), deciding);
    return found && { best: found.best, trials: found.trials + trials };
  });
  if (!decided) return null;
  const { what: leaning, worth } = decided.best;
  return { turn: view.turn.number, leaning, worth, trials: decided.trials };
}

function responded(mind: Mind): Thought {
  const { asked, ranking, table, memory, account, budget } = mind;
  const { decision, imagine, random } = asked;
  const isSpentNow = () => isSpent(account, budget, table.view.turn.number);
  const isDone = isTired(memory) || isSpentNow();
  const [worthTrying, weighed] = isStart(decision)
    ? [ranking.map(({ option }) => option), weighStart]
    : [isDone ? [] : candidates(decision, ranking, table), weighAnswer];
  if (worthTrying.length < 2) return thumb(mind);
  const guess = suspectsOf(table.view);
  const allowed = allowance(account, budget, table.view.turn.number, 'response');
  const trial = (world: Game, dice: Dice) => ({ world, seat: decision.player, random: dice, tally: account });
  const decided = charged(account, budget, () =>
    decide(worthTrying, (world, option, dice) => weighed(trial(world, dice), option), {
      imagined: () => imagine(guess, random),
      budget: allowed,
      isSpent: isSpentNow,
      random,
    }),
  );
  if (!decided) return thumb(mind);
  const { best, next, trials } = decided;
  return { choose: best.what, why: { because: 'trials', worth: best.worth, next: next && rivalOf(next), trials } };
}
