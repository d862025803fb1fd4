import { atkOf, healthOf } from '../../language/amounts.ts';
import { ability, ally, attachment, set } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, give, ifSo, may, ready } from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  anAlly,
  aResource,
  attached,
  attacking,
  aWeapon,
  heroOrAlly,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, have, ifWould, unpreventable } from '../../language/powers.ts';
import { attachedCard, chosen, it, target, targeted } from '../../language/selections.ts';

export const hunter = set({
  'Cobra Shot': ability(
    { cost: 4, icon: 'Hunter', tags: ['Survivial', 'Survival'], instant: true },
    deal(
      { amount: 'sum', of: [atkOf(chosen(yours(tagged('Pet')))), atkOf(chosen(yours(tagged('Ranged', aWeapon))))] },
      'nature',
      target(heroOrAlly),
    ),
  ),
  Donatello: ally(
    { cost: 2, icon: 'Hunter', tags: ['Turtle'], limit: 'Pet (1)', atk: [1, 'melee'], health: 5 },
    has('Protector'),
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
  'Noxious Trap': ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], instant: true },
    deal(3, 'nature', target(attacking(aCard))),
    ifSo(
      is(targeted(0), { damage: { is: 'or more', than: healthOf(it) } }),
      may(ready({ select: 'choose', noun: yours(aResource), count: { upTo: 3 } })),
    ),
    has('Trap'),
  ),
  'Warning Shot': ability(
    { cost: 1, icon: 'Hunter', tags: ['Survival'], instant: true },
    give(target(withCost('or more', 4, anAlly)), [atk(-5)]),
  ),
  'Widow Venom': attachment(
    { cost: 4, icon: 'Hunter', tags: ['Beast Mastery'] },
    heroOrAlly,
    have(attached(aCharacter), cant('be healed')),
    atStartOfYourTurn(deal(2, 'nature', attachedCard)),
  ),
  'Wild Fervor': ability(
    { cost: 2, icon: 'Hunter', tags: ['Beast Mastery'] },
    give(target(anAlly), [power(has('Assault', 2)), keyword('Ferocity'), keyword('Long-Range')]),
  ),
});
