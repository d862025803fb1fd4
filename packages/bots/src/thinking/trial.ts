import type { Game, Option, Seat } from '@meetingstone/rules';
import { answer } from '@meetingstone/rules';
import type { Dice } from '../dice.ts';
import { byThumb, goneOn, roundAfter } from './going-on.ts';
import { chanceOf } from './standing.ts';

/** How it stands for a seat's team if it answers so in this world and everybody goes on greedily for a round. */
export function tried(world: Game, seat: Seat, option: Option, random: Dice): number {
  const answered = answer(world, { player: seat, choose: option });
  return answered.ok ? chanceOf(goneOn(answered.game, byThumb(world), roundAfter(world), random), seat) : 0;
}
