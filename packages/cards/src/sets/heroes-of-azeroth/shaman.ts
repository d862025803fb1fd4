import { ability, attachmentToChosen, ongoing, set, totem } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  deal,
  destroy,
  draw,
  give,
  giveAll,
  heal,
  ifSo,
  ifYouDo,
  may,
  payTo,
  ready,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  among,
  anAbility,
  anAlly,
  attached,
  attachedTo,
  attacking,
  aWeapon,
  defending,
  friendly,
  heroOrAlly,
  opposing,
  tagged,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, pay, payLessTo, when } from '../../language/powers.ts';
import { attachedCard, chosen, done, each, eventCard, target, targeted, yourHero } from '../../language/selections.ts';
import { turnStarts } from '../../language/watches.ts';

export const shaman = set({
  'Earthbind Totem': totem(
    {
      cost: 2,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Earth Totem (1)',
      instant: true,
      atk: [0, 'melee'],
      health: 1,
    },
    have(opposing(anAlly), cant('ready', { during: 'ready step' })),
  ),
  'Elemental Focus': ongoing(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], talent: 'Elemental' },
    payLessTo('play', 1, tagged('Elemental', anAbility), 1),
  ),
  'Frost Shock': ability(
    { cost: 2, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(2, 'frost', target(heroOrAlly)),
    give(each(among(done, aCharacter)), [cant('attack'), cant('protect')]),
  ),
  'Ghost Wolf': ongoing(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'] },
    pay(
      [exhausting(yourHeroAs)],
      ifSo(is(yourHero, defending(aCard)), { do: 'remove from combat', what: each(attacking(anAlly)) }),
    ),
  ),
  'Healing Stream Totem': totem(
    {
      cost: 1,
      icon: 'Shaman',
      tags: ['Restoration'],
      limit: 'Water Totem (1)',
      instant: true,
      atk: [0, 'frost'],
      health: 1,
    },
    when(turnStarts('any'), thisHeals(1, each(yours(heroOrAlly)))),
  ),
  'Healing Wave': ability({ cost: 3, icon: 'Shaman', tags: ['Restoration'] }, heal(8, target(heroOrAlly))),
  Purge: ability(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'], instant: true },
    ifSo(not(is(targeted(0), attachedTo(friendly(heroOrAlly), aCard))), destroy(target(anAbility))),
  ),
  'Rockbiter Weapon': attachmentToChosen(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    yours(tagged('Melee', aWeapon)),
    have(attached(aWeapon), atk(2)),
    have(yourHeroAs, keyword('Protector')),
  ),
  'Totemic Call': ability(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], instant: true },
    {
      do: 'choose modes',
      count: 1,
      modes: [
        [
          ifSo(
            { is: 'there', noun: yours(tagged('Air Totem')) },
            ready({ select: 'together', of: [yourHero, chosen(yours(tagged('Melee', aWeapon)))] }),
          ),
        ],
        [ifSo({ is: 'there', noun: yours(tagged('Earth Totem')) }, giveAll(yours(anAlly), [atk(1)]))],
        [ifSo({ is: 'there', noun: yours(tagged('Fire Totem')) }, deal(2, 'fire', target(heroOrAlly)))],
        [ifSo({ is: 'there', noun: yours(tagged('Water Totem')) }, draw(2))],
      ],
      upTo: 4,
    },
  ),
  'Windfury Totem': totem(
    {
      cost: 4,
      icon: 'Shaman',
      tags: ['Enhancement'],
      limit: 'Air Totem (1)',
      instant: true,
      atk: [0, 'nature'],
      health: 1,
    },
    when(
      { event: 'attack', card: yours(heroOrAlly), first: 'of each card' },
      ifYouDo(may(payTo([1])), ready(eventCard)),
    ),
  ),
  'Windfury Weapon': attachmentToChosen(
    { cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true },
    yours(tagged('Melee', aWeapon)),
    when(
      { event: 'strike', card: attached(aWeapon), whose: 'you', first: true },
      ifYouDo(may(payTo([1])), ready({ select: 'together', of: [attachedCard, yourHero] })),
    ),
  ),
});
