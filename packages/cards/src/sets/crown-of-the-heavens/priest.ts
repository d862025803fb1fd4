import { ability, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { deal, give, removeFromGame } from '../../language/effects.ts';
import { anAlly } from '../../language/nouns.ts';
import { controllerOf, target, targeted } from '../../language/selections.ts';

export const priest = set({
  'Shadow Word: Despair': ability(
    { cost: 1, icon: 'Priest', tags: ['Shadow'], instant: true },
    deal(2, 'shadow', target(anAlly)),
    removeFromGame({ select: 'top', of: controllerOf(targeted(0)), count: 2 }),
  ),
  'Spiritual Imbalance': ability(
    { cost: 3, icon: 'Priest', tags: ['Shadow'], instant: true },
    give(target(anAlly), [atk(-3), health(-3)]),
  ),
});
