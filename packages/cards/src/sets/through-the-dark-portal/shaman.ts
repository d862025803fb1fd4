import { costOf, countersOn, countOf, healthOf, X, yourResources } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, token, totem } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, draw, heal, ifSo, ifYouDo, removeCounters, thisDeals } from '../../language/effects.ts';
import {
  anAlly,
  attached,
  aWeapon,
  except,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, entersWithCounters, has, have, when, whenThisEntersPlay } from '../../language/powers.ts';
import {
  attachedCard,
  chosen,
  each,
  eventDoer,
  target,
  targeted,
  thisCard,
  yourHero,
} from '../../language/selections.ts';

export const shaman = set({
  'Ancestral Spirit': ability(
    { cost: 3, icon: 'Shaman', tags: ['Restoration'] },
    ifSo(compared(costOf(targeted(0)), 'or less', yourResources), {
      do: 'put into play',
      what: target(inYourGraveyard(anAlly)),
      damage: { amount: 'sum', of: [healthOf(targeted(0)), -1] },
    }),
  ),
  'Earth Elemental Totem': totem(
    {
      cost: 2,
      icon: 'Shaman',
      tags: ['Enhancement'],
      limit: 'Earth Totem (1)',
      instant: true,
      atk: [0, 'melee'],
      health: 1,
    },
    whenThisEntersPlay({
      do: 'put token',
      token: token('Earth Elemental', { atk: [2, 'melee'], health: 2 }, has('Protector')),
    }),
  ),
  'Fire Nova Totem': totem(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'], limit: 'Fire Totem (1)', atk: [0, 'fire'], health: 1 },
    atStartOfYourTurn(ifYouDo(destroy(thisCard), thisDeals(3, 'fire', each(opposing(heroOrAlly))))),
  ),
  'Flame Shock': attachment(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], instant: true },
    heroOrAlly,
    deal(2, 'fire', targeted(0)),
    atStartOfYourTurn(deal(1, 'fire', attachedCard)),
  ),
  'Flametongue Weapon': attachment(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    yours(tagged('Melee', aWeapon)),
    when({ event: 'strike', card: attached(aWeapon), whose: 'you' }, deal(1, 'fire', target(heroOrAlly))),
  ),
  'Grace of Air Totem': totem(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], limit: 'Air Totem (1)', atk: [0, 'nature'], health: 1 },
    have(
      opposing(anAlly),
      cant('attack', { noun: yours({ kind: ['Hero', 'Ally', 'Totem'] }), unless: [{ pay: 'resources', amount: 1 }] }),
    ),
  ),
  'Lightning Shield': ongoing(
    { cost: 4, icon: 'Shaman', tags: ['Elemental', 'Enhancement'], instant: true },
    entersWithCounters(3, 'lightning'),
    when(
      { event: 'deal', by: heroOrAlly, card: yourHeroAs },
      ifYouDo(removeCounters(1, 'lightning'), deal(2, 'nature', eventDoer)),
      ifSo(compared(countersOn('lightning'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Lightning Storm': ability(
    { cost: 2, plusX: true, icon: 'Shaman', tags: ['Elemental'] },
    { do: 'deal', by: yourHero, amount: X, types: ['nature'], to: target(anAlly, { anyNumber: true }), divided: true },
  ),
  'Mana Tide Totem': totem(
    {
      cost: 4,
      icon: 'Shaman',
      tags: ['Restoration'],
      limit: 'Water Totem (1)',
      talent: 'Restoration',
      atk: [0, 'frost'],
      health: 1,
    },
    atStartOfYourTurn(draw(countOf(yours(heroOrAlly)))),
  ),
  'Shock and Soothe': ability(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(3, 'nature', target(heroOrAlly)),
    heal(3, chosen(except(targeted(0), heroOrAlly))),
  ),
  'Surge of Life': ability(
    { cost: 2, icon: 'Shaman', tags: ['Restoration'], instant: true },
    heal(5, target(heroOrAlly)),
  ),
});
