import { textOf } from '@meetingstone/cards';
import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { RAIDS, raidSeat } from '../src/index.ts';

/** Every card in the box, and what lies on the table from the start: the raid itself. */
const shown: readonly (readonly [string, Facts])[] = RAIDS.flatMap((raid) => {
  const seats = raid.modes.map((mode) => raidSeat(raid, mode, 1));
  const lying = seats.flatMap(({ hero, decks, boss }) => [hero, ...decks.flat(), ...(boss?.play ?? [])]);
  const cards = new Set<Facts>([...raid.cards, ...lying]);
  return [...cards].map((card) => [`${raid.name}: ${card.name}`, card] as const);
});

test.each(shown)('%s is shown in words', (_, card) => {
  for (const line of textOf(card)) expect(line).not.toMatch(/[<{}]/);
});
