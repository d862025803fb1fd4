import { damageOn } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { destroy, putDamage } from '../../language/effects.ts';
import { anAlly, opposing } from '../../language/nouns.ts';
import { each, it, target } from '../../language/selections.ts';

export const warrior = set({
  'Grievous Wounds': ability(
    { cost: 3, icon: 'Warrior', tags: ['Fury'] },
    putDamage(damageOn(it), each(opposing(anAlly))),
  ),
  'Shattering Strike': ability(
    { cost: 1, icon: 'Warrior', tags: ['Arms'], instant: true },
    destroy(target({ kind: ['Armor', 'Item'] })),
  ),
});
