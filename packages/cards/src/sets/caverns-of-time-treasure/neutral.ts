import { ally, set } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { aCard, anAlly, opposing, other, typed, yours } from '../../language/nouns.ts';
import { has, have, whenThisEntersPlay } from '../../language/powers.ts';
import { target, thisCard } from '../../language/selections.ts';

export const neutral = set({
  'Archimonde, Hand of Sargeras': ally(
    {
      cost: 6,
      tags: ['Eredar', 'Demon', 'Warlock', 'Monster'],
      limit: 'Archimonde (1)',
      atk: [7, 'shadow'],
      health: 5,
    },
    has('Smash'),
    whenThisEntersPlay({
      do: 'deal',
      by: thisCard,
      amount: 7,
      types: ['shadow'],
      to: target(opposing(anAlly)),
      smash: true,
    }),
  ),
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
