import { costOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { health, keyword, power } from '../../language/changes.ts';
import { destroying, discarding } from '../../language/costs.ts';
import { deal, destroy, draw, give, giveAll, ifYouDo, putDamage } from '../../language/effects.ts';
import { aCard, anAlly, anEquipment, attached, aWeapon, heroOrAlly, inZone, yours } from '../../language/nouns.ts';
import { has, have, pay, ratherThanCost } from '../../language/powers.ts';
import { paidCard, target, targeted, yourHero } from '../../language/selections.ts';

export const warrior = set({
  'Command Decision': ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Protection'] },
    pay([1, 'activate'], give(target(yours(anAlly)), [keyword('Protector')])),
  ),
  'Conquering Shout': ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Shout', 'Fury'] },
    have(yours(anAlly), power(has('Assault', 2))),
  ),
  'Fit of Rage': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Fury'] },
    pay([2, 'activate', destroying(yours(anEquipment))], deal(costOf(paidCard), 'melee', target(heroOrAlly))),
  ),
  'Heroic Throw': ability(
    { cost: 4, icon: 'Warrior', tags: ['Arms'] },
    deal(4, 'ranged', target(heroOrAlly)),
    ratherThanCost(discarding(yours(inZone('hand', aWeapon)))),
  ),
  'Payment of Blood': ability(
    { cost: 4, icon: 'Warrior', tags: ['Fury'] },
    ifYouDo(destroy(target(anEquipment)), putDamage(costOf(targeted(0)), yourHero), draw(costOf(targeted(0)))),
  ),
  Pierce: attachment(
    { cost: 2, icon: 'Warrior', tags: ['Arms'] },
    anAlly,
    deal(2, 'melee', targeted(0)),
    have(attached(anAlly), health(-2)),
  ),
  Warbringer: ongoing(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], talent: 'Protection' },
    pay(
      ['activate'],
      giveAll(
        yours(inZone('hand', { icon: ['Warrior'], kind: ['Ability', 'Equipment'] })),
        [{ change: 'become instant' }],
        { until: { event: 'play', card: aCard, whose: 'you' } },
      ),
    ),
  ),
});
