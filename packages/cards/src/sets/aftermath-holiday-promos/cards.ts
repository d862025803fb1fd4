import { countOf } from '../../language/amounts.ts';
import { ally, EVERY_CLASS, item, set } from '../../language/cards.ts';
import { alsoTag } from '../../language/changes.ts';
import { destroy, give, thisDeals } from '../../language/effects.ts';
import { aCard, anAlly, heroOrAlly, opposing, tagged, thisOne, typed, yours } from '../../language/nouns.ts';
import { has, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, eventDoer, target, yourHero } from '../../language/selections.ts';
import { defendsAgainst, isDestroyed } from '../../language/watches.ts';

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
  'Winter Veil Disguise Kit': item(
    { cost: 2, icon: EVERY_CLASS },
    pay(['activate'], give(target(yours(anAlly)), [alsoTag('Snowman')])),
    when(defendsAgainst({ not: typed('fire', aCard), kind: ['Hero', 'Ally'] }, yours(tagged('Snowman'))), {
      do: 'remove from combat',
      what: eventDoer,
    }),
  ),
  Wolpertinger: ally(
    { cost: 8, tags: ['Wolpertinger', 'Monster'], atk: [10, 'melee'], health: 10 },
    has('Elusive'),
    has('Stealth'),
    has('Untargetable'),
    when(isDestroyed(thisOne), destroy(yourHero)),
  ),
});
