export type { Bot, Seating } from './bot.ts';
export type { Dice } from './dice.ts';
export { diceFrom, seedFrom } from './dice.ts';
export { greedyBot } from './greedy/greedy.ts';
export type { PlayedOut, PlayOutOptions } from './playout.ts';
export { choiceOf, DECISION_LIMIT, playOut } from './playout.ts';
export { randomBot } from './random.ts';
