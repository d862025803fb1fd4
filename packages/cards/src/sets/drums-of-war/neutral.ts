import { ally, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { put, putIntoHand, reveal } from '../../language/effects.ts';
import { aCard, among, anArmor, inZone, tagged, thisOne, yours } from '../../language/nouns.ts';
import { has, have, pay } from '../../language/powers.ts';
import { chosen, each, revealed, topOfYourDeck } from '../../language/selections.ts';

export const neutral = set({
  "Dagg'um Ty'gor": ally(
    { cost: 5, tags: ['Two-Headed Ogre', 'Ninja'], atk: [6, 'melee'], health: 6 },
    has('Conspicuous'),
  ),
  'The Red Bearon': ally(
    { cost: 6, tags: ['Bear'], atk: [0, 'melee'], health: 0 },
    have(
      thisOne,
      atk({ amount: 'def', of: each(yours(anArmor)) }),
      health({ amount: 'def', of: each(yours(anArmor)) }),
    ),
  ),
  'Vixton Pinchwhistle': ally(
    { cost: 2, tags: ['Goblin', 'Arena'], unique: true, atk: [0, 'melee'], health: 5 },
    pay(
      ['activate'],
      reveal(topOfYourDeck(3)),
      putIntoHand(chosen(among(revealed, inZone('deck', tagged('Arena'))))),
      put(each(among(revealed, inZone('deck', aCard))), { to: 'deck', at: 'bottom' }),
    ),
  ),
});
