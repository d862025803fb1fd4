import { costOf } from '../../language/amounts.ts';
import { armor, set } from '../../language/cards.ts';
import { addCounters, deal, heal, may, ready, unpreventably } from '../../language/effects.ts';
import { anAbility, anAlly, anArmor, inZone, yours } from '../../language/nouns.ts';
import { when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, eventCard, heroOf, target, thatPlayer, thisCard, yourHero } from '../../language/selections.ts';
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
  'Timepiece of the Bronze Flight': armor(
    { cost: 5, icon: 'Paladin', tags: ['Shield'], limit: 'Off-Hand (1)', def: 3 },
    whenThisEntersPlay(unpreventably(deal({ amount: 'def', of: each(yours(anArmor)) }, 'holy', target(anAlly)))),
  ),
});
