import { atkOf, costOf, countOf } from '../../language/amounts.ts';
import { ability, ally, ongoing, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { deal, dealtBy, destroy, give, ifYouDo, ready } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  aResource,
  attacking,
  aWeapon,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, pay, ratherThanCost, when } from '../../language/powers.ts';
import { anotherTarget, chosen, target, targeted } from '../../language/selections.ts';

export const hunter = set({
  Banzai: ally(
    { cost: 1, icon: 'Hunter', tags: ['Hyena'], limit: 'Pet (1)', atk: [0, 'melee'], health: 3 },
    have(thisOne, atk(countOf(opposing(inZone('graveyard', aCard))))),
  ),
  'Explosive Shot': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survival'], instant: true, talent: 'Survival' },
    ifYouDo(destroy(target(opposing(anAlly))), deal(costOf(targeted(0)), 'fire', anotherTarget(heroOrAlly))),
  ),
  'Eyes of the Beast': ongoing(
    { cost: 1, icon: 'Hunter', tags: ['Basic', 'Beast Mastery'] },
    pay([1, exhausting(yourHeroAs)], ready(target(yours(tagged('Pet'))))),
  ),
  'Hail of Arrows': ability(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'] },
    deal(atkOf(chosen(yours(tagged('Ranged', aWeapon)))), 'ranged', target(heroOrAlly, { upTo: 3 })),
  ),
  'Lesson of the Beast': ability(
    { cost: 3, icon: 'Hunter', tags: ['Beast Mastery'], instant: true },
    dealtBy(target(yours(tagged('Pet'))), atkOf(targeted(0)), 'melee', target(anAlly)),
    ratherThanCost(exhausting(yours(tagged('Hunter', { not: aHero })))),
  ),
  'Mongoose Bite': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'], instant: true },
    deal(2, 'melee', target(attacking(aCard))),
    give(targeted(0), [atk(-2)]),
  ),
  Mothra: ally(
    { cost: 6, icon: 'Hunter', tags: ['Moth'], limit: 'Pet (1)', atk: [6, 'melee'], health: 7 },
    has('Protector'),
    when({ event: 'exhaust', card: thisOne }, ready({ select: 'choose', noun: yours(aResource), count: { upTo: 3 } })),
  ),
});
