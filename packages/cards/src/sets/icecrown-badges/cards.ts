import { armor, set } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { addCounters, give } from '../../language/effects.ts';
import { aWeapon } from '../../language/nouns.ts';
import { has, pay, when } from '../../language/powers.ts';
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
});
