import { countOf } from '../../language/amounts.ts';
import { location, set } from '../../language/cards.ts';
import { ready } from '../../language/effects.ts';
import { anArmor, heroOrAlly, tagged, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const locations = set({
  'Legendary Leathers, Dalaran': location(
    {},
    pay(['activate'], {
      do: 'create',
      cost: {
        cost: 'play',
        noun: { tag: ['Leather', 'Mail'], kind: ['Armor'] },
        whose: 'you',
        by: { amount: 'times', of: [-2, countOf(yours(tagged('Leatherworking', heroOrAlly)))] },
        next: true,
      },
      duration: 'this turn',
    }),
  ),
  'Talismanic Textiles, Dalaran': location(
    {},
    pay(['activate'], {
      do: 'add counters',
      name: '+1 DEF',
      count: countOf(yours(tagged('Tailoring', heroOrAlly))),
      on: target(yours(tagged('Cloth', anArmor))),
    }),
  ),
  'Tanks for Everything, Dalaran': location(
    {},
    pay(
      ['activate'],
      ready(target(yours(tagged('Plate', anArmor)), { upTo: countOf(yours(tagged('Blacksmithing', heroOrAlly))) })),
    ),
  ),
});
