import { costOf, countersOn } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { addCounters, destroy, give, heal, ifSo, may, replace, reveal } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  among,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  heroOrAlly,
  inCombatWith,
  inZone,
  thisOne,
  typed,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, pay, payLessTo, unpreventable, when, whileSo } from '../../language/powers.ts';
import {
  eventCard,
  it,
  revealed,
  target,
  targetOpponent,
  thisCard,
  topOfDeckOf,
  yourHero,
} from '../../language/selections.ts';
import { draws, entersPlay } from '../../language/watches.ts';

export const weapons = set({
  'Arced War Axe': weapon(
    {
      cost: 2,
      icon: ['Death Knight', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 3,
    },
    whileSo({ is: 'there', noun: yours(anAlly), atLeast: 3 }, payLessTo('strike', 3, thisOne)),
  ),
  "Butcher's Cleaver": weapon(
    {
      cost: 2,
      icon: ['Death Knight', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    haveWhile(
      is(yourHero, attacking(inCombatWith({ kind: ['Hero'], damage: { is: 'or more', than: 15 } }, aCard))),
      thisOne,
      atk(2),
    ),
  ),
  'Buzzer Blade': weapon(
    { cost: 3, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
    when({ event: 'deal', by: attacking(yourHeroAs), card: anAlly, fatal: true }, may(destroy(target(anEquipment)))),
  ),
  "Cookie's Tenderizer": weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 0,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: heroOrAlly, with: thisOne, combat: true },
      {
        do: 'create',
        continuous: {
          cards: yours(anAlly),
          changes: [atk(1)],
          while: is(it, attacking(inCombatWith(among(eventCard, aCard), aCard))),
        },
        duration: 'this turn',
      },
    ),
  ),
  'Emberstone Staff': weapon(
    {
      cost: 4,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, may(addCounters(1, 'emberstone'))),
    have(thisOne, atk(countersOn('emberstone'))),
    {
      power: 'cost change',
      change: {
        cost: 'strike',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countersOn('emberstone')] },
      },
    },
  ),
  'Hand of Righteousness': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    pay([1], replace({ event: { event: 'deal' }, flags: 'by', instead: unpreventable }, target(heroOrAlly))),
  ),
  'Meteor Shard': weapon(
    { cost: 2, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 1 },
    when(
      { event: 'strike', card: thisOne, whose: 'you' },
      may(reveal(topOfDeckOf(targetOpponent()))),
      ifSo(is(revealed, withCost('or less', 4, abilityAllyOrEquipment)), give(thisCard, [atk(3)])),
    ),
  ),
  "Mograine's Might": weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'holy'],
      strike: 1,
    },
    when(entersPlay(yours(typed('holy', anAlly))), give(thisCard, [atk(costOf(eventCard))])),
  ),
  "Odo's Ley Staff": weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    when(draws('you'), heal(1, target(heroOrAlly))),
  ),
});
