import { expect, test } from 'vitest';
import { allDecks, catalogue, deckCards, deckNamed, sideCards } from '../src/catalogue.ts';
import { checkDeck } from '../src/decks/legality.ts';

test.each(allDecks())('$name is a legal deck of sixty cards', (deck) => {
  expect(deckCards(deck)).toHaveLength(60);
  expect(checkDeck(deck, catalogue)).toStrictEqual([]);
});

test.each(allDecks().filter(({ side }) => side))('$name has a side deck of ten cards', (deck) => {
  expect(sideCards(deck)).toHaveLength(10);
});

test('a deck is found by its name', () => {
  for (const deck of allDecks()) expect(deckNamed(deck.name.toUpperCase())).toBe(deck);
});

test('a deck with an unknown card says which, and what it could have been', () => {
  const deck = { name: 'Typo', hero: 'Footsoldier', cards: { Footsolider: 1 } };
  expect(() => deckCards(deck)).toThrow('no card is named "Footsolider"; perhaps Footsoldier');
});
