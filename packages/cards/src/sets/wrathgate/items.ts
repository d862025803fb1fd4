import { cardsInHandOf } from '../../language/amounts.ts';
import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { deal, draw, heal, ready, unpreventably } from '../../language/effects.ts';
import { anAlly, heroOrAlly, inZone } from '../../language/nouns.ts';
import { pay, when } from '../../language/powers.ts';
import { target, thisCard, you, yourHero } from '../../language/selections.ts';

export const items = set({
  '"Gigantique" Bag': item(
    { cost: 4, icon: EVERY_CLASS, limit: 'Bag (5)' },
    { power: 'continuous', continuous: { players: 'you', changes: [{ change: 'no maximum hand size' }] } },
    pay(['activate', { pay: 'resources', amount: cardsInHandOf(you) }], draw()),
  ),
  'Idol of the Shooting Star': item(
    { cost: 1, icon: 'Druid', limit: 'Relic (1)' },
    pay([1, 'activate'], heal(1, target(heroOrAlly))),
    when({ event: 'play', card: inZone('chain', anAlly), whose: 'you' }, ready(thisCard)),
  ),
  'Libram of Radiance': item(
    { cost: 2, icon: 'Paladin', limit: 'Relic (1)' },
    pay([1, 'activate'], unpreventably(deal(1, 'holy', target(heroOrAlly)))),
    when(
      { event: 'play', card: inZone('chain', { icon: ['Paladin'], kind: ['Armor'] }), whose: 'you' },
      ready(thisCard),
    ),
  ),
  'Platinum Disks of Swiftness': item(
    { cost: 1, icon: EVERY_CLASS, limit: 'Trinket (2)' },
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: { kind: ['Ally'], sharesClass: yourHero }, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
});
