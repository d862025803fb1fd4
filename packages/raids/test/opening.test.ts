import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import { RAIDS, raidOpening } from '@meetingstone/raids';
import type { SeatOpening } from '@meetingstone/rules';
import { faults, startGame, viewGame } from '@meetingstone/rules';
import { rule } from '@meetingstone/scenario/vitest';
import { expect, test } from 'vitest';

const raiderOf = (faction: string, n: number): SeatOpening => {
  const deck = allDecks().filter(({ hero }) => heroNamed(hero)!.icons.includes(faction))[n]!;
  return { name: `raider ${n}`, hero: heroNamed(deck.hero)!, decks: [deckCards(deck)] };
};
const [onyxia] = RAIDS;

test('every raid can be started, in every mode, by one to five raiders', () => {
  for (const raid of RAIDS)
    for (const mode of raid.modes)
      for (const count of [1, 3, 5]) {
        const raiders = Array.from({ length: count }, (_, n) => raiderOf('Horde', n));
        const opening = raidOpening(raid, mode, raiders, 7);
        expect(faults(opening)).toEqual([]);
        expect(startGame(opening, 7).decision).not.toBeNull();
      }
});

rule('R100.1, BT.04, MC100.1', 'Alliance and Horde do not raid together', () => {
  const mixed = [raiderOf('Alliance', 0), raiderOf('Horde', 0)];
  expect(faults(raidOpening(onyxia!, 'standard', mixed, 1)).join()).toContain('R100.1');
});

rule('R200.2, R200.4', 'Onyxia starts in her first stage and takes the first turn', () => {
  const game = startGame(raidOpening(onyxia!, 'standard', [raiderOf('Horde', 0)], 1), 1);
  const { play, waitingFor } = viewGame(game, 0);
  expect(play.filter(({ controller }) => controller === 0).map(({ name }) => name)).toEqual([
    'Onyxia',
    "Onyxia's Lair",
  ]);
  expect(waitingFor).toBe(0);
});
