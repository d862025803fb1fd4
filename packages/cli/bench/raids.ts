import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import { RAIDS, raidOpening } from '@meetingstone/raids';
import type { SeatOpening } from '@meetingstone/rules';
import { startGame } from '@meetingstone/rules';
import { chance, step } from './players.ts';

const RAIDERS = 4;
const SECONDS = 3;
const LIMIT = 20_000;

/** Decisions per second of random raids with four raiding players, in the usual mode of each raid. */
export function measureRaids(): Record<string, number> {
  return Object.fromEntries(
    RAIDS.map((raid) => {
      const play = (seconds: number, firstSeed: number): number => {
        const start = performance.now();
        const isOver = () => performance.now() > start + seconds * 1000;
        let decisions = 0;
        for (let seed = firstSeed; !isOver(); seed++) {
          const pick = chance(seed);
          let game = startGame(raidOpening(raid, raid.modes[0]!, raiders(RAIDERS), seed), seed);
          for (let n = 0; game.decision && n < LIMIT && !isOver(); n++, decisions++) game = step(game, pick);
        }
        return Math.round((decisions * 1000) / (performance.now() - start));
      };
      play(SECONDS / 3, 1);
      return [raid.key, play(SECONDS, 1000)];
    }),
  );
}

export function raiders(count: number): readonly SeatOpening[] {
  const decks = allDecks().filter(({ hero }) => heroNamed(hero)!.icons.includes('Alliance'));
  return decks.slice(0, count).map((deck, n) => ({
    name: `Raider ${n + 1}`,
    hero: heroNamed(deck.hero)!,
    decks: [deckCards(deck)],
  }));
}
