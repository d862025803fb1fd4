import { ability, attachment, ongoing, set, token, totem } from '../../language/cards.ts';
import {
  chooseOne,
  deal,
  destroy,
  draw,
  exhaust,
  heal,
  interrupt,
  may,
  putIntoHand,
  putTokens,
  thisDeals,
} from '../../language/effects.ts';
import {
  aCard,
  allyOrWeapon,
  anAbility,
  anAlly,
  attached,
  attachedTo,
  except,
  friendly,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, has, pay, when, whenThisEntersPlay } from '../../language/powers.ts';
import { each, eventCard, target, yourHero } from '../../language/selections.ts';
import { attacks } from '../../language/watches.ts';

export const shaman = set({
  'Feral Spirit': ability(
    { cost: 4, icon: 'Shaman', tags: ['Enhancement'], talent: 'Enhancement' },
    putTokens(2, token('Spirit Wolf', { tags: ['Spirit', 'Wolf'], atk: [4, 'melee'], health: 4 }, has('Protector'))),
  ),
  'Incendiary Totem': totem(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 1 },
    atStartOfYourTurn(thisDeals(3, 'fire', target(heroOrAlly))),
    { power: 'keyword', keyword: 'Death Rattle', effects: [deal(3, 'fire', target(heroOrAlly))] },
  ),
  'Mass Purge': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'] },
    destroy({
      select: 'choose',
      noun: { kind: ['Ability'], not: attachedTo(friendly(aCard), aCard) },
      count: { anyNumber: true },
    }),
  ),
  'Soothing Wave': ability(
    { cost: 3, icon: 'Shaman', tags: ['Retribution', 'Restoration'], instant: true },
    heal(4, target(heroOrAlly, { upTo: 2 })),
  ),
  'Squall Totem': totem(
    {
      cost: 1,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Air Totem (1)',
      instant: true,
      atk: [0, 'nature'],
      health: 1,
    },
    whenThisEntersPlay(exhaust(each(opposing(heroOrAlly)))),
    when(attacks(opposing(heroOrAlly)), may(exhaust(target(except(eventCard, heroOrAlly))))),
    when({ event: 'protect', card: opposing(heroOrAlly) }, may(exhaust(target(except(eventCard, heroOrAlly))))),
  ),
  'Surge of Lightning': ability(
    { cost: 5, icon: 'Shaman', tags: ['Elemental'] },
    chooseOne(
      [deal(6, 'nature', target(anAlly))],
      [{ do: 'deal', by: yourHero, amount: 3, types: ['nature'], to: target(anAlly, { upTo: 3 }), each: [3, 2, 1] }],
    ),
  ),
  'Tidal Infusion': attachment(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'] },
    yours(allyOrWeapon),
    when({ event: 'exhaust', card: attached(aCard) }, may(draw())),
  ),
  'Water Walking': ongoing(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'] },
    pay(['activate'], putIntoHand(target(inYourGraveyard({ kind: ['Location', 'Quest'] })))),
  ),
  'Wind Shear': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], instant: true },
    {
      do: 'choose modes',
      count: 1,
      modes: [[interrupt(target(inZone('chain', anAbility)))], [exhaust(target(heroOrAlly))]],
      upTo: 2,
    },
  ),
});
