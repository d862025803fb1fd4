import { EVERY_CLASS, item, set } from '../../language/cards.ts';
import { deal, heal, ready, unpreventably } from '../../language/effects.ts';
import { anAlly, heroOrAlly, inZone } from '../../language/nouns.ts';
import { pay, when } from '../../language/powers.ts';
import { target, thisCard, yourHero } from '../../language/selections.ts';

export const items = set({
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
