import { countersOn } from '../../language/amounts.ts';
import { ability, ongoing, set, token } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { addCounters, destroy, ifYouDo, may, put, putTokens } from '../../language/effects.ts';
import { tagged, yours } from '../../language/nouns.ts';
import { when, whenIf } from '../../language/powers.ts';
import { eachPlayer, thisCard, topOfDeckOf } from '../../language/selections.ts';
import { isDestroyed, turnStarts } from '../../language/watches.ts';

export const druid = set({
  'Verdant Vengeance': ongoing(
    { cost: 1, icon: 'Druid', tags: ['Balance'] },
    when(isDestroyed(yours(tagged('Treant'))), addCounters(1, 'seed')),
    whenIf(
      turnStarts('you'),
      compared(countersOn('seed'), 'or more', 10),
      ifYouDo(may(destroy(thisCard)), putTokens(10, token('Treant', { atk: [1, 'melee'], health: 1 }))),
    ),
  ),
  'Will of Cenarius': ability(
    { cost: 2, icon: 'Druid', tags: ['Restoration'] },
    put(topOfDeckOf(eachPlayer), { to: 'resource row', exhausted: true }),
  ),
});
