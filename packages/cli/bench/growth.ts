import { cardNamed } from '@meetingstone/cards';
import type { Facts, Game, PlacedSeat } from '@meetingstone/rules';
import { arrangeGame } from '@meetingstone/rules';
import { duelOpening } from './players.ts';
import { decisionsFrom } from './rate.ts';

/** Decisions per second with so many allies in play; after a while each game starts over, so that the number stays. */
export function measureGrowth(): Record<string, number> {
  return Object.fromEntries(
    [10, 40, 160, 640].map((allies) => [String(allies), decisionsFrom(arranged(allies), allies)]),
  );
}

function arranged(allies: number): Game {
  const soldier = cardNamed('Footsoldier')!;
  const seats = duelOpening().seats.map(({ name, hero, decks }): PlacedSeat => {
    const placed = (facts: Facts) => ({ facts });
    const deck = decks[0]!.map(placed);
    return {
      name,
      hero: { facts: hero },
      hand: deck.slice(0, 7),
      decks: [deck.slice(7)],
      graveyards: [[]],
      removed: [],
      resources: [],
      play: Array.from({ length: allies / 2 }, () => placed(soldier)),
    };
  });
  return arrangeGame({ seats, turn: 0, step: 'action', seed: allies }).game;
}
