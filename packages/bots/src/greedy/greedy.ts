import type { Bot } from '../bot.ts';
import { isFree } from './acting.ts';
import { blankMemory, remember, startTurn } from './memory.ts';
import { ranked } from './ranking.ts';
import { tableOf } from './table.ts';

/**
 * Takes what looks best now: a resource each turn, then the most expensive card that does some good, useful powers,
 * attacks that pay, and quests with what is left.
 */
export function greedyBot(): Bot {
  const memory = blankMemory();
  return ({ decision, look, random }) => {
    const { options, question } = decision;
    if (options.length === 1) return { choose: options[0]!, why: { because: 'only answer' } };
    const table = tableOf(look());
    startTurn(memory, table.view.turn.number);
    const pass = options.find(({ choose }) => choose === 'pass');
    if (question === 'priority' && pass && !isFree(table) && random(4) === 0)
      return { choose: pass, why: { because: 'chance' } };
    const [first, next = null] = ranked(decision, table, memory);
    remember(memory, decision, first!.option);
    return { choose: first!.option, why: { because: 'thumb', worth: first!.worth, next } };
  };
}
