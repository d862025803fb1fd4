import { RAIDS, raidOpening } from '@meetingstone/raids';
import type { Game, Opening } from '@meetingstone/rules';
import { startGame, viewGame } from '@meetingstone/rules';
import { chance, duelOpening, step } from './players.ts';
import { raiders } from './raids.ts';
import { rate } from './rate.ts';

const RAIDERS = 5;
const MOMENTS = 100;
const APART = 5;

/** Views per second, each seat looking in turn: at a duel, and at a raid of five against a Boss. */
export function measureViews(): { readonly duel: number; readonly raid: number } {
  const [raid] = RAIDS;
  return {
    duel: viewsOf(duelOpening()),
    raid: viewsOf(raidOpening(raid!, raid!.modes[0]!, raiders(RAIDERS), 1)),
  };
}

/** Looks at one moment after the other of a game, so that no view is of a table that was just looked at. */
function viewsOf(opening: Opening): number {
  const games = momentsOf(opening);
  const seats = opening.seats.length;
  let at = 0;
  const looks = rate(() => {
    const game = games[at++ % games.length]!;
    for (let seat = 0; seat < seats; seat++) viewGame(game, seat);
  });
  return looks * seats;
}

function momentsOf(opening: Opening): readonly Game[] {
  const pick = chance(1);
  const moments: Game[] = [];
  let game = startGame(opening, 1);
  for (let n = 0; moments.length < MOMENTS && game.decision; n++) {
    if (n % APART === 0) moments.push(game);
    game = step(game, pick);
  }
  return moments;
}
