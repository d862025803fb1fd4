import { ally, set } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { aCard, anAlly, opposing, other, typed, yours } from '../../language/nouns.ts';
import { has, have } from '../../language/powers.ts';

export const neutral = set({
  'Mannoroth the Flayer': ally(
    {
      cost: 8,
      tags: ['Pit Lord', 'Demon', 'Warrior', 'Monster'],
      limit: 'Mannoroth (1)',
      atk: [6, 'melee'],
      health: 9,
    },
    has('Protector'),
    have(other(yours(typed('melee', anAlly))), power(has('Assault', 2))),
    have(opposing({ not: typed('melee', aCard), kind: ['Ally'] }), atk(-2)),
  ),
});
