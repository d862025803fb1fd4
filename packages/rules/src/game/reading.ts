import type { Reply } from '../decisions/decision.ts';
import type { State } from '../state/state.ts';
import { inconsistencyIn } from './consistent.ts';
import type { Game } from './game.ts';
import { answer, resume } from './game.ts';
import { misfitIn } from './shape.ts';
import { WRITTEN } from './shapes.ts';
import type { Written } from './written.ts';

/** What `readGame` throws if a text is no game that can be played on: what is wrong, and where in the text it stands. */
export class UnreadableGame extends Error {
  override readonly name = 'UnreadableGame';
  /** The keys and numbers that lead to the place; empty where it is the whole text. */
  readonly at: readonly (string | number)[];

  constructor(at: readonly (string | number)[], why: string) {
    super(at.length === 0 ? why : `${at.join('.')}: ${why}`);
    this.at = at;
  }
}

/** The game in a text, held against the types and against itself. */
export function writtenGame(text: string): Written {
  const written = parsed(text);
  const misfit = misfitIn(written, WRITTEN) ?? inconsistencyIn(written as Written);
  if (misfit) throw new UnreadableGame(misfit.at, misfit.why);
  return written as Written;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (reason) {
    throw new UnreadableGame([], `not JSON: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
}

/** The game from where it began to rest, through the replies since: each of them must be one that was offered. */
export function resumed(stable: State, replies: readonly Reply[]): Game {
  try {
    let game = resume(stable, []);
    for (const [n, reply] of replies.entries()) game = replied(game, reply, ['game', 'replies', n]);
    return game;
  } catch (reason) {
    if (reason instanceof UnreadableGame) throw reason;
    const why = reason instanceof Error ? reason.message : String(reason);
    throw new UnreadableGame(['game', 'stable'], `the game can't go on from there: ${why}`);
  }
}

function replied(game: Game, reply: Reply, at: readonly (string | number)[]): Game {
  const player = 'concede' in reply ? reply.concede : (game.decision?.player ?? 0);
  const result = answer(game, { player, choose: 'concede' in reply ? 'concede' : reply.option });
  if (!result.ok) throw new UnreadableGame(at, `is refused: ${result.ruling.reason} (${result.ruling.rule})`);
  return result.game;
}
