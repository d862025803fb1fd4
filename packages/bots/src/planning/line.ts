import type { Game, Offer, Seat } from '@meetingstone/rules';
import { answer, viewGame } from '@meetingstone/rules';
import type { Bot } from '../bot.ts';
import type { Dice } from '../dice.ts';
import { greedyBot } from '../greedy/greedy.ts';
import type { Memory } from '../greedy/memory.ts';
import { blankMemory, copyMemory } from '../greedy/memory.ts';
import type { Tally } from '../thinking/going-on.ts';
import { answerAfter, byThumb, goneOn, turnAfter, turnsAfter } from '../thinking/going-on.ts';
import { weigh } from '../weighing/weighing.ts';
import type { Leaning } from './leaning.ts';
import { leaningBot } from './leaning-bot.ts';
import { commonAim } from './targets.ts';

/** How much the table at the end of the turn counts beside that after the answer of the others. */
const STATIC = 0.3;
/** In so many turns it shows how good a hand was. */
const OPENING = 6;

/** Something is tried for a seat in an imagined world. */
export interface Trial {
  readonly world: Game;
  readonly seat: Seat;
  readonly random: Dice;
  readonly tally: Tally;
}

/** Plays a turn in an imagined world with a leaning, then everybody by rules of thumb. */
export interface LineRun extends Trial {
  readonly leaning: Leaning;
  readonly memory: Memory;
}

/** How it stands for the seat's team as this turn ends. */
export const weighTurn = (run: LineRun): number => weigh(ownTurn(run), run.seat, run.world);

/** How it stands for the seat's team after this turn and the answer of the others to it. */
export const weighLine = (run: LineRun): number => answered(run.world, ownTurn(run), run);

/** How it stands after this answer, if everybody goes on by rules of thumb until the others have answered. */
export function weighAnswer(trial: Trial, option: Offer): number {
  const { world, seat, random, tally } = trial;
  const begun = answer(world, { player: seat, choose: option });
  if (!begun.ok) return 0;
  return answered(world, goneOn(begun.game, byThumb(world), turnAfter(world), random, tally), trial);
}

/** How it stands some turns after a hand was kept or not. */
export function weighStart({ world, seat, random, tally }: Trial, option: Offer): number {
  const begun = answer(world, { player: seat, choose: option });
  return begun.ok ? weigh(goneOn(begun.game, byThumb(world), turnsAfter(OPENING), random, tally), seat, world) : 0;
}

/** The table as the turn ends. */
export function ownTurn({ world, seat, leaning, memory, random, tally }: LineRun): Game {
  const bots = byThumb(world).map((bot, n) => (n === seat ? leaningBot(leaning, copyMemory(memory)) : bot));
  return goneOn(world, bots, turnAfter(world), random, tally);
}

/** The table as the turn ends, and after the answer of the others to it. */
function answered(world: Game, after: Game, { seat, random, tally }: Trial): number {
  const still = weigh(after, seat, world);
  if (!after.decision) return still;
  const later = goneOn(after, together(after, seat), answerAfter(world), random, tally);
  return STATIC * still + (1 - STATIC) * weigh(later, seat, world);
}

/** One's team goes for what all of them know to be the common target; the others go by rules of thumb. */
function together(game: Game, seat: Seat): readonly Bot[] {
  const { players } = game.state;
  const aim = commonAim(viewGame(game, seat));
  return players.map(({ team }) =>
    aim !== 0 && team === players[seat]!.team ? leaningBot({ taste: 0, first: null, aim }, blankMemory()) : greedyBot(),
  );
}
