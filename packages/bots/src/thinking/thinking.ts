import type { Bot, Seating } from '../bot.ts';
import { blankMemory, remember, startTurn } from '../greedy/memory.ts';
import { isTired, ranked } from '../greedy/ranking.ts';
import { tableOf } from '../greedy/table.ts';
import type { Budget } from './budget.ts';
import { candidates } from './candidates.ts';
import { decide, rivalOf } from './deciding.ts';
import { suspectsOf } from './suspects.ts';
import { tried } from './trial.ts';

/**
 * Tries what looks good in games that it imagines: they fit all that its seat sees, the hidden cards are guessed, and
 * everybody goes on greedily for a round. It does what leaves its team with the best chance to win.
 */
export const thinkingWithin =
  (budget: Budget): Seating =>
  () =>
    thinkingBot(budget);

function thinkingBot(budget: Budget): Bot {
  const memory = blankMemory();
  return ({ decision, look, imagine, random }) => {
    const { options, player } = decision;
    if (options.length === 1) return { choose: options[0]!, why: { because: 'only answer' } };
    const view = look();
    const table = tableOf(view);
    startTurn(memory, view.turn.number);
    const ranking = ranked(decision, table, memory);
    const worthTrying = isTired(memory) ? [] : candidates(decision, ranking, table);
    const guess = suspectsOf(view);
    const decided =
      worthTrying.length > 1
        ? decide(worthTrying, (world, option, dice) => tried(world, player, option, dice), {
            imagined: () => imagine(guess, random),
            budget,
            random,
          })
        : null;
    const [first, second = null] = ranking;
    const choose = decided?.best.what ?? first!.option;
    remember(memory, decision, choose);
    if (!decided) return { choose, why: { because: 'thumb', worth: first!.worth, next: second } };
    const { best, next, trials } = decided;
    return { choose, why: { because: 'trials', worth: best.worth, next: next && rivalOf(next), trials } };
  };
}
