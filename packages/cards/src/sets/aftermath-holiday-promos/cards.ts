import { countOf } from '../../language/amounts.ts';
import { ally, EVERY_CLASS, item, set, token } from '../../language/cards.ts';
import { alsoTag } from '../../language/changes.ts';
import { exhausting } from '../../language/costs.ts';
import { destroy, give, thisDeals } from '../../language/effects.ts';
import { aCard, anAlly, heroOrAlly, opposing, other, tagged, thisOne, typed, yours } from '../../language/nouns.ts';
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
  'Spring Rabbit': ally(
    { cost: 1, tags: ['Rabbit'], atk: [2, 'nature'], health: 1 },
    pay([1, exhausting(thisOne), exhausting(other(yours(tagged('Rabbit', anAlly))))], {
      do: 'put token',
      token: token('Bunny Egg', { atk: [1, 'melee'], health: 1 }),
    }),
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
