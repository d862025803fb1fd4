import { countOf } from '../../language/amounts.ts';
import { item, set } from '../../language/cards.ts';
import { discarding } from '../../language/costs.ts';
import { deal, may, removeFromGame, reveal } from '../../language/effects.ts';
import { aCard, anAbility, aWeapon, heroOrAlly, inZone, thisOne, yours } from '../../language/nouns.ts';
import { pay } from '../../language/powers.ts';
import { revealed, target, targetPlayer, topOfDeckOf } from '../../language/selections.ts';

export const items = set({
  'Band of the Ranger-General': item(
    { cost: 3, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    {
      power: 'cost change',
      change: {
        cost: 'strike',
        noun: aWeapon,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(aWeapon))] },
      },
    },
  ),
  'Burst of Knowledge': item(
    { cost: 2, icon: ['Druid', 'Mage', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Trinket (2)' },
    pay([1, { pay: 'return', noun: thisOne }], {
      do: 'create',
      cost: { cost: 'play', noun: aCard, whose: 'you', by: -2, next: true },
      duration: 'this turn',
    }),
  ),
  'Choker of Fluid Thought': item(
    { cost: 4, icon: ['Druid', 'Paladin', 'Priest', 'Shaman', 'Warlock'], limit: 'Neck (1)' },
    pay(['activate'], reveal(topOfDeckOf(targetPlayer())), may(removeFromGame(revealed))),
  ),
  'Elemental Focus Band': item(
    { cost: 4, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], limit: 'Ring (2)' },
    pay([1, 'activate', discarding(yours(inZone('hand', anAbility)))], deal(2, 'fire', target(heroOrAlly))),
  ),
});
