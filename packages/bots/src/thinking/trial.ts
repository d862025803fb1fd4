import type { Game, Option, Seat } from '@meetingstone/rules';
import { answer, onlyAnswer } from '@meetingstone/rules';
import type { Dice } from '../dice.ts';
import { greedyBot } from '../greedy/greedy.ts';
import { choiceOf } from '../playout.ts';
import { chanceOf } from './standing.ts';

/** No trial goes on for more decisions, whatever happens in it. */
const LONGEST = 400;

/** How it stands for a seat's team if it answers so in this world and everybody goes on greedily for a round. */
export function tried(world: Game, seat: Seat, option: Option, random: Dice): number {
  const answered = answer(world, { player: seat, choose: option });
  if (!answered.ok) return 0;
  const { players, turn } = world.state;
  const last = turn.number + players.filter(({ lost }) => !lost).length;
  const bots = players.map(() => greedyBot());
  let game = answered.game;
  for (let n = 0; n < LONGEST && game.decision && !isOver(game, last); n++) {
    const { player } = game.decision;
    const given = onlyAnswer(game) ?? { player, choose: choiceOf(game, bots[player]!, random) };
    const next = answer(game, given);
    if (!next.ok) break;
    game = next.game;
  }
  return chanceOf(game, seat);
}

/** Everybody has had a turn, and the next player is about to act. */
const isOver = ({ state: { turn } }: Game, last: number): boolean =>
  turn.number > last || (turn.number === last && turn.step === 'action');
