import type { Decision } from '../decisions/decision.ts';
import { bare } from './answering.ts';
import type { Answer, Game } from './game.ts';
import { answer } from './game.ts';

/** A game at the next decision at which somebody really chooses, or at its end. */
export interface Choosing {
  readonly game: Game;
  /** The games on the way, each at a decision with a single answer; what happened after it is told by the next one. */
  readonly passed: readonly Game[];
}

/** The only answer to the pending decision; undefined where there is something to choose. */
export function onlyAnswer({ decision }: Game): Answer | undefined {
  if (!decision || !isForced(decision)) return undefined;
  return { player: decision.player, choose: bare(decision.options[0]!) };
}

function isForced({ options, anyName, anyCard, numbers }: Decision): boolean {
  return options.length === 1 && (anyName ?? anyCard ?? numbers) === undefined;
}

/**
 * Goes on through forced passes and single answers. Each of them is an answer like any other: the record has it, and all
 * that others see of it is what they would have seen.
 */
export function nextChoice(from: Game): Choosing {
  const passed: Game[] = [];
  let game = from;
  for (let only = onlyAnswer(game); only; only = onlyAnswer(game)) {
    passed.push(game);
    const answered = answer(game, only);
    if (!answered.ok) throw new Error(`the only answer was refused: ${answered.ruling.reason}`);
    game = answered.game;
  }
  return { game, passed };
}
