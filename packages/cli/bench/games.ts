import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Game } from '@meetingstone/rules';
import { fork, readGame, writeGame } from '@meetingstone/rules';
import { middleOfGame } from './players.ts';
import { rate } from './rate.ts';

/** A second line of play from the same game value, standing at its decision with a procedure of its own. */
export function measureForks(): number {
  const game = middleOfGame(7);
  return rate(() => {
    fork(game);
  });
}

/** A paused game written as text and read back. */
export function measureRoundTrips(): number {
  const game = middleOfGame(7);
  return rate(() => {
    readGame(writeGame(game));
  });
}

const GAMES = 300;

/** The heap that one live duel holds in the middle of the game: one that was played to there, one read back from JSON. */
export function measureHeap(): { readonly playedKiB: number; readonly readBackKiB: number } {
  const written = Array.from({ length: GAMES }, (_, seed) => writeGame(middleOfGame(seed)));
  return {
    playedKiB: heldBy((seed) => middleOfGame(seed)),
    readBackKiB: heldBy((seed) => readGame(written[seed]!)),
  };
}

function heldBy(gameOf: (seed: number) => Game): number {
  setFlagsFromString('--expose_gc');
  const collect: () => void = runInNewContext('gc');
  gameOf(1);
  collect();
  const before = process.memoryUsage().heapUsed;
  const games: Game[] = [];
  for (let seed = 0; seed < GAMES; seed++) games.push(gameOf(seed));
  collect();
  const held = process.memoryUsage().heapUsed - before;
  if (games.length < GAMES) throw new Error('the games were not kept');
  return Math.round((held / GAMES / 1024) * 10) / 10;
}
