import { countOf, thatMuch } from '../../language/amounts.ts';
import { set, token, weapon } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { yourTurn } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import { addCounters, deal, give, may } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aWeapon,
  heroOrAlly,
  inZone,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  entersExhausted,
  has,
  have,
  onYourTurn,
  pay,
  payLessTo,
  when,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import { target } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const weapons = set({
  Brainsplinter: weapon(
    { cost: 4, icon: 'Rogue', tags: ['Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 0 },
    have(yourHeroAs, keyword('Dual Wield')),
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(target(anAlly), [keyword('Stealth')])),
  ),
  'Branch of Nordrassil': weapon(
    {
      cost: 6,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'nature'],
      strike: 5,
    },
    when(draws('you'), may({ do: 'put token', token: token('Treant', { atk: [1, 'melee'], health: 1 }) })),
  ),
  "Dragonwrath, Tarecgosa's Rest": weapon(
    {
      cost: 7,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 6,
    },
    whenThisEntersPlay(may({ do: 'put token', token: token('Blue Dragonkin', { atk: [5, 'arcane'], health: 5 }) })),
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      may({ do: 'put token', token: token('Blue Dragonkin', { atk: [5, 'arcane'], health: 5 }) }),
    ),
  ),
  'Gurubashi Punisher': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 6,
    },
    whileSo(
      { is: 'there', noun: yours({ kind: ['Ally'], atk: { is: 'or more', than: 6 } }) },
      payLessTo('strike', 6, thisOne),
    ),
  ),
  'Irontree Knives': weapon(
    { cost: 3, icon: ['Rogue', 'Warrior'], tags: ['Shuriken'], limit: 'Ranged (1)', atk: [2, 'melee'], strike: 0 },
    entersExhausted,
    has('Thrown'),
  ),
  'Legacy of Arlokk': weapon(
    {
      cost: 2,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'fire'],
      strike: 4,
    },
    onYourTurn(pay([2, 'activate', exhausting(yourHeroAs)], deal(1, 'fire', target(anAlly)))),
    onYourTurn(pay([8, 'activate', exhausting(yourHeroAs)], deal(4, 'fire', target(aHero)))),
  ),
  'Lumbering Ogre Axe': weapon(
    {
      cost: 2,
      icon: ['Death Knight', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 6,
    },
    have(yourHeroAs, keyword('Smash')),
  ),
  "Maimgor's Bite": weapon(
    { cost: 4, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Axe'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 0 },
    have(yourHeroAs, keyword('Dual Wield')),
    have(yours(aWeapon), { change: 'double', what: 'atk' }),
  ),
  "Mandible of Beth'tilac": weapon({
    cost: 3,
    icon: ['Death Knight', 'Paladin', 'Warrior'],
    tags: ['1H', 'Sword'],
    limit: 'Melee (1)',
    atk: [2, 'melee'],
    strike: 1,
  }),
  "Mandokir's Tribute": weapon(
    { cost: 6, icon: 'Hunter', tags: ['Bow'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 0 },
    has('Long-Range'),
    have(thisOne, atk({ amount: 'times', of: [3, countOf(yours(tagged('Pet')))] })),
  ),
  'Reclaimed Ashkandi': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 0,
    },
    { power: 'play only', if: { is: 'there', noun: yours(anEquipment), atLeast: 3 } },
    have(yourHeroAs, keyword('Smash')),
  ),
  'Skullstealer Greataxe': weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    have(thisOne, atk(countOf(yours(tagged('Monster', heroOrAlly))))),
  ),
  'Sulfuras, The Extinguished Hand': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [0, 'fire'],
      strike: 5,
    },
    {
      power: 'triggered',
      on: { event: 'deal', by: yours(anAlly) },
      while: yourTurn,
      effects: [may(addCounters(thatMuch, '+1 ATK'))],
    },
  ),
});
