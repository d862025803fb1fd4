import { countersOn, countOf } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { chooseOne, deal, destroy, heal } from '../../language/effects.ts';
import { aHero, anAlly, anArmor, aWeapon, thisOne, typed, yours } from '../../language/nouns.ts';
import { entersWithCounters, pay, whenIf } from '../../language/powers.ts';
import { target, thisCard, yourHero } from '../../language/selections.ts';

export const items = set({
  'Choker of Serrated Blades': item(
    { cost: 1, icon: EVERY_CLASS, limit: 'Neck (1)' },
    entersWithCounters(3, 'blade'),
    pay(
      [1, 'activate', { pay: 'remove counters', name: 'blade', count: 1 }],
      chooseOne(
        [{ do: 'add counters', name: '+1 ATK', count: 1, on: target(aWeapon) }],
        [{ do: 'add counters', name: '+1 DEF', count: 1, on: target(anArmor) }],
      ),
    ),
    whenIf(
      { event: 'remove counters', card: thisOne, counter: 'blade' },
      compared(countersOn('blade'), 'exactly', 0),
      destroy(thisCard),
    ),
  ),
  'Hellfire-Encased Pendant': item(
    { cost: 2, icon: EVERY_CLASS, limit: 'Neck (1)' },
    pay(['activate'], deal(countOf(yours(typed('fire', anAlly))), 'fire', target(aHero))),
    pay(['activate'], heal(countOf(yours(typed('shadow', anAlly))), yourHero)),
  ),
});
