import { countersOn } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { compared } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import { addCounters, heal } from '../../language/effects.ts';
import { anAlly, aQuest, yours } from '../../language/nouns.ts';
import { basic, has, pay, payLessTo, provided, when } from '../../language/powers.ts';
import { yourHero } from '../../language/selections.ts';

export const cards = set({
  'Arrival of the Naaru': item(
    { cost: 4, icon: EVERY_CLASS },
    pay([exhausting(yours(anAlly))], addCounters(1, 'meditation')),
    basic(
      provided(
        compared(countersOn('meditation'), 'or more', 5),
        pay(['activate', destroyThis], {
          do: 'put token',
          token: token('Naaru', { atk: [5, 'holy'], health: 5 }, has('Absorb'), has('Protector')),
        }),
      ),
    ),
  ),
  'The Last Relic of Argus': item(
    { cost: 2, icon: EVERY_CLASS },
    payLessTo('complete', 1, aQuest),
    when({ event: 'complete', whose: 'you' }, heal(3, yourHero)),
  ),
});
