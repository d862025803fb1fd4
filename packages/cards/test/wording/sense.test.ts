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
    'a hero of an event that is over',
    'Odd Wand, 2, Weapon—Wand, Ranged (1), 1 Shadow, 1 Strike\nWhen your hero deals shadow damage to a hero, Murlocs in its party have -2 [Health] this turn.',
    'not understood',
  ],
  ['a line of capitals', 'Odd Hero, Horde, Hero—Orc Mage, 25 Health\nTwice As Strong', 'Twice As Strong'],
  ['a limit in brackets', 'Odd Orb, 2, Item\n[Activate]: Draw a card. (Use only once per game.)', 'only once per game'],
])('what could not be done is not understood: %s', (_, written, why) => {
  expect(refusals(written)).toContain(why);
});

test('brackets that only remind are no part of the text', () => {
  expect(refusals('Page, 1, Ally—Human, 1 [Melee] / 1 Health\nProtector (It may protect.)')).toBe('understood');
});
