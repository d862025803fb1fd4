import { ability, set } from '../../language/cards.ts';
import { putIntoHand } from '../../language/effects.ts';
import { anAlly, inYourGraveyard } from '../../language/nouns.ts';
import { target } from '../../language/selections.ts';

export const shaman = set({
  'Ancestral Recovery': ability(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'] },
    putIntoHand(target(inYourGraveyard(anAlly), { upTo: 2 })),
  ),
});
