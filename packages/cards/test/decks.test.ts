import type { Facts } from '@meetingstone/rules';
import { expect, test } from 'vitest';
import { allDecks, cardNamed, deckCards, deckNamed } from '../src/catalogue.ts';
import { deckViolations } from '../src/decks/legality.ts';

const named = (name: string): Facts => cardNamed(name)!;
const rulesBroken = (hero: string, ...cards: string[]): string[] =>
  deckViolations(named(hero), [...Array<Facts>(60).fill(named('Ironforge Guards')), ...cards.map(named)]).map(
    ({ rule }) => rule,
  );

test.each(allDecks())('$name is a legal deck of sixty cards', (deck) => {
  const cards = deckCards(deck);
  expect(cards).toHaveLength(60);
  expect(deckViolations(named(deck.hero), cards)).toStrictEqual([]);
});

test('a deck is found by its name', () => {
  for (const deck of allDecks()) expect(deckNamed(deck.name.toUpperCase())).toBe(deck);
});

test('a deck with an unknown card says which, and what it could have been', () => {
  const deck = { name: 'Typo', hero: 'Footsoldier', cards: { Footsolider: 1 } };
  expect(() => deckCards(deck)).toThrow('no card is named "Footsolider"; perhaps Footsoldier');
});

test('each rule of deck building is kept', () => {
  expect(rulesBroken('Warrax')).toStrictEqual([]);
  expect(rulesBroken('Warrax', 'Fire Blast')).toStrictEqual(['100.2a']);
  expect(rulesBroken('Warrax', 'Bloodsoul')).toStrictEqual(['100.2a']);
  expect(rulesBroken('Warrax', 'Brunna Stonehand')).toStrictEqual(['100.1']);
  expect(rulesBroken('Warrax', ...Array<string>(5).fill('Footsoldier'))).toStrictEqual(['100.4']);
  expect(rulesBroken('Thalys Fernstride', 'Aimed Shot', 'Deuce')).toStrictEqual(['100.2c']);
  expect(rulesBroken('Bragvi Stormstein', 'Stormstrike')).toStrictEqual(['100.2c']);
  expect(deckViolations(named('Warrax'), []).map(({ rule }) => rule)).toStrictEqual(['100.1']);
});
