import { damageOn } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk, can, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { attachThisTo, destroy, give, putDamage } from '../../language/effects.ts';
import { aCard, anAlly, anArmor, attached, aWeapon, opposing, other, thisOne, yours } from '../../language/nouns.ts';
import { basic, have, haveWhile, pay } from '../../language/powers.ts';
import { each, it, target } from '../../language/selections.ts';

export const warrior = set({
  'Get Down!': ability(
    { cost: 1, icon: 'Warrior', tags: ['Protection'], instant: true },
    give(target(yours(anArmor)), [power(have(yours(anAlly), can({ may: 'be shielded', by: thisOne })))]),
  ),
  'Grievous Wounds': ability(
    { cost: 3, icon: 'Warrior', tags: ['Basic', 'Fury'] },
    putDamage(damageOn(it), each(opposing(anAlly))),
  ),
  'Shattering Strike': ability(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], instant: true },
    destroy(target({ kind: ['Armor', 'Item'] })),
  ),
  "Veteran's Tactics": attachment(
    { cost: 2, icon: 'Warrior', tags: ['Basic', 'Arms', 'Attachment'] },
    { kind: ['Armor', 'Weapon'] },
    haveWhile(is(it, aWeapon), attached(aCard), atk(3)),
    haveWhile(is(it, anArmor), attached(aCard), { change: 'def', by: 3 }),
    basic(pay([2], attachThisTo(target(other({ kind: ['Armor', 'Weapon'] }))))),
  ),
});
