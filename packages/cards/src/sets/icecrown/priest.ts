import { countOf, damageOn } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, heal, ifSo, putIntoHand, ready, unpreventably } from '../../language/effects.ts';
import { anAlly, aResource, yours } from '../../language/nouns.ts';
import { have, pay } from '../../language/powers.ts';
import { each, target, yourHero } from '../../language/selections.ts';

export const priest = set({
  'Desperate Condemnation': ability(
    { cost: 1, icon: 'Priest', tags: ['Holy'], instant: true },
    ifSo(compared(damageOn(yourHero), 'or more', 15), unpreventably(deal(5, 'holy', target(anAlly)))),
  ),
  'Desperate Plea': ability(
    { cost: 2, icon: 'Priest', tags: ['Holy'], instant: true },
    ifSo(compared(damageOn(yourHero), 'or more', 15), heal(10, yourHero)),
  ),
  'Prayer of Spirit': ongoing(
    { cost: 4, icon: 'Priest', tags: ['Discipline'] },
    pay(['activate'], ready({ select: 'choose', noun: yours(aResource), count: { exactly: countOf(yours(anAlly)) } })),
  ),
  'Prayer of Vitality': ongoing(
    { cost: 3, icon: 'Priest', tags: ['Discipline'] },
    heal('all', each(yours(anAlly))),
    have(yours(anAlly), health(1)),
  ),
  'Psychic Shriek': ability({ cost: 4, icon: 'Priest', tags: ['Shadow'] }, putIntoHand(each(anAlly))),
});
