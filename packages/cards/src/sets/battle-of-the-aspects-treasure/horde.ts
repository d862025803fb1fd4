import { ally, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { draw, give, thisDeals, unpreventably } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  attacking,
  inCombatWith,
  inZone,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import { has, haveWhile, pay, payLessTo, when, whileSo } from '../../language/powers.ts';
import { it, target } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const horde = set({
  'Aresan Bloodshield': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [3, 'holy'], health: 5 },
    has('Protector'),
    haveWhile(is(it, inCombatWith(thisOne, aCard)), attacking(aHero), atk(-2)),
  ),
  'Krax Gravesteel': ally(
    { cost: 2, icon: 'Horde', tags: ['Goblin', 'Death Knight'], atk: [2, 'melee'], health: 1 },
    when(isDestroyed(thisOne), give(target(opposing(anAlly)), [health(-2)])),
  ),
  'Malazar Eldarch': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Hunter'], atk: [4, 'nature'], health: 4 },
    whileSo({ is: 'there', noun: yours(tagged('Pet')) }, payLessTo('play', 3, thisOne)),
  ),
  'Mixi Crankhaven': ally(
    { cost: 3, icon: 'Horde', tags: ['Goblin', 'Priest'], atk: [3, 'holy'], health: 2 },
    when(
      { event: 'play', card: inZone('chain', abilityAllyOrEquipment), whose: 'you' },
      unpreventably(thisDeals(1, 'holy', target(opposing(aHero)))),
    ),
  ),
  'Naroku Sunsteppe': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [4, 'holy'], health: 4 },
    has('Protector'),
    haveWhile(
      {
        is: 'all',
        of: [
          { is: 'there', noun: other(yours(anAlly)) },
          { is: 'there', noun: yours(anAbility) },
          { is: 'there', noun: yours(anEquipment) },
        ],
      },
      thisOne,
      atk(2),
      health(2),
    ),
  ),
  "Shumu'zun": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [3, 'arcane'], health: 1 },
    has('Elusive'),
    pay([4], draw()),
  ),
});
