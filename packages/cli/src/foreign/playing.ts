import type { Bot, Dice } from '@meetingstone/bots';
import { thoughtOf } from '@meetingstone/bots';
import type { Option, Seat } from '@meetingstone/rules';
import type { Act, Sitting } from '@meetingstone/sitting';
import { act, next, seatingOf } from '@meetingstone/sitting';
import type { ForeignPlayer } from './player.ts';
import { foreignPlayer, isForeign } from './player.ts';
import { Silenced } from './program.ts';

/** How a game with programs in some of its seats is played. */
export interface ForeignGame {
  readonly random: Dice;
  /** What the programs write to their standard error is shown. */
  readonly shown: boolean;
  /** Told when a program has failed: it has conceded then. */
  readonly onFailure: (sentence: string) => void;
  readonly limit: number;
  /** How many milliseconds a program may take for an answer, if not the usual time. */
  readonly patience?: number;
}

/** Plays a sitting of bots to its end. A program that ends, is silent or writes rubbish concedes the game. */
export async function playWithPrograms(start: Sitting, game: ForeignGame): Promise<Sitting> {
  const programs = new Map<Seat, ForeignPlayer>();
  const bots = new Map<Seat, Bot>();
  let sitting = start;
  for (let n = 0; n < game.limit; n++) {
    const todo = next(sitting);
    if (todo.do !== 'think') break;
    const { seat, bot } = todo;
    if (isForeign(bot)) {
      const program = programs.get(seat) ?? foreignPlayer(bot, seat, game.shown, game.patience);
      programs.set(seat, program);
      sitting = done(sitting, await deedOf(program, sitting, seat, bot, game));
    } else {
      const own = bots.get(seat) ?? seatingOf(bot)();
      bots.set(seat, own);
      sitting = done(sitting, answering(seat, thoughtOf(sitting.game, own, game.random).choose));
    }
  }
  for (const program of programs.values()) program.leave(sitting);
  return sitting;
}

const answering = (seat: Seat, choose: Option): Act => ({ do: 'answer', at: 0, seat, choose });

/** What a program does when it is asked; one that fails concedes. */
export async function deedOf(
  program: ForeignPlayer,
  sitting: Sitting,
  seat: Seat,
  bot: string,
  game: Pick<ForeignGame, 'onFailure'>,
): Promise<Act> {
  try {
    return answering(seat, await program.think(sitting));
  } catch (reason) {
    if (!(reason instanceof Silenced)) throw reason;
    game.onFailure(`${bot} in seat ${seat + 1} ${reason.message}: it concedes`);
    return { do: 'concede', at: 0, seat };
  }
}

function done(sitting: Sitting, given: Act): Sitting {
  const acted = act(sitting, given);
  if (!acted.ok) throw new Error(`an answer that is allowed was refused: ${JSON.stringify(acted)}`);
  return acted.sitting;
}
