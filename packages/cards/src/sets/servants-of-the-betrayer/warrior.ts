import { atkOf, costOf, countOf } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import { deal, destroy, give, ifSo, ifYouDo, may } from '../../language/effects.ts';
import {
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aWeapon,
  heroOrAlly,
  inPartyOf,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, ifWould, pay, prevented, ratherThanCost, thatMuchPlus } from '../../language/powers.ts';
import { chosen, controllerOf, each, heroOf, target, targeted } from '../../language/selections.ts';

export const warrior = set({
  'Armed to the Teeth': ability(
    { cost: 3, icon: 'Warrior', tags: ['Fury'], instant: true },
    deal({ amount: 'sum', of: [3, countOf(yours(anEquipment))] }, 'melee', target(anAlly)),
  ),
  Bloodbath: ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Traitor'], required: ['Traitor'] },
    pay([1, destroying(yours(anAlly))], { do: 'add counters', name: '+1 ATK', count: 1, on: each(yours(aWeapon)) }),
  ),
  'Champion Stance': ongoing(
    { cost: 5, icon: 'Warrior', tags: ['Arms'], limit: 'Stance (1)' },
    ifWould({ event: 'deal', by: yourHeroAs }, thatMuchPlus(1)),
    ifWould({ event: 'deal', card: yourHeroAs }, prevented(1)),
  ),
  'Shield Slam': ability(
    { cost: 3, icon: 'Warrior', tags: ['Protection'], instant: true, talent: 'Protection' },
    deal(3, 'melee', target(heroOrAlly)),
    ifSo(is(targeted(0), aHero), may(destroy(chosen(inPartyOf(controllerOf(targeted(0)), anAbility))))),
    ratherThanCost(exhausting(yours(tagged('Shield')))),
  ),
  Smash: ability(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], instant: true },
    ifYouDo(destroy(target(anEquipment)), deal(costOf(targeted(0)), 'melee', heroOf(controllerOf(targeted(0))))),
  ),
  'Sudden Death': ability(
    { cost: 2, icon: 'Warrior', tags: ['Traitor'], instant: true, required: ['Traitor'] },
    destroy(target({ kind: ['Ally'], damaged: false })),
  ),
  "Titan's Grip": ongoing(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], instant: true },
    have(yourHeroAs, keyword('Two-Handed Dual Wield')),
  ),
  'Unbridled Wrath': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], talent: 'Fury' },
    pay([1], give(target(yours(aWeapon)), [atk(1)])),
  ),
  Whirlwind: ability(
    { cost: 5, icon: 'Warrior', tags: ['Fury'], instant: true },
    deal(atkOf(chosen(yours(tagged('Melee', aWeapon)))), 'melee', each(opposing(anAlly))),
  ),
});
