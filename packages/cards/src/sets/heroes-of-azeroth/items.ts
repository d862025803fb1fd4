import { item, set } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { exhaust } from '../../language/effects.ts';
import { aCard, attacking, heroOrAlly, yourHeroAs } from '../../language/nouns.ts';
import { have, haveWhile, onYourTurn, pay } from '../../language/powers.ts';
import { each, it } from '../../language/selections.ts';

export const items = set({
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
