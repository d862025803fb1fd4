import type { Facts, Opening } from '@meetingstone/rules';
import { onyxiasLair } from './onyxias-lair/raid.ts';
import { raidSeat } from './raid.ts';

/** The raid that a card of these decks can start in the middle of the game lies ready (800.3a). */
export function withRaidReady(opening: Opening): Opening {
  const isReady = opening.seats.some(({ decks }) => decks.flat().some(startsRaid));
  if (!isReady) return opening;
  return { ...opening, special: { ...opening.special, raid: raidSeat(onyxiasLair, onyxiasLair.modes[0]!, 0) } };
}

function startsRaid({ powers }: Facts): boolean {
  return powers.some(
    (power) =>
      power.power === 'payment' && power.effects.some((effect) => effect.do === 'special' && effect.what === 'raid'),
  );
}
