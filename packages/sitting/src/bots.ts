import type { Budget, Seating } from '@meetingstone/bots';
import { greedyBot, randomBot, thinkingWithin } from '@meetingstone/bots';
import { refuse } from './refusal.ts';

/** How bots are called. */
export const BOT_NAMES = 'thinking, greedy or random';

/** What stands after a thinking bot's name: so many trials, or so long, for each decision. */
const THINKING = /^thinking(?::(?<much>[1-9]\d{0,6})(?<ms>ms)?)?$/;
const USUAL: Budget = { trials: 32 };

/** The bot of that name: "thinking:200" tries 200 games for each decision, "thinking:500ms" thinks half a second. */
export function seatingOf(name: string): Seating {
  return seatingNamed(name) ?? refuse(`there is no bot "${name}" (${BOT_NAMES}; thinking:200, thinking:500ms)`);
}

export const isBot = (name: string): boolean => seatingNamed(name) !== undefined;

function seatingNamed(name: string): Seating | undefined {
  if (name === 'greedy') return greedyBot;
  if (name === 'random') return randomBot;
  const found = THINKING.exec(name)?.groups;
  return found && thinkingWithin(budgetOf(found.much, found.ms !== undefined));
}

function budgetOf(much: string | undefined, isTime: boolean): Budget {
  if (much === undefined) return USUAL;
  return isTime ? { milliseconds: Number(much) } : { trials: Number(much) };
}
