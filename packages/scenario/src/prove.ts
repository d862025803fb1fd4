import type { Game } from '@meetingstone/rules';
import { answer, readGame, writeGame } from '@meetingstone/rules';
import { Fault } from './outcome.ts';
import type { Session } from './session.ts';

const same = (a: Game, b: Game): boolean =>
  JSON.stringify([a.state, a.decision]) === JSON.stringify([b.state, b.decision]);

/**
 * Plays all answers again from the start: at each decision the game is written down, read back and played on from there,
 * and nothing of it may differ. The game reached at the end is the one the script reached.
 */
export function prove(start: Game, session: Session): void {
  let game = start;
  for (const [n, given] of session.answers.entries()) {
    const read = readGame(writeGame(game));
    if (!same(read, game)) throw new Fault(`written down and read back, the game differs before answer ${n + 1}`);
    const [next, onward] = [answer(game, given), answer(read, given)];
    if (!next.ok || !onward.ok) throw new Fault(`replayed, answer ${n + 1} is refused`);
    if (!same(next.game, onward.game)) throw new Fault(`played on after reading, the game differs at answer ${n + 1}`);
    game = next.game;
  }
  if (game.decision && !same(readGame(writeGame(game)), game))
    throw new Fault('written down and read back, the game differs at the end');
  if (!same(game, session.game)) throw new Fault('replayed from its answers, the game ends differently');
}
