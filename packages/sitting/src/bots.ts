import type { Budget, Level, Seating } from '@meetingstone/bots';
import { greedyBot, LEVELS, randomBot, seatingAt, thinkingWithin } from '@meetingstone/bots';
import { refuse } from './refusal.ts';

/** How bots are called. */
export const BOT_NAMES = `${LEVELS.join(', ')}; or thinking, greedy, random`;

/** What may stand after the name of a bot that thinks: so many trials, or so long; for a turn, or for each decision of `thinking`. */
const BUDGETED = /^(?<bot>thinking|hard|expert)(?::(?<much>[1-9]\d{0,6})(?<ms>ms)?)?$/;
const USUAL: Budget = { trials: 32 };

/** Does the budget of a level count trials, which is the same on every machine, or time, because somebody waits? */
export type Measure = 'counted' | 'timed';

/**
 * The bot of that name: "hard:200" tries 200 lines a turn, "hard:500ms" thinks half a second about one; "thinking:200" tries
 * 200 games for each decision.
 */
export function seatingOf(name: string, measure: Measure = 'counted'): Seating {
  return (
    seatingNamed(name, measure) ??
    refuse(`there is no bot "${name}" (${BOT_NAMES}; hard:200, hard:500ms, thinking:200)`)
  );
}

export const isBot = (name: string): boolean => seatingNamed(name, 'counted') !== undefined;

function seatingNamed(name: string, measure: Measure): Seating | undefined {
  if (name === 'greedy') return greedyBot;
  if (name === 'random') return randomBot;
  if (isLevel(name)) return seatingAt(name, measure);
  const found = BUDGETED.exec(name)?.groups;
  if (!found) return undefined;
  const { bot, much } = found;
  const budget = budgetOf(much, found.ms !== undefined);
  return bot === 'thinking' ? thinkingWithin(budget) : seatingAt(bot as Level, budget);
}

const isLevel = (name: string): name is Level => LEVELS.some((level) => level === name);

function budgetOf(much: string | undefined, isTime: boolean): Budget {
  if (much === undefined) return USUAL;
  return isTime ? { milliseconds: Number(much) } : { trials: Number(much) };
}
