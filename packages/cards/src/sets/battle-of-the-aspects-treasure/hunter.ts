import { costOf, healthOf } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { is } from '../../language/conditions.ts';
import { deal, ifSo } from '../../language/effects.ts';
import { among, anAlly } from '../../language/nouns.ts';
import { controllerOf, done, heroOf, it, target, targeted } from '../../language/selections.ts';

export const hunter = set({
  'Impaling Shot': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'] },
    deal(costOf(targeted(0)), 'ranged', target(anAlly)),
  ),
  'Punishing Shot': ability(
    { cost: 3, icon: 'Hunter', tags: ['Marksmanship'] },
    deal(3, 'ranged', target(anAlly)),
    ifSo(
      is(targeted(0), among(done, { damage: { is: 'or more', than: healthOf(it) } })),
      deal(costOf(targeted(0)), 'ranged', heroOf(controllerOf(targeted(0)))),
    ),
  ),
});
