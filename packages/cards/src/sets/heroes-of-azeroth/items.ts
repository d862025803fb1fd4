import { item, set, token } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy, exhaust, putTokens } from '../../language/effects.ts';
import { aCard, attacking, heroOrAlly, yourHeroAs } from '../../language/nouns.ts';
import { has, have, haveWhile, onYourTurn, pay, when } from '../../language/powers.ts';
import { each, it, thisCard } from '../../language/selections.ts';

export const items = set({
  'Barov Peasant Caller': item(
    {
      cost: 3,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    pay(
      [2, 'activate', destroyThis],
      putTokens(
        3,
        token(
          'Peasant',
          { atk: [1, 'melee'], health: 1 },
          has('Ferocity'),
          when({ event: 'turn ends' }, destroy(thisCard)),
        ),
      ),
    ),
  ),
  'Masons Fraternity Ring': item(
    { cost: 3, icon: ['Druid', 'Hunter', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    haveWhile(is(it, attacking(aCard)), yourHeroAs, atk(1)),
  ),
  "Myrmidon's Signet": item(
    { cost: 3, icon: ['Druid', 'Paladin', 'Rogue', 'Shaman', 'Warrior'], limit: 'Ring (2)' },
    have(yourHeroAs, health(5)),
  ),
  'Piccolo of the Flaming Fire': item(
    {
      cost: 3,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
    },
    onYourTurn(pay([1, 'activate'], exhaust(each(heroOrAlly)))),
  ),
});
