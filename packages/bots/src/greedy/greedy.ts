import type { Bot } from '../bot.ts';
import { appeal, isFree } from './acting.ts';
import { answerTo, best } from './answering.ts';
import { blankMemory, remember, startTurn } from './memory.ts';
import { tableOf } from './table.ts';

/** After so much in one turn it is time to pass. */
const MOST_ACTS = 60;

/**
 * Takes what looks best now: a resource each turn, then the most expensive card that does some good, useful powers,
 * attacks that pay, and quests with what is left. It lets its own links resolve before it goes on.
 */
export function greedyBot(): Bot {
  const memory = blankMemory();
  return (decision, look, random) => {
    const { options } = decision;
    if (decision.question === 'priority' && options.length === 1) return options[0]!;
    const table = tableOf(look());
    startTurn(memory, table.view.turn.number);
    if (decision.question !== 'priority') return answerTo(decision, table, memory);
    const pass = options.find(({ choose }) => choose === 'pass');
    const waits = table.view.chain.length > 0 && table.isFriend(table.view.chain[0]!.controller);
    if (pass && (waits || memory.acts >= MOST_ACTS || (!isFree(table) && random(4) === 0))) return pass;
    const chosen = best(options, (option) => appeal(option, table, memory));
    remember(memory, chosen);
    return chosen;
  };
}
