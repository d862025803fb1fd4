import { randomInt } from 'node:crypto';
import type { Game, Option, Seat } from '@meetingstone/rules';
import { writeGame } from '@meetingstone/rules';
import type { Sitting } from '@meetingstone/sitting';
import type { ThinkingTask } from './work.ts';

/** Where bots think: not in the process that answers people. */
export interface Thinkers {
  readonly think: (who: string, sitting: Sitting, seat: Seat, bot: string) => Promise<Option>;
  readonly close: () => Promise<void>;
}

/** Does a task in another thread, and gives it up when the signal says so. */
export interface Threads {
  readonly run: (task: ThinkingTask, signal: AbortSignal) => Promise<Option>;
  readonly close: () => Promise<void>;
}

/** A bot that takes longer than that is not waited for: the next simpler one answers. */
const PATIENCE = 30_000;
const SIMPLER: readonly string[] = ['greedy', 'random'];

export function thinkersIn(
  threads: Threads,
  gaveUp: (bot: string) => void = () => {},
  written: (game: Game) => string = writeGame,
): Thinkers {
  const tried = async (task: ThinkingTask, rest: readonly string[]): Promise<Option> => {
    try {
      return await threads.run(task, AbortSignal.timeout(PATIENCE));
    } catch (error) {
      const [bot, ...others] = rest;
      gaveUp(task.bot);
      if (bot === undefined) throw error;
      return tried({ ...task, bot }, others);
    }
  };
  return {
    think: async (who, { game }, seat, bot) => {
      const task = { who: `${who} ${seat}`, bot, game: written(game), seed: randomInt(2 ** 31) };
      return tried(task, SIMPLER.slice(SIMPLER.indexOf(bot) + 1));
    },
    close: threads.close,
  };
}
