import { countersOn, countOf, damageOn } from '../../language/amounts.ts';
import { ability, ongoing, set } from '../../language/cards.ts';
import { health } from '../../language/changes.ts';
import { compared, not } from '../../language/conditions.ts';
import { addCounters, deal, heal, ifSo, putIntoHand, ready, unpreventably } from '../../language/effects.ts';
import { aCard, anAlly, aResource, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, have, pay, whileSo } from '../../language/powers.ts';
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
  'Power Infusion': ongoing(
    { cost: 3, icon: 'Priest', tags: ['Discipline'], talent: 'Discipline' },
    atStartOfYourTurn(addCounters(1, 'haste')),
    whileSo(not({ is: 'happened', watch: { event: 'play', card: aCard, whose: 'you' } }), {
      power: 'cost change',
      change: { cost: 'play', noun: aCard, whose: 'you', by: { amount: 'times', of: [-1, countersOn('haste')] } },
    }),
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
