import { diceFrom, playOut, randomBot } from '@meetingstone/bots';
import { fork } from '@meetingstone/rules';
import { middleOfGame } from './players.ts';
import { rate } from './rate.ts';

/** How often per second a game is played to its end by random bots, from forks of one position in its middle. */
export function measurePlayouts(): number {
  const game = middleOfGame(7, 100);
  let seed = 0;
  return rate(() => {
    const bots = [randomBot(), randomBot()];
    playOut(fork(game), bots, diceFrom(seed++));
  });
}
