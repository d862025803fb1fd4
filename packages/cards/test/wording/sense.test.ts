import { expect, test } from 'vitest';
import { allCards } from '../../src/catalogue.ts';
import { readNotation } from '../../src/wording/reader.ts';
import { nonsenseIn } from '../../src/wording/sense.ts';

test('every card of the catalogue can do what it says', () => {
  const failing = allCards().filter((card) => nonsenseIn(card).length > 0);
  expect(failing.map(({ name }) => name)).toEqual([]);
});

const refusals = (written: string): string => {
  const { facts, faults } = readNotation(written);
  return facts.length > 0 ? 'understood' : faults.join();
};

const SCROLL = 'Odd Scroll, 2, Mage, Ability—Arcane\n';

test.each([
  ['health for armor', 'Odd Mail, 2, Armor—Mail, Chest (1), 1 DEF\nThis armor has +1 [Health].', 'do not have'],
  ['DEF for allies', 'Odd Page, 2, Ally—Human, 1 [Melee] / 1 Health\nAllies you control have +1 DEF.', 'do not have'],
  ['a weapon that protects', 'Odd Axe, 2, Weapon—Axe, Melee (1), 1 Melee, 1 Strike\nProtector', 'Protector, which'],
  [
    'what it is already',
    'Odd Hag, 2, Ally—Hag, 1 [Melee] / 1 Health\nMurlocs you control are also Murlocs.',
    'not under',
  ],
  [
    'a player who may be several',
    'Odd Debt, 2, Ally—Imp, 1 [Melee] / 1 Health\nAt the start of each turn, if an opponent has no allies, exhaust his hero.',
    'not understood',
  ],
  [
    'a player of an event that is over',
    'Odd Wand, 2, Weapon—Wand, Ranged (1), 1 Shadow, 1 Strike\nWhen an opponent discards a card, Murlocs that player controls have -2 [Health] this turn.',
    'not understood',
  ],
  ['exhausting what lies in a graveyard', `${SCROLL}Exhaust target ally in your graveyard.`, 'cards in play'],
  ['cards that nobody removed', `${SCROLL}Put target ally removed this way into your hand.`, 'not understood'],
  [
    'what an ability remembers no longer',
    `${SCROLL}Remove all Gnomes in your party from the game. When an ally attacks this turn, put all cards removed this way into play.`,
    'once the ability is gone',
  ],
  [
    'one of two revealed cards',
    `${SCROLL}Target opponent reveals the top card of his deck, then reveals his hand. He discards all cards that share a type with the revealed card.`,
    'one of two cards',
  ],
  [
    'what was done before anything is done',
    'Odd Gnoll, 2, Ally—Gnoll, 1 [Melee] / 1 Health\nWhen an ally destroyed this way attacks, draw a card.',
    'before anything is done',
  ],
  ['a line of capitals', 'Odd Hero, Horde, Hero—Orc Mage, 25 Health\nTwice As Strong', 'Twice As Strong'],
  ['a limit in brackets', 'Odd Orb, 2, Item\n[Activate]: Draw a card. (Use only once per game.)', 'only once per game'],
])('what could not be done is not understood: %s', (_, written, why) => {
  expect(refusals(written)).toContain(why);
});

test('brackets that only remind are no part of the text', () => {
  expect(refusals('Page, 1, Ally—Human, 1 [Melee] / 1 Health\nProtector (It may protect.)')).toBe('understood');
});

test.each([
  ['an ally', 'Page, 1, Ally—Human', 'no ATK and health'],
  ['an ally with half of them', 'Page, 1, Ally—Human, 1 [Melee]', 'no health'],
  ['a hero', 'Page, Horde, Hero—Orc Mage', 'no health'],
  ['a weapon', 'Dirk, 1, Rogue, One-Handed Dagger, Melee (1)', 'no ATK'],
  ['a weapon that costs nothing', 'Dirk, 1, Rogue, One-Handed Dagger, Melee (1), 1 [Melee]', 'no strike cost'],
  ['armor', 'Cap, 1, Armor—Cloth, Head (1)', 'no DEF'],
])('%s without its numbers is refused with how they are written', (_, head, why) => {
  expect(refusals(`${head}\nDraw a card.`)).toContain(why);
});

test('a people that is left out may have a capital letter anywhere', () => {
  expect(refusals(`${SCROLL}Destroy target Non-Demon ally.`)).toBe('understood');
});
