import { countersOn, damageOn, thatMuch } from '../../language/amounts.ts';
import { ability, attachmentToChosen, ongoing, set, totem } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, heal, ifSo, ready, removeCounters } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  anAlly,
  aResource,
  attached,
  aWeapon,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  doubled,
  entersWithCounters,
  have,
  ifWould,
  payLessTo,
  when,
} from '../../language/powers.ts';
import { chosenBy, each, eachOpponent, target, targetOpponent, thisCard, yourHero } from '../../language/selections.ts';

export const shaman = set({
  'Death Shock': ability(
    { cost: 2, icon: 'Shaman', tags: ['Traitor'], instant: true, required: ['Traitor'] },
    deal(damageOn(yourHero), 'nature', target(anAlly)),
  ),
  'Elemental Precision': ongoing(
    { cost: 7, icon: 'Shaman', tags: ['Elemental'], talent: 'Elemental' },
    ifWould({ event: 'deal', by: yours(heroOrAlly), damageType: ['nature'] }, doubled),
  ),
  'Life Cycle': ability(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'], instant: true },
    heal(2, each(yours(heroOrAlly))),
    deal(thatMuch, 'nature', target(heroOrAlly)),
  ),
  'Maelstrom Weapon': attachmentToChosen(
    { cost: 3, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    yours(tagged('Melee', aWeapon)),
    deal(2, 'nature', target(heroOrAlly)),
    when({ event: 'strike', card: attached(aWeapon), whose: 'you' }, deal(1, 'nature', target(heroOrAlly))),
  ),
  'Shamanistic Dual Wield': ongoing(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'], instant: true, talent: 'Enhancement' },
    payLessTo('strike', 1, aWeapon),
    have(yourHeroAs, keyword('Dual Wield')),
  ),
  'Stoneskin Totem': totem(
    {
      cost: 1,
      icon: 'Shaman',
      tags: ['Enhancement'],
      limit: 'Earth Totem (1)',
      instant: true,
      atk: [0, 'melee'],
      health: 1,
    },
    have(opposing(anAlly), atk(-1)),
  ),
  'Storm Shock': ability(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(4, 'nature', chosenBy(targetOpponent(), yours(heroOrAlly))),
  ),
  'Totem of Decay': totem(
    {
      cost: 4,
      icon: 'Shaman',
      tags: ['Traitor'],
      limit: 'Earth Totem (1)',
      instant: true,
      required: ['Traitor'],
      atk: [0, 'melee'],
      health: 1,
    },
    atStartOfYourTurn(destroy(chosenBy(eachOpponent, yours(abilityAllyOrEquipment)))),
  ),
  'Water Shield': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'] },
    entersWithCounters(3, 'mana'),
    when(
      { event: 'deal', by: opposing(heroOrAlly), card: yourHeroAs },
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: 3 } }),
      removeCounters(1, 'mana'),
      ifSo(compared(countersOn('mana'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
});
