import { countOf } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { deal, heal } from '../../language/effects.ts';
import { aHero, anAlly, typed, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { target, yourHero } from '../../language/selections.ts';

export const items = set({
  'Hellfire-Encased Pendant': item(
    { cost: 2, icon: EVERY_CLASS, limit: 'Neck (1)' },
    pay(['activate'], deal(countOf(yours(typed('fire', anAlly))), 'fire', target(aHero))),
    pay(['activate'], heal(countOf(yours(typed('shadow', anAlly))), yourHero)),
  ),
});
