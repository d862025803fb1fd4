import { countersOn, countOf } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { addCounters, destroy, ifYouDo, may, put, putTokens } from '../../language/effects.ts';
import { anAlly, aQuest, attached, friendly, tagged, yours } from '../../language/nouns.ts';
import { have, when, whenIf, whenThisEntersPlay } from '../../language/powers.ts';
import { eachPlayer, target, thisCard, topOfDeckOf } from '../../language/selections.ts';
import { isDestroyed, turnStarts } from '../../language/watches.ts';

export const druid = set({
  'Mark of Cenarius': attachment(
    { cost: 4, icon: 'Druid', tags: ['Restoration'] },
    friendly(anAlly),
    whenThisEntersPlay({ do: 'complete', what: target(yours(aQuest)) }),
    have(
      attached(anAlly),
      atk(countOf(yours({ faceDown: true, kind: ['Resource'] }))),
      health(countOf(yours({ faceDown: true, kind: ['Resource'] }))),
    ),
  ),
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
