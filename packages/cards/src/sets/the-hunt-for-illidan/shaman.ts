import { atkOf, costOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, attachmentToChosen, ongoing, set, totem } from '../../language/cards.ts';
import { atk, health } from '../../language/changes.ts';
import { compared, is, not } from '../../language/conditions.ts';
import { destroying } from '../../language/costs.ts';
import { chooseOne, deal, destroy, give, heal, ifSo, may, putIntoPlay, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  anAbility,
  anAlly,
  anEquipment,
  aTotem,
  attached,
  attachedTo,
  aWeapon,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  sameNameAs,
  tagged,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, costToPlay, have, pay } from '../../language/powers.ts';
import {
  controllerOf,
  each,
  heroOf,
  paidCard,
  target,
  targeted,
  that,
  you,
  yourHero,
} from '../../language/selections.ts';

export const shaman = set({
  'Crackling Purge': ability(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'] },
    destroy(target(anAbility)),
    ifSo(
      not(is(targeted(0), attachedTo(friendly(heroOrAlly), aCard))),
      may(deal(costOf(targeted(0)), 'nature', heroOf(controllerOf(targeted(0))))),
    ),
  ),
  "Exemplar's Blades": attachment(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    anAlly,
    have(
      attached(anAlly),
      atk({ amount: 'highest', number: 'atk', of: { tag: ['Melee'], kind: ['Weapon'], whose: 'you' } }),
    ),
  ),
  'Gifts from the Past': ability(
    { cost: 7, icon: 'Shaman', tags: ['Enhancement'] },
    ifSo(
      compared(costOf(targeted(0)), 'or less', yourResources),
      putIntoPlay(target(inYourGraveyard(anEquipment), { anyNumber: true })),
    ),
  ),
  'Lightning Arc': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'] },
    {
      do: 'deal',
      by: yourHero,
      amount: 3,
      types: ['nature'],
      to: target(heroOrAlly, { anyNumber: true }),
      divided: true,
    },
  ),
  'Magma Totem': totem(
    {
      cost: 3,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Fire Totem (1)',
      instant: true,
      atk: [0, 'fire'],
      health: 1,
    },
    atStartOfYourTurn(thisDeals(1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Mend or End': attachmentToChosen(
    { cost: 2, icon: 'Shaman', tags: ['Restoration', 'Enhancement'], instant: true, attachMode: 1 },
    yours(tagged('Melee', aWeapon)),
    chooseOne([heal(5, target(anAlly))], []),
    have(attached(aWeapon), atk(2)),
  ),
  'Raise from the Ashes': ability(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'], instant: true },
    { do: 'search', who: you, noun: sameNameAs(paidCard, aCard), then: [putIntoPlay(that)] },
    costToPlay(destroying(yours(anAlly))),
  ),
  'Spirit Weapons': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Enhancement'], talent: 'Enhancement' },
    pay(
      ['activate'],
      give(target(heroOrAlly), [atk({ amount: 'times', of: [-1, atkOf(each(yours(tagged('Melee', aWeapon))))] })]),
    ),
  ),
  'Totemic Mastery': ongoing(
    { cost: 1, icon: 'Shaman', tags: ['Restoration'], instant: true, talent: 'Restoration' },
    have(yours(aTotem), health(3)),
  ),
});
