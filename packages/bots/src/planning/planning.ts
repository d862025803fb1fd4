import type { Decision, Game } from '@meetingstone/rules';
import type { Asked, Bot, Rival, Seating, Thought } from '../bot.ts';
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
import { allowance, blankAccount, charged } from './account.ts';
import { foreseen, sightOf } from './foreseeing.ts';
import type { Leaning } from './leaning.ts';
import { leaned, PLAIN } from './leaning.ts';
import { weighAnswer, weighLine } from './line.ts';
import { linesFrom, targetsOf } from './lines.ts';

/** What is meant to be done this turn, and what will be seen meanwhile if nothing unforeseen happens. */
interface Plan {
  readonly turn: number;
  readonly leaning: Leaning;
  readonly sights: ReadonlySet<string>;
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
 * Plans its turns: many ways to play one are tried side by side in imagined worlds, up to the answer of all others, and
 * the best is followed until something unforeseen is seen. Whatever else it is asked it tries out as well.
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
    const isNew = isBuilding(decision, table) && !isTired(memory) && !plan?.sights.has(sightOf(table.view));
    if (isNew) plan = planned(mind, plan?.leaning ?? PLAIN);
    const isOwn = turn.player === table.you && !isAnswering(decision, table);
    const thought = plan && isOwn ? followed(mind, plan, isNew) : isNew ? thumb(mind) : responded(mind);
    if (isNew && plan) plan = { ...plan, leaning: { ...plan.leaning, first: null } };
    remember(memory, decision, thought.choose);
    return thought;
  };
}

const isBuilding = ({ question }: Decision, table: Table): boolean => question === 'priority' && isFree(table);

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

function planned({ asked, ranking, table, memory, account, budget }: Mind, meant: Leaning): Plan | null {
  const { decision, imagine, random } = asked;
  const { view } = table;
  const allowed = allowance(account, budget, view.turn.number, 'plan');
  const lines = linesFrom(candidates(decision, ranking, table), targetsOf(table), meant, allowed, random);
  if (lines.length < 2) return null;
  const guess = suspectsOf(view);
  const worlds: Game[] = [];
  const imagined = () => {
    const world = imagine(guess, random);
    if (world) worlds.push(world);
    return world;
  };
  const run = (world: Game, leaning: Leaning) => ({ world, seat: decision.player, leaning, memory });
  const decided = charged(account, budget, () =>
    decide(lines, (world, leaning, dice) => weighLine({ ...run(world, leaning), random: dice }), {
      imagined,
      budget: allowed,
      random,
    }),
  );
  if (!decided) return null;
  const { what: leaning, worth } = decided.best;
  const sights = foreseen({ ...run(worlds[0]!, leaning), random });
  return { turn: view.turn.number, leaning, worth, trials: decided.trials, sights };
}

function responded(mind: Mind): Thought {
  const { asked, ranking, table, memory, account, budget } = mind;
  const { decision, imagine, random } = asked;
  const worthTrying = isTired(memory) ? [] : candidates(decision, ranking, table);
  if (worthTrying.length < 2) return thumb(mind);
  const guess = suspectsOf(table.view);
  const allowed = allowance(account, budget, table.view.turn.number, 'response');
  const decided = charged(account, budget, () =>
    decide(worthTrying, (world, option, dice) => weighAnswer(world, decision.player, option, dice), {
      imagined: () => imagine(guess, random),
      budget: allowed,
      random,
    }),
  );
  if (!decided) return thumb(mind);
  const { best, next, trials } = decided;
  return { choose: best.what, why: { because: 'trials', worth: best.worth, next: next && rivalOf(next), trials } };
}
