import { atkOf, countersOn, damageOn, perEach } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { addCounters, deal, destroy, give, may } from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anArmor,
  attached,
  attachedTo,
  attacking,
  aWeapon,
  heroOrAlly,
  inCombatWith,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, when } from '../../language/powers.ts';
import { chosen, it, target, targeted } from '../../language/selections.ts';

export const warrior = set({
  'Berserker Rage': ongoing(
    { cost: 4, icon: 'Warrior', tags: ['Fury'] },
    may(destroy({ select: 'choose', noun: attachedTo(yourHeroAs, anAbility), count: { anyNumber: true } })),
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(perEach(5, damageOn(it)))),
  ),
  Devastate: ability(
    { cost: 2, icon: 'Warrior', tags: ['Protection'], instant: true, talent: 'Protection' },
    deal(atkOf(chosen(yours(tagged('Melee', aWeapon)))), 'melee', target(heroOrAlly)),
    give(targeted(0), [{ change: 'must attack' }, attacksOnlyIfAble(yourHeroAs)]),
  ),
  Hamstring: attachment(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], instant: true },
    inCombatWith(yourHeroAs, anAlly),
    have(attached(anAlly), cant('ready', { during: 'ready step' })),
  ),
  'Rallying Shout': ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Protection', 'Shout'], instant: true },
    have(yours(anAlly), keyword('Protector')),
  ),
  Rampage: ongoing(
    { cost: 3, icon: 'Warrior', tags: ['Fury'], talent: 'Fury' },
    when({ event: 'deal', by: yourHeroAs, with: aWeapon, combat: true }, addCounters(1, 'slaughter')),
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(countersOn('slaughter'))),
  ),
  'Strength of Arms': ongoing(
    { cost: 7, icon: 'Warrior', tags: ['Arms'] },
    have(yours(aWeapon), atk(2)),
    have(yours(anArmor), { change: 'def', by: 2 }),
  ),
});
