import { startGame } from '@meetingstone/rules';
import { chance, duelOpening, step } from './players.ts';
import { rounded } from './rate.ts';

const SECONDS = 6;
const LIMIT = 20_000;

/** Whole random duels, one after the other. */
export function measureDuel(): { readonly gamesPerSecond: number; readonly decisionsPerSecond: number } {
  const opening = duelOpening();
  const play = (seconds: number, firstSeed: number) => {
    const start = performance.now();
    let games = 0;
    let decisions = 0;
    while (performance.now() < start + seconds * 1000) {
      const seed = firstSeed + games;
      const pick = chance(seed);
      let game = startGame(opening, seed);
      for (let n = 0; game.decision && n < LIMIT; n++, decisions++) game = step(game, pick);
      games++;
    }
    const elapsed = (performance.now() - start) / 1000;
    return { gamesPerSecond: rounded(games / elapsed), decisionsPerSecond: rounded(decisions / elapsed) };
  };
  play(SECONDS, 1);
  return play(SECONDS, 1000);
}
