import { ability, ongoing, set } from '../../language/cards.ts';
import { draw, putTokenCopy } from '../../language/effects.ts';
import { anAlly, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn } from '../../language/powers.ts';
import { target } from '../../language/selections.ts';

export const mage = set({
  'Arcane Reflection': ability({ cost: 3, icon: 'Mage', tags: ['Arcane'] }, putTokenCopy(target(yours(anAlly)))),
  'Infinite Brilliance': ongoing({ cost: 4, icon: 'Mage', tags: ['Arcane'] }, atStartOfYourTurn(draw())),
});
