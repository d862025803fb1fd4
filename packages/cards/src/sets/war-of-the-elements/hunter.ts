import { atkOf } from '../../language/amounts.ts';
import { ability, ally, set } from '../../language/cards.ts';
import { deal } from '../../language/effects.ts';
import { aWeapon, heroOrAlly, tagged, thisOne, yours } from '../../language/nouns.ts';
import { has, ifWould, unpreventable } from '../../language/powers.ts';
import { chosen, target } from '../../language/selections.ts';

export const hunter = set({
  'Cobra Shot': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survivial', 'Survival'], instant: true },
    deal(
      { amount: 'sum', of: [atkOf(chosen(yours(tagged('Pet')))), atkOf(chosen(yours(tagged('Ranged', aWeapon))))] },
      'nature',
      target(heroOrAlly),
    ),
  ),
  Loque: ally(
    {
      cost: 7,
      icon: 'Hunter',
      tags: ['Spirit', 'Beast Mastery'],
      limit: 'Pet (1)',
      talent: 'Beast Mastery',
      atk: [8, 'arcane'],
      health: 8,
    },
    has('Elusive'),
    has('Stealth'),
    has('Untargetable'),
    ifWould({ event: 'deal', by: thisOne }, unpreventable),
  ),
});
