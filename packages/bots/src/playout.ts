import type { Answer, Game, Option } from '@meetingstone/rules';
import { answer, bare, imagine, onlyAnswer, viewGame } from '@meetingstone/rules';
import type { Bot, Thought } from './bot.ts';
import type { Dice } from './dice.ts';

/** More decisions than any game needs; past it a game counts as not ended. */
export const DECISION_LIMIT = 20_000;

export interface PlayedOut {
  readonly game: Game;
  readonly answers: readonly Answer[];
  /** False if the limit came first. */
  readonly ended: boolean;
}

export interface PlayOutOptions {
  readonly limit?: number;
  /** Called after each answer. */
  readonly onAnswer?: (game: Game, given: Answer) => void;
}

/** What a bot answers to the pending decision, and why. */
export function thoughtOf(game: Game, bot: Bot, random: Dice): Thought {
  const decision = game.decision!;
  const { player } = decision;
  return bot({
    decision,
    look: () => viewGame(game, player),
    imagine: (guess, dice) => imagine(game, player, guess, dice),
    random,
  });
}

export const choiceOf = (game: Game, bot: Bot, random: Dice): Option => bare(thoughtOf(game, bot, random).choose);

/** Plays a game to its end, one bot for each seat; where there is but one answer, nobody is asked. */
export function playOut(start: Game, bots: readonly Bot[], random: Dice, options: PlayOutOptions = {}): PlayedOut {
  const { limit = DECISION_LIMIT, onAnswer } = options;
  const answers: Answer[] = [];
  let game = start;
  while (game.decision && answers.length < limit) {
    const { player } = game.decision;
    const given = onlyAnswer(game) ?? { player, choose: choiceOf(game, bots[player]!, random) };
    const answered = answer(game, given);
    if (!answered.ok) {
      const { reason, rule } = answered.ruling;
      throw new RangeError(`the bot of seat ${player} chose ${JSON.stringify(given.choose)}: ${reason} (${rule})`);
    }
    game = answered.game;
    answers.push(given);
    onAnswer?.(game, given);
  }
  return { game, answers, ended: game.decision === null };
}
