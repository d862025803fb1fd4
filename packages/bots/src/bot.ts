import type { Decision, Option, View } from '@meetingstone/rules';
import type { Dice } from './dice.ts';

/**
 * A player made of code: it gets what a person in its seat would get, the question with all legal answers and, if it
 * cares to look, the table as far as its seat may see it.
 */
export type Bot = (decision: Decision, look: () => View, random: Dice) => Option;

/** Sits a bot down for one game: what it remembers it forgets with the game. */
export type Seating = () => Bot;
