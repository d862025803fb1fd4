import { costOf } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { deal, draw, putTokenCopy } from '../../language/effects.ts';
import { anAbility, anAlly, inZone, other, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay } from '../../language/powers.ts';
import { paidCard, target } from '../../language/selections.ts';

export const mage = set({
  'Arcane Reflection': ability({ cost: 3, icon: 'Mage', tags: ['Arcane'] }, putTokenCopy(target(yours(anAlly)))),
  'Flame Charge': ability(
    { cost: 2, icon: 'Mage', tags: ['Fire'], instant: true },
    deal(costOf(paidCard), 'fire', target(anAlly)),
    costToPlay({ pay: 'reveal', noun: other(yours(inZone('hand', anAbility))), count: 1 }),
  ),
  'Infinite Brilliance': ongoing({ cost: 4, icon: 'Mage', tags: ['Arcane'] }, atStartOfYourTurn(draw())),
});
