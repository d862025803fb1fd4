import type { Facts } from '@meetingstone/rules';
import { catalogue } from '../../src/catalogue.ts';
import type { Catalogue, Copies, Deck, Play } from '../../src/decks/deck.ts';
import { checkDeck } from '../../src/decks/legality.ts';
import { ally, quest, set } from '../../src/language/cards.ts';

/** The project's cards, and some made up for a test. */
export const withCards = (...more: readonly Facts[]): Catalogue => ({
  ...catalogue,
  cardNamed: (name) => more.find((card) => card.name === name) ?? catalogue.cardNamed(name),
  heroNamed: (name) => more.find((card) => card.name === name) ?? catalogue.heroNamed(name),
});

export const one = (name: string, card: Parameters<typeof set>[0][string]): Facts => set({ [name]: card })[0]!;

const body = { cost: 1, atk: [1, 'melee'], health: 1 } as const;
/** A quest that any deck contains, and any number of it. */
export const filler = one('Filler', quest({ unlimited: true }));
export const plain = (name: string, print: Partial<Parameters<typeof ally>[0]> = {}): Facts =>
  one(name, ally({ ...body, ...print }));

interface Built {
  readonly side?: Copies;
  readonly play?: Play;
  /** How many cards the deck is filled up with. */
  readonly filled?: number;
}

/** What is wrong with a deck around this hero, as "rule card". */
export function wrongWith(hero: Facts, cards: readonly (Facts | string)[], parts: Built = {}): string[] {
  const { side, play, filled = 60 } = parts;
  const facts = cards.filter((card): card is Facts => typeof card !== 'string');
  const counted: Record<string, number> = { Filler: filled };
  for (const card of cards) {
    const name = typeof card === 'string' ? card : card.name;
    counted[name] = (counted[name] ?? 0) + 1;
  }
  const deck: Deck = { name: 'Test', hero: hero.name, cards: counted, ...(side ? { side } : {}) };
  const found = checkDeck(deck, withCards(hero, filler, ...facts), play);
  return found.map(({ rule, card }) => (card === undefined ? rule : `${rule} ${card}`));
}
