import { atkOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { deal, destroy, give } from '../../language/effects.ts';
import { anAlly, attached, aWeapon, opposing, thisOne, yours } from '../../language/nouns.ts';
import { has, have, payLessTo, whenThisEntersPlay, whileSo } from '../../language/powers.ts';
import { attachedCard, each, target } from '../../language/selections.ts';

export const warrior = set({
  Bladestorm: attachment(
    { cost: 6, icon: 'Warrior', tags: ['Arms'], talent: 'Arms' },
    yours(aWeapon),
    have(attached(aWeapon), atk(3)),
    whenThisEntersPlay(deal(atkOf(attachedCard), 'melee', each(opposing(anAlly)))),
  ),
  'Boundless Rage': ability(
    { cost: 1, icon: 'Warrior', tags: ['Fury'] },
    give(target(anAlly), [atk(yourResources)]),
    has('Eternal'),
  ),
  'Destructive Disarm': ability(
    { cost: 2, icon: 'Warrior', tags: ['Protection'] },
    destroy(target({ kind: ['Armor', 'Weapon'] })),
    whileSo({ is: 'there', noun: yours(aWeapon) }, payLessTo('play', 2, thisOne)),
  ),
});
