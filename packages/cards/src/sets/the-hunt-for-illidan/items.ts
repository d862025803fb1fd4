import { X } from '../../language/amounts.ts';
import { item, set } from '../../language/cards.ts';
import { keyword } from '../../language/changes.ts';
import { destroyThis } from '../../language/costs.ts';
import { destroy } from '../../language/effects.ts';
import { anEquipment, having, heroOrAlly, withCost, yours } from '../../language/nouns.ts';
import { have, onYourTurn, pay } from '../../language/powers.ts';
import { each } from '../../language/selections.ts';

export const items = set({
  'Band of the Inevitable': item(
    { cost: 2, icon: ['Druid', 'Paladin', 'Shaman'], limit: 'Ring (2)' },
    onYourTurn(pay(['X', destroyThis], destroy(each(withCost('or less', X, anEquipment))))),
  ),
  "Scryer's Bloodgem": item(
    {
      cost: 2,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      limit: 'Trinket (2)',
      reputation: 'Scryer',
    },
    have(yours(having('Sabotage', heroOrAlly)), keyword('Stealth')),
  ),
});
