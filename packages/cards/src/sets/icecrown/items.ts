import { cardsInHandOf } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { alsoTag, power } from '../../language/changes.ts';
import { yourHeroIs } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import { addCounters, dealtBy, draw, give, heal, may, put, ready } from '../../language/effects.ts';
import { aCard, aHero, aWeapon, having, heroOrAlly, inZone, tagged, yourHeroAs, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has, haveWhile, pay, when, whenIf } from '../../language/powers.ts';
import {
  controllerOf,
  each,
  it,
  target,
  that,
  thisCard,
  topOfDeckOf,
  topOfYourDeck,
} from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const items = set({
  'Flare of the Heavens': item(
    { cost: 2, icon: ['Hunter', 'Mage'], limit: 'Trinket (2)' },
    whenIf(
      turnStarts('you'),
      yourHeroIs('Hunter'),
      may({ do: 'look at', what: topOfDeckOf({ player: 'chosen', who: 'opponent' }) }),
      may(put(that, { to: 'graveyard' })),
    ),
    whenIf(
      turnStarts('you'),
      yourHeroIs('Mage'),
      may({ do: 'look at', what: topOfYourDeck(1) }),
      may(put(that, { to: 'graveyard' })),
    ),
  ),
  'Frostbridge Orb': item(
    { cost: 0, icon: ['Druid', 'Mage'], limit: 'Off-Hand (1)' },
    haveWhile(yourHeroIs('Druid'), yours(having('Mend', aCard)), power(has('Mend', 1))),
    haveWhile(yourHeroIs('Mage'), yours(having('Assault', aCard)), power(has('Assault', 1))),
  ),
  'Frostweave Bandage': item(
    { cost: 1, icon: EVERY_CLASS, tags: ['Bandage'] },
    pay([1, destroyThis], heal(4, target(heroOrAlly))),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [give(target(heroOrAlly), [power({ power: 'keyword', keyword: 'Resistance', type: 'frost' })])],
    },
  ),
  'Glacial Bag': item(
    { cost: 3, icon: EVERY_CLASS, limit: 'Bag (5)' },
    pay([exhausting(yours(tagged('Bag')))], addCounters(1, 'thaw')),
    pay(['activate', { pay: 'remove counters', name: 'thaw', count: 4 }], draw(3)),
  ),
  'Sigil of the Vengeful Heart': item(
    { cost: 2, icon: 'Death Knight', limit: 'Relic (1)' },
    pay([1, 'activate'], ready(target(tagged('Ghoul')))),
    when({ event: 'play', card: inZone('chain', aWeapon), whose: 'you' }, ready(thisCard)),
  ),
  'Super Simian Sphere': item(
    { cost: 1, icon: ['Hunter', 'Warlock'], limit: 'Trinket (2)' },
    haveWhile(yourHeroIs('Hunter'), yourHeroAs, { change: 'add tag', tag: 'Pet', limit: 1 }),
    haveWhile(yourHeroIs('Warlock'), yourHeroAs, alsoTag('Demon')),
  ),
  'Titan-forged Rune of Cruelty': item(
    { cost: 3, icon: EVERY_CLASS, limit: 'Trinket (2)' },
    atStartOfYourTurn(dealtBy(it, cardsInHandOf(controllerOf(it)), 'melee', each(aHero))),
  ),
});
