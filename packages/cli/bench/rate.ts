import type { Game } from '@meetingstone/rules';
import { chance, step } from './players.ts';

const SECONDS = 1.5;

/** How often per second something runs, after it has run for a while. */
export function rate(run: () => void, seconds = SECONDS): number {
  const spin = (length: number): number => {
    const until = performance.now() + length * 1000;
    let runs = 0;
    while (performance.now() < until) {
      run();
      runs++;
    }
    return runs;
  };
  spin(seconds / 3);
  const start = performance.now();
  const runs = spin(seconds);
  return rounded((runs * 1000) / (performance.now() - start));
}

/** Whole where it is large, three digits where it is small. */
export const rounded = (number: number): number => (number < 100 ? Number(number.toPrecision(3)) : Math.round(number));

/** Decisions per second of random play from one position; after a while it starts over, so that the table stays. */
export function decisionsFrom(start: Game, seed: number): number {
  const pick = chance(seed);
  const play = (time: number): number => {
    const from = performance.now();
    let decisions = 0;
    while (performance.now() < from + time * 1000) {
      let game: Game = start;
      for (let n = 0; n < 40 && game.decision; n++, decisions++) game = step(game, pick);
    }
    return Math.round((decisions * 1000) / (performance.now() - from));
  };
  play(SECONDS / 3);
  return play(SECONDS);
}
