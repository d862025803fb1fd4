import type { Bot } from '../bot.ts';
import type { Memory } from '../greedy/memory.ts';
import { remember, startTurn } from '../greedy/memory.ts';
import { ranked } from '../greedy/ranking.ts';
import { tableOf } from '../greedy/table.ts';
import type { Leaning } from './leaning.ts';
import { leaned } from './leaning.ts';

/** Goes by rules of thumb with a leaning; what it begins with is for its first decision only. */
export function leaningBot(leaning: Leaning, memory: Memory): Bot {
  let now = leaning;
  return ({ decision, look }) => {
    const table = tableOf(look());
    startTurn(memory, table.view.turn.number);
    const [best, next = null] = leaned(decision, ranked(decision, table, memory), now, table);
    now = { ...now, first: null };
    remember(memory, decision, best!.option);
    return { choose: best!.option, why: { because: 'thumb', worth: best!.worth, next } };
  };
}
