import { countOf, thatMuch } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { addCounters, deal, giveAll } from '../../language/effects.ts';
import { aCard, attacking, having, heroOrAlly, inZone, yourHeroAs, yours } from '../../language/nouns.ts';
import { haveWhile, pay } from '../../language/powers.ts';
import { it, target } from '../../language/selections.ts';

export const cards = set({
  'Battlecast Pants': armor(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Legs (1)', def: 0 },
    pay(
      ['activate'],
      giveAll(yours(inZone('hand', aCard)), [{ change: 'become instant' }], {
        until: { event: 'play', card: aCard, whose: 'you' },
      }),
    ),
  ),
  'Cloak of Darkness': armor(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['Cloth'],
      limit: 'Back (1)',
      def: 0,
    },
    pay(['activate'], addCounters(1, '+1 DEF')),
    pay(
      ['activate', { pay: 'remove counters', name: '+1 DEF', count: 'all' }],
      deal(thatMuch, 'shadow', target(heroOrAlly)),
    ),
  ),
  "Shadowprowler's Chestguard": armor(
    { cost: 1, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(countOf(yours(having('Stealth', heroOrAlly))))),
  ),
});
