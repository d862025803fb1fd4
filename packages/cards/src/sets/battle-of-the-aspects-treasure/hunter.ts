import { costOf } from '../../language/amounts.ts';
import { ability, set } from '../../language/cards.ts';
import { deal } from '../../language/effects.ts';
import { anAlly } from '../../language/nouns.ts';
import { target, targeted } from '../../language/selections.ts';

export const hunter = set({
  'Impaling Shot': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'] },
    deal(costOf(targeted(0)), 'ranged', target(anAlly)),
  ),
});
