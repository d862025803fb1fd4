import { ability, set } from '../../language/cards.ts';
import { deal, draw } from '../../language/effects.ts';
import { anAlly, attacking, opposing, withCost } from '../../language/nouns.ts';
import { has } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const hunter = set({
  Arrowstorm: ability(
    { cost: 1, icon: 'Hunter', tags: ['Marksmanship'], instant: true },
    deal(4, 'ranged', target(opposing(withCost('or more', 4, anAlly)))),
  ),
  'Bear Trap': ability(
    { cost: 3, icon: 'Hunter', tags: ['Survival'], instant: true },
    { do: 'remove from combat', what: target(attacking(opposing(anAlly))) },
    draw(),
    has('Trap'),
  ),
});
