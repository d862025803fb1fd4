export type { Asked, Bot, Rival, Seating, Thought, Why } from './bot.ts';
export type { Dice } from './dice.ts';
export { diceFrom, seedFrom } from './dice.ts';
export { greedyBot } from './greedy/greedy.ts';
export type { PlayedOut, PlayOutOptions } from './playout.ts';
export { choiceOf, DECISION_LIMIT, playOut, thoughtOf } from './playout.ts';
export { randomBot } from './random.ts';
export type { Budget } from './thinking/budget.ts';
export { thinkingWithin } from './thinking/thinking.ts';
