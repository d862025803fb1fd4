import { countOf, thatMuch } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { deal, discard, unpreventably } from '../../language/effects.ts';
import { anAlly, heroOrAlly, yours } from '../../language/nouns.ts';
import { controllerOf, target, targeted } from '../../language/selections.ts';

export const priest = set({
  Expel: ability(
    { cost: 1, icon: 'Priest', tags: ['Holy'] },
    unpreventably(deal(countOf(yours(anAlly)), 'holy', target(anAlly))),
  ),
  'Mind Melt': ability(
    { cost: 5, icon: 'Priest', tags: ['Shadow'], talent: 'Shadow' },
    deal(3, 'shadow', target(heroOrAlly)),
    discard(thatMuch, controllerOf(targeted(0))),
  ),
});
