import { countOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { destroy, thisDeals } from '../../language/effects.ts';
import { heroOrAlly, opposing, thisOne, yours } from '../../language/nouns.ts';
import { has, when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, yourHero } from '../../language/selections.ts';
import { isDestroyed } from '../../language/watches.ts';

export const cards = set({
  'Ahune the Frost Lord': ally(
    { cost: 6, tags: ['Frost', 'Elemental', 'Lord', 'Monster'], limit: 'Ahune (1)', atk: [6, 'frost'], health: 3 },
    whenThisEntersPlay(
      thisDeals(
        countOf(yours({ any: [{ tag: ['Frost'] }, { damageType: ['frost'] }] })),
        'frost',
        each(opposing(heroOrAlly)),
      ),
    ),
  ),
  Wolpertinger: ally(
    { cost: 8, tags: ['Wolpertinger', 'Monster'], atk: [10, 'melee'], health: 10 },
    has('Elusive'),
    has('Stealth'),
    has('Untargetable'),
    when(isDestroyed(thisOne), destroy(yourHero)),
  ),
});
