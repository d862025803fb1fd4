import { countOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import { draw, give, heal, ready } from '../../language/effects.ts';
import { anAlly, anArmor, aWeapon, exhausted, heroOrAlly, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { has, have, pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const armors = set({
  'Etched Dragonbone Girdle': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 1 },
    pay(['activate', destroying(yours(tagged('Dragonkin')))], draw(2)),
  ),
  'Polished Breastplate of Valor': armor(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Chest (1)', def: 3 },
    pay([3], { do: 'add counters', name: '+1 DEF', count: 1, on: target(yours(anArmor)) }),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: '+1 ATK', count: 1, on: target(yours(aWeapon)) }],
    },
  ),
  "Prized Beastmaster's Mantle": armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Shoulder (1)', def: 1 },
    have(yours({ not: { any: [{ faction: 'Horde' }, { faction: 'Alliance' }] }, kind: ['Ally'] }), health(3)),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [
        heal(3, target(yours({ not: { any: [{ faction: 'Horde' }, { faction: 'Alliance' }] }, kind: ['Ally'] }))),
      ],
    },
  ),
  'Robe of the Waking Nightmare': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Chest (1)', def: 1 },
    have(yours(tagged('Dragonkin')), atk(1), health(1)),
  ),
  'Skinned Whelp Shoulders': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 1 },
    have(yourHeroAs, power(has('Assault', { amount: 'times', of: [2, countOf(yours(tagged('Dragonkin')))] }))),
  ),
  'Stained Shadowcraft Tunic': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 2 },
    pay(['activate'], give(target(heroOrAlly), [keyword('Stealth')])),
    { power: 'keyword', keyword: 'Stash', effects: [give(target(heroOrAlly), [keyword('Stealth')])] },
  ),
  'Wyrmwing Treads': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Feet (1)', def: 1 },
    pay([1, exhausting(yours(tagged('Dragonkin')))], ready(target(exhausted(anAlly)))),
  ),
});
