import type { Bot } from '@meetingstone/bots';
import { choiceOf, diceFrom } from '@meetingstone/bots';
import type { Option } from '@meetingstone/rules';
import { readGame } from '@meetingstone/rules';
import { seatingOf } from '@meetingstone/sitting';

/** A bot that is to think about a decision: all of it plain data, for it crosses to another thread. */
export interface ThinkingTask {
  /** Which seat of which game, so that a bot remembers what it has seen. */
  readonly who: string;
  readonly bot: string;
  readonly game: string;
  readonly seed: number;
}

/** Bots that have thought here before; what they remember is worth something, but not needed. */
const seated = new Map<string, Bot>();
const MOST = 200;

function botOf({ who, bot }: ThinkingTask): Bot {
  const name = `${who} ${bot}`;
  const found = seated.get(name) ?? seatingOf(bot, 'timed')();
  seated.delete(name);
  seated.set(name, found);
  for (const old of [...seated.keys()].slice(0, -MOST)) seated.delete(old);
  return found;
}

export const think = (task: ThinkingTask): Option => choiceOf(readGame(task.game), botOf(task), diceFrom(task.seed));
