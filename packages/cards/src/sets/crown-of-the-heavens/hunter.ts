import { ability, ally, set } from '../../language/cards.ts';
import { deal } from '../../language/effects.ts';
import { anAlly, attacking } from '../../language/nouns.ts';
import { has } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const hunter = set({
  'McCloud the Fox': ally(
    { cost: 2, icon: 'Hunter', tags: ['Fox'], limit: 'Pet (1)', atk: [2, 'melee'], health: 1 },
    has('Elusive'),
    has('Ferocity'),
    has('Stealth'),
  ),
  'Quick Trap': ability(
    { cost: 2, icon: 'Hunter', tags: ['Survival'], instant: true },
    deal(3, 'melee', target(attacking(anAlly))),
    has('Trap'),
  ),
});
