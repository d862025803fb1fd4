import { ability, set } from '../../language/cards.ts';
import { deal, destroy } from '../../language/effects.ts';
import { anAlly, exhausted, withCost } from '../../language/nouns.ts';
import { controllerOf, each, heroOf, target, targeted } from '../../language/selections.ts';

export const rogue = set({
  "Assassin's Strike": ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'] },
    deal(3, 'melee', target(exhausted(anAlly))),
    deal(3, 'melee', heroOf(controllerOf(targeted(0)))),
  ),
  'Poison the Well': ability(
    { cost: 2, icon: 'Rogue', tags: ['Assassination'], instant: true },
    destroy(each(withCost('or less', 2, anAlly))),
  ),
});
