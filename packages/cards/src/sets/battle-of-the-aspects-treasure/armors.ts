import { costOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { addCounters, deal, heal, may, ready } from '../../language/effects.ts';
import { anAbility, anAlly, inZone } from '../../language/nouns.ts';
import { when } from '../../language/powers.ts';
import { eventCard, heroOf, thatPlayer, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed, turnStarts } from '../../language/watches.ts';

export const armors = set({
  'Blackfang Battleweave Tunic': armor(
    { cost: 2, icon: 'Rogue', tags: ['Leather'], limit: 'Chest (1)', def: 1 },
    when({ event: 'discard', whose: 'opposing' }, deal(2, 'nature', heroOf(thatPlayer))),
  ),
  "Blackhorn's Mighty Bulwark": armor(
    { cost: 4, icon: 'Warrior', tags: ['Shield'], limit: 'Off-Hand (1)', def: 5 },
    when(turnStarts('any'), ready(thisCard)),
  ),
  'Deep Earth Mantle': armor(
    { cost: 4, icon: 'Druid', tags: ['Leather'], limit: 'Shoulder (1)', def: 1 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, heal(costOf(eventCard), yourHero)),
  ),
  'Necrotic Boneplate Gauntlets': armor(
    { cost: 1, icon: 'Death Knight', tags: ['Plate'], limit: 'Hands (1)', def: 0 },
    when(isDestroyed(anAlly), may(addCounters(1, '+1 DEF'))),
  ),
});
