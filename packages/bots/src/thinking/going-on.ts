import type { Game } from '@meetingstone/rules';
import { answer, onlyAnswer } from '@meetingstone/rules';
import type { Bot } from '../bot.ts';
import type { Dice } from '../dice.ts';
import { greedyBot } from '../greedy/greedy.ts';
import { choiceOf } from '../playout.ts';

/** No imagined game goes on for more decisions, whatever happens in it. */
const LONGEST = 600;

export type IsOver = (game: Game) => boolean;

/** Counts the answers that were given in imagined games: what thinking costs, the same on every machine. */
export interface Tally {
  answers: number;
}

export const byThumb = ({ state: { players } }: Game): readonly Bot[] => players.map(() => greedyBot());

/** These bots go on until it is over. */
export function goneOn(from: Game, bots: readonly Bot[], isOver: IsOver, random: Dice, tally?: Tally): Game {
  let game = from;
  for (let n = 0; n < LONGEST && game.decision && !isOver(game); n++) {
    const { player } = game.decision;
    const next = answer(game, onlyAnswer(game) ?? { player, choose: choiceOf(game, bots[player]!, random) });
    if (!next.ok) break;
    game = next.game;
    if (tally) tally.answers += 1;
  }
  return game;
}

/** The turn of this game is over. */
export function turnAfter({ state: { turn } }: Game): IsOver {
  return ({ state }) => state.turn.number !== turn.number;
}

/** Everybody has had a turn since, and the next player is about to act. */
export function roundAfter({ state: { turn, players } }: Game): IsOver {
  return turnsAfter(turn.number + players.filter(({ lost }) => !lost).length);
}

/** The turn with this number has come to its actions. */
export function turnsAfter(last: number): IsOver {
  return ({ state: { turn } }) => turn.number > last || (turn.number === last && turn.step === 'action');
}

/** The others have answered: in a raid the Boss's next turn is over, elsewhere everybody has had one. */
export function answerAfter(game: Game): IsOver {
  const { turn, players } = game.state;
  const boss = players.findIndex((player) => player.boss);
  if (boss < 0 || turn.player === boss) return roundAfter(game);
  let hasCome = false;
  return ({ state }) => {
    hasCome ||= state.turn.player === boss;
    return hasCome && state.turn.player !== boss;
  };
}
