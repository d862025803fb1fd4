import { allDecks, deckCards, heroNamed } from '@meetingstone/cards';
import { RAIDS } from '@meetingstone/raids';
import type { Facts } from '@meetingstone/rules';

/** The cards of a seat as they can be bought. */
export interface Published {
  readonly decks: readonly (readonly Facts[])[];
  /** The names of all of its cards, those that start in play too. */
  readonly names: ReadonlySet<string>;
}

let all: readonly Published[] | undefined;

/** Everything published: the decks of the catalogue, and what raids are played with. */
export function everyPublished(): readonly Published[] {
  all ??= [
    ...allDecks().map((deck) => published([heroNamed(deck.hero)!], [deckCards(deck)])),
    ...RAIDS.flatMap(({ modes, boss }) =>
      modes.map((mode) => {
        const seat = boss(mode, (_, from) => from);
        return published([seat.hero, ...(seat.boss?.play ?? [])], seat.decks);
      }),
    ),
  ];
  return all;
}

const published = (play: readonly Facts[], decks: readonly (readonly Facts[])[]): Published => ({
  decks,
  names: new Set([...play, ...decks.flat()].map(({ name }) => name)),
});
