import { allDecks, catalogue, checkDeck, heroNamed } from '@meetingstone/cards';
import { expect, test } from 'vitest';
import { buildDeck } from '../src/index.ts';

const raiding = allDecks().filter(({ about }) => about);

test.each(['Elwin Ashgrove', 'Grusk Halfhelm', 'Sister Auriel Dawn', 'Mordwyn the Hollow'])(
  'a deck that is built around %s is legal, has sixty cards, and draws with quests',
  (name) => {
    const hero = heroNamed(name)!;
    const deck = buildDeck(hero, 'built');
    expect(checkDeck(deck, catalogue)).toEqual([]);
    expect(Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0)).toBe(60);
    expect(buildDeck(hero, 'built')).toEqual(deck);
  },
);

test('an ally that seems strong is not taken if it costs the hand, can hardly be played, or spares heroes', () => {
  const { cards } = buildDeck(heroNamed("Anaka the Light's Bulwark")!, 'built');
  for (const name of ['Babagahnoosh the Grumpy', 'High Warlord Zogar', 'Faceless Watcher', 'Anduros Silversong'])
    expect(cards).not.toHaveProperty([name]);
});

test('there are five decks and more for the raiders of each faction, and every class has one', () => {
  const heroes = raiding.map(({ hero }) => heroNamed(hero)!);
  for (const faction of ['Alliance', 'Horde'])
    expect(heroes.filter(({ icons }) => icons.includes(faction)).length).toBeGreaterThanOrEqual(5);
  expect([...new Set(heroes.flatMap(({ hero }) => hero?.class ?? []))].sort()).toEqual([
    'Death Knight',
    'Druid',
    'Hunter',
    'Mage',
    'Paladin',
    'Priest',
    'Rogue',
    'Shaman',
    'Warlock',
    'Warrior',
  ]);
});
