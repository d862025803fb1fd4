import { ability, ally, set, totem } from '../../language/cards.ts';
import { atk } from '../../language/changes.ts';
import { giveAll, putIntoHand, thisDeals } from '../../language/effects.ts';
import { anAlly, heroOrAlly, opposing, yours } from '../../language/nouns.ts';
import { atStartOfYourTurn, has } from '../../language/powers.ts';
import { chosen, target } from '../../language/selections.ts';

export const shaman = set({
  'Tempest Elemental': ally(
    { cost: 4, icon: 'Shaman', tags: ['Air Elemental', 'Monster'], atk: [4, 'nature'], health: 5 },
    atStartOfYourTurn(putIntoHand(chosen(yours(anAlly)))),
  ),
  'Totem from Beyond': totem(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 1 },
    has('Warp'),
    atStartOfYourTurn(thisDeals(2, 'fire', target(opposing(heroOrAlly)))),
  ),
  'Lust for Battle': ability({ cost: 2, icon: 'Shaman', tags: ['Enhancement'] }, giveAll(yours(anAlly), [atk(2)])),
});
