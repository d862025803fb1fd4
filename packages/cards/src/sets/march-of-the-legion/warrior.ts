import { ability, attachment, ongoing, set } from '../../language/cards.ts';
import { atk, attacksOnlyIfAble, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { deal, destroy, draw, interrupt, put, putDamage, putIntoHand, ready } from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anEquipment,
  attached,
  aWeapon,
  damaged,
  defending,
  friendly,
  heroOrAlly,
  inZone,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have, payLessTo, whileSo } from '../../language/powers.ts';
import { attachedCard, each, target, targetOpponent, that, you, yourHero } from '../../language/selections.ts';

export const warrior = set({
  'Gear Upgrade': ability(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], instant: true },
    { do: 'search', who: you, noun: anEquipment, reveal: true, then: [putIntoHand(that)] },
    costToPlay(destroying(yours(anEquipment))),
  ),
  'Intensify Rage': attachment(
    { cost: 2, icon: 'Warrior', tags: ['Fury'], instant: true },
    anAlly,
    have(attached(anAlly), atk(3), health(3)),
    atStartOfYourTurn(putDamage(2, attachedCard)),
  ),
  'Piercing Howl': ability(
    { cost: 5, icon: 'Warrior', tags: ['Fury'], talent: 'Fury' },
    put(
      { select: 'choose', noun: yours(anAlly), count: { exactly: 3 }, by: targetOpponent() },
      { to: 'deck', at: 'top' },
    ),
  ),
  Puncture: ability(
    { cost: 3, icon: 'Warrior', tags: ['Protection'] },
    destroy(target({ kind: ['Ally', 'Equipment'] })),
  ),
  Retaliation: ongoing(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], instant: true },
    whileSo(is(yourHero, defending(aCard)), payLessTo('strike', 10, tagged('Melee', aWeapon))),
  ),
  Safeguard: ongoing(
    { cost: 2, icon: 'Warrior', tags: ['Protection'], instant: true },
    ready(yourHero),
    have(yourHeroAs, keyword('Protector')),
  ),
  'Salt the Wounds': ability(
    { cost: 1, icon: 'Warrior', tags: ['Fury'], instant: true },
    deal(1, 'melee', each(damaged(opposing(heroOrAlly)))),
    draw(),
  ),
  'Two-Handed Weapon Specialization': ongoing(
    { cost: 5, icon: 'Warrior', tags: ['Arms'], talent: 'Arms' },
    have(yours(tagged('2H', aWeapon)), atk(5)),
  ),
  'Warrior Training': attachment(
    { cost: 1, icon: 'Warrior', tags: ['Protection'] },
    friendly(anAlly),
    have(opposing(heroOrAlly), attacksOnlyIfAble(attached(anAlly))),
  ),
  Wreck: ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    interrupt(target(inZone('chain', anEquipment))),
  ),
});
