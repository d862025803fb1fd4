import type { Seating } from './bot.ts';
import { greedyBot } from './greedy/greedy.ts';
import { lookingBot } from './looking/looking.ts';
import { planningWithin } from './planning/planning.ts';
import type { Budget } from './thinking/budget.ts';

/** How well a bot plays, in words that everybody knows from other games. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

/** For a turn of a planning level: so many trials, the same on every machine; or so long, where somebody waits. */
const BUDGETS = {
  hard: { counted: { trials: 24 }, timed: { milliseconds: 2000 } },
  expert: { counted: { trials: 160 }, timed: { milliseconds: 8000 } },
} as const satisfies Partial<Record<Level, Readonly<Record<'counted' | 'timed', Budget>>>>;

/** Sits a bot of this level down; its budget for a turn is counted, or timed for live play, or given. */
export function seatingAt(level: Level, budget: 'counted' | 'timed' | Budget = 'counted'): Seating {
  if (level === 'easy') return greedyBot;
  if (level === 'normal') return lookingBot;
  return planningWithin(typeof budget === 'string' ? BUDGETS[level][budget] : budget);
}
