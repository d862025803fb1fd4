import { armor, set } from '../../language/cards.ts';
import { cant, power } from '../../language/changes.ts';
import { addCounters, give } from '../../language/effects.ts';
import { aCard, anAbility, aWeapon, opposing, yourHeroAs } from '../../language/nouns.ts';
import { has, have, ifWould, pay, thatMuchPlus, unpreventable, when } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const cards = set({
  'Belt of the Singing Blade': armor(
    { cost: 2, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Waist (1)', def: 1 },
    when(draws('you'), addCounters(1, 'verse')),
    pay(
      ['activate', { pay: 'remove counters', name: 'verse', count: 3 }],
      give(target(aWeapon), [power(has('Assault', 3))]),
    ),
  ),
  'Gloves of Unerring Aim': armor(
    { cost: 3, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Hands (1)', def: 1 },
    have(
      opposing(aCard),
      { change: 'lose powers', keywords: ['Untargetable'] },
      cant('have powers', { keywords: ['Untargetable'] }),
    ),
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, unpreventable),
    ifWould({ event: 'deal', by: yourHeroAs, with: aWeapon }, thatMuchPlus(1)),
  ),
});
