import { costOf, countOf, healthOf, yourResources } from '../../language/amounts.ts';
import { ability, attachment, set, totem } from '../../language/cards.ts';
import { atk, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import {
  deal,
  destroy,
  heal,
  ifSo,
  ifYouDo,
  may,
  payTo,
  put,
  putIntoHand,
  ready,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAlly,
  anEquipment,
  attached,
  attachedTo,
  friendly,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  other,
  yours,
} from '../../language/nouns.ts';
import { have, when, whenThisEntersPlay } from '../../language/powers.ts';
import { chosen, controllerOf, each, revealed, target, targeted, topOfYourDeck } from '../../language/selections.ts';

export const shaman = set({
  'Ancestral Purge': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'] },
    ifYouDo(
      destroy(target({ kind: ['Ability'], not: attachedTo(friendly(aCard), aCard) })),
      deal(1, 'nature', each(opposing(heroOrAlly))),
    ),
  ),
  'Breath of the Elements': ability(
    { cost: 5, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    ready(each(yours(anAlly))),
  ),
  'Earthen Blast': ability({ cost: 5, icon: 'Shaman', tags: ['Elemental'] }, deal(5, 'nature', target(anAlly)), {
    power: 'keyword',
    keyword: 'Stash',
    effects: [deal(2, 'nature', target(aHero))],
  }),
  'Earthen Embrace': attachment(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement', 'Attachment'], instant: true },
    anAlly,
    heal('all', targeted(0)),
    have(attached(anAlly), atk(2)),
  ),
  'Elemental Vision': ability(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    { do: 'look at', what: topOfYourDeck(3) },
    putIntoHand(chosen(among(revealed, inZone('deck', aCard)))),
    put(each(among(revealed, inZone('deck', aCard))), { to: 'graveyard' }),
  ),
  'Nature Resistance Totem': totem(
    {
      cost: 3,
      icon: 'Shaman',
      tags: ['Enhancement'],
      limit: 'Earth Totem (1)',
      instant: true,
      atk: [0, 'melee'],
      health: 1,
    },
    whenThisEntersPlay(thisDeals(2, 'nature', target(heroOrAlly))),
    have(friendly(other(heroOrAlly)), power({ power: 'keyword', keyword: 'Resistance', type: 'nature' })),
  ),
  'Rolling Thunder': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], talent: 'Elemental' },
    deal(
      {
        amount: 'sum',
        of: [3, { amount: 'times', of: [3, countOf(inPartyOf(controllerOf(targeted(0)), anEquipment))] }],
      },
      'nature',
      target(heroOrAlly),
    ),
  ),
  'Spiritual Return': ability(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'] },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), {
      do: 'put into play',
      what: target(inYourGraveyard({ damageType: ['fire', 'frost', 'nature'], kind: ['Ally'] })),
      damage: { amount: 'sum', of: [healthOf(targeted(0)), -1] },
    }),
  ),
  'Thunderstrike Weapon': attachment(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'] },
    yours(anEquipment),
    when(
      { event: 'exhaust', card: attached(anEquipment) },
      ifYouDo(may(payTo([1])), deal(1, 'nature', target(heroOrAlly))),
    ),
  ),
});
