import { cardNamed } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { verdictsOn } from '@meetingstone/rules';
import { BOARDS, facing, modifying } from './boards.ts';
import { decisionsFrom, rate } from './rate.ts';

const ALLIES = 40;

/** Decisions per second among forty allies, so many of them with a continuous modifier. */
export function measureModifiers(): Record<string, number> {
  const soldier = cardNamed('Footsoldier')!;
  const allies = (modifiers: number): readonly Facts[] =>
    Array.from({ length: ALLIES }, (_, n) => (n < modifiers ? modifying(n) : soldier));
  return Object.fromEntries(
    [0, 10, 40].map((modifiers) => [String(modifiers), decisionsFrom(facing(allies(modifiers)), modifiers + 1)]),
  );
}

/** Microseconds to work out from nothing what so many modifiers make of their cards, on each kind of board. */
export function measureDerivation(): Record<string, Record<string, number>> {
  const microseconds = (allies: readonly Facts[]): number => {
    const game = facing(allies);
    return Math.round(1e6 / rate(() => verdictsOn(game, 0), 0.5));
  };
  return Object.fromEntries(
    Object.entries(BOARDS).map(([name, alliesOf]) => [
      name,
      Object.fromEntries([40, 80, 160, 320].map((allies) => [String(allies), microseconds(alliesOf(allies))])),
    ]),
  );
}
