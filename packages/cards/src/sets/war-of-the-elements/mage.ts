import { ability, set } from '../../language/cards.ts';
import { deal } from '../../language/effects.ts';
import { heroOrAlly, thisOne } from '../../language/nouns.ts';
import { thisCant, youCan } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const mage = set({
  'Arcane Barrage': ability(
    { cost: 4, icon: 'Mage', tags: ['Arcane'], talent: 'Arcane' },
    deal(4, 'arcane', target(heroOrAlly)),
    thisCant({ cant: 'be interrupted' }),
    youCan({ may: 'play from', zone: 'graveyard', noun: thisOne, once: true }, 'graveyard'),
  ),
});
