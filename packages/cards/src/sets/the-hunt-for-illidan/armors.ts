import { atkOf, countOf, either } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { health, keyword } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { exhaust, give, heal, may, putDamage, ready, removeFromGame } from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aQuest,
  aResource,
  aWeapon,
  heroOrAlly,
  other,
  tagged,
  thisOne,
  withInName,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { entersWithCounters, have, haveWhile, ifWould, pay, when, whenIf } from '../../language/powers.ts';
import { chosen, each, eventCard, target, yourHero } from '../../language/selections.ts';
import { attacks, preventsDamage } from '../../language/watches.ts';

export const armors = set({
  "Akama's Sash": armor(
    { cost: 4, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Wrist (1)', required: ['Loyal'], def: 0 },
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, { instead: 'amount', plus: 1, unpreventable: true }),
    when(
      { event: 'destroy', card: anAlly, fatal: true, dealt: { event: 'deal', with: yours(anAbility) } },
      removeFromGame(eventCard),
    ),
  ),
  "Ar'tor's Mainstay": armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Hands (1)', def: 2 },
    when({ event: 'deal', by: yourHeroAs, with: anAbility }, may(ready(chosen(yours(aResource))))),
  ),
  "Borak's Belt of Bravery": armor(
    { cost: 2, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 3 },
    when(preventsDamage(thisOne), putDamage(1, yourHero)),
  ),
  'Coif of the Wicked': armor(
    { cost: 5, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Head (1)', def: 3 },
    whenIf(
      { event: 'place', card: aQuest, whose: 'you' },
      yourHeroIs('Hunter'),
      ready({ select: 'together', of: [yourHero, each(yours(tagged('Ranged', aWeapon)))] }),
    ),
    whenIf(
      { event: 'place', card: aQuest, whose: 'you' },
      yourHeroIs('Shaman'),
      ready({ select: 'together', of: [yourHero, each(yours(tagged('Melee', aWeapon)))] }),
    ),
  ),
  'Doomplate Shoulderguards': armor(
    { cost: 2, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Shoulder (1)', def: 1 },
    haveWhile(
      { is: 'there', noun: yours(anEquipment), atLeast: 5 },
      other(yours(anEquipment)),
      keyword('Untargetable'),
    ),
  ),
  'Greaves of Desolation': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Legs (1)', def: 1 },
    when({ event: 'strike', card: aWeapon, whose: 'you' }, heal('all', target(yours(anAlly)))),
  ),
  'Hauberk of Karabor': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 0 },
    have(yourHeroAs, health(countOf(yours({ kind: ['Ability', 'Equipment'] })))),
  ),
  'Mana-Etched Spaulders': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Shoulder (1)', def: 1 },
    pay(['activate'], heal(countOf(yours(withInName('Mana-Etched', anArmor))), yourHero)),
  ),
  'Naaru Belt of Precision': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Waist (1)', def: 0 },
    have(thisOne, { change: 'def', by: atkOf(yourHero) }),
  ),
  "Netherwing Protector's Shield": armor(
    { cost: 2, icon: ['Paladin', 'Shaman', 'Warrior'], tags: ['Shield'], limit: 'Off-Hand (1)', def: 1 },
    have(yourHeroAs, keyword('Dual Shield')),
  ),
  'Pauldrons of Desolation': armor(
    { cost: 4, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Shoulder (1)', def: 2 },
    when({ event: 'strike', card: aWeapon, whose: 'you' }, give(target(yours(anAlly)), [keyword('Long-Range')])),
  ),
  'The Hands of Fate': armor(
    { cost: 2, icon: ['Paladin', 'Warrior'], tags: ['Plate'], limit: 'Hands (1)', def: 1 },
    entersWithCounters(either({ is: 'went first', whose: 'opposing' }, 3, 0), '+1 DEF'),
  ),
  'Wastewalker Shoulderpads': armor(
    { cost: 3, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Shoulder (1)', def: 1 },
    when(attacks(yourHeroAs), may(exhaust(target(heroOrAlly)))),
  ),
});
