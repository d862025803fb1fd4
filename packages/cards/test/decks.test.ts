import { expect, test } from 'vitest';
import { allDecks, catalogue, deckCards, deckNamed, sideCards } from '../src/catalogue.ts';
import { checkDeck } from '../src/decks/legality.ts';

test.each(allDecks())('$name is a legal deck of sixty cards with a side deck', (deck) => {
  const cards = deckCards(deck);
  expect(cards).toHaveLength(60);
  expect(sideCards(deck)).toHaveLength(10);
  expect(checkDeck(deck, catalogue)).toStrictEqual([]);
});

test('a deck is found by its name', () => {
  for (const deck of allDecks()) expect(deckNamed(deck.name.toUpperCase())).toBe(deck);
});

test('a deck with an unknown card says which, and what it could have been', () => {
  const deck = { name: 'Typo', hero: 'Footsoldier', cards: { Footsolider: 1 } };
  expect(() => deckCards(deck)).toThrow('no card is named "Footsolider"; perhaps Footsoldier');
});
