import { randomBot } from '@meetingstone/bots';
import type { CardView, View } from '@meetingstone/rules';
import { readGame, tableFor, writeGame } from '@meetingstone/rules';
import type { Terms } from '@meetingstone/sitting';
import { expect, test } from 'vitest';
import { acts, raidOf, tableOf } from './tables.ts';

const KINDS: readonly (readonly [string, Terms])[] = [
  ['a duel', tableOf(2)],
  ['a raid', raidOf('onyxia', 2)],
];

const cardsIn = ({ play, players }: View): readonly CardView[] => [
  ...play,
  ...players.flatMap(({ hand, graveyards }) => [...(hand ?? []), ...graveyards.flat()]),
];

test.each(KINDS)(
  'in %s everybody sees the cards as whoever has just come, and most of what did not change as one value',
  (_, terms) => {
    const viewers = [...terms.seats.keys(), null];
    const last = new Map(viewers.map((viewer) => [viewer, new Map<number, CardView>()]));
    let [unchanged, same, count] = [0, 0, 0];
    for (const { game } of acts(terms, 11, randomBot)) {
      for (const viewer of viewers) {
        const view = tableFor(game, viewer);
        expect(view).toEqual(tableFor(readGame(writeGame(game)), viewer));
        const cards = cardsIn(view);
        for (const card of cards) {
          const before = last.get(viewer)!.get(card.id);
          if (before === undefined || JSON.stringify(before) !== JSON.stringify(card)) continue;
          unchanged += 1;
          if (before === card) same += 1;
        }
        last.set(viewer, new Map(cards.map((card) => [card.id, card])));
      }
      count += 1;
      if (count === 40) break;
    }
    expect(same / unchanged).toBeGreaterThan(0.8);
  },
);
