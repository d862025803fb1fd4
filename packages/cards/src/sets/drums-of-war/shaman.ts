import { ability, ongoing, set, totem } from '../../language/cards.ts';
import { cant } from '../../language/changes.ts';
import { copy, deal, dealtBy, destroy, give, heal, ifYouDo, ready, thisDeals } from '../../language/effects.ts';
import {
  aCharacter,
  among,
  anAlly,
  aTotem,
  heroOrAlly,
  inPartyOf,
  inZone,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { thisCan, when } from '../../language/powers.ts';
import { done, each, eventCard, target, thatPlayer, thisCard, yourHero } from '../../language/selections.ts';
import { isDestroyed, turnStarts } from '../../language/watches.ts';

export const shaman = set({
  Energized: ability({ cost: 2, icon: 'Shaman', tags: ['Enhancement'], instant: true }, ready(target(anAlly))),
  'Greater Chain Lightning': ability(
    { cost: 7, icon: 'Shaman', tags: ['Elemental'] },
    {
      do: 'deal',
      by: yourHero,
      amount: 5,
      types: ['nature'],
      to: target(heroOrAlly, { upTo: 5 }),
      each: [5, 4, 3, 2, 1],
    },
  ),
  'Grounding Totem': totem(
    { cost: 1, icon: 'Shaman', tags: ['Enhancement'], limit: 'Air Totem (1)', atk: [0, 'nature'], health: 1 },
    thisCan({ may: 'attract targets' }),
  ),
  'Lightning Overload': ongoing(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], talent: 'Elemental' },
    when(
      { event: 'play', card: inZone('chain', { ongoing: false, kind: ['Ability'] }), whose: 'you' },
      ifYouDo(destroy(thisCard), copy(eventCard)),
    ),
  ),
  'Natural Conduit': ability(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], instant: true },
    deal(3, 'nature', target(anAlly)),
    heal(3, yourHero),
  ),
  'Primal Totem': totem(
    {
      cost: 1,
      icon: 'Shaman',
      tags: ['Elemental'],
      limit: 'Earth Totem (1)',
      instant: true,
      atk: [0, 'melee'],
      health: 1,
    },
    when(isDestroyed(yours(aTotem)), dealtBy(eventCard, 1, 'nature', each(opposing(heroOrAlly)))),
  ),
  'Winterstorm Totem': totem(
    { cost: 3, icon: 'Shaman', tags: ['Elemental'], limit: 'Water Totem (1)', atk: [0, 'frost'], health: 1 },
    when(
      turnStarts('opposing'),
      thisDeals(1, 'frost', target(inPartyOf(thatPlayer, heroOrAlly))),
      give(each(among(done, aCharacter)), [cant('attack')]),
    ),
  ),
});
