import { countersOn, countOf, damageOn, either } from '../../language/amounts.ts';
import { ability, attachment, ongoing, set, totem } from '../../language/cards.ts';
import { alsoTag, atkBecomes, cant, healthBecomes, power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { deal, destroy, exhaust, ifSo, may, ready, removeCounters } from '../../language/effects.ts';
import {
  aCharacter,
  among,
  anAbility,
  anAlly,
  aResource,
  attached,
  friendly,
  heroOrAlly,
  opposing,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, entersWithCounters, have, ifWould, pay, redirectedTo } from '../../language/powers.ts';
import { chosen, done, each, target, that, thisCard, yourHero } from '../../language/selections.ts';

export const shaman = set({
  'Colossal Totem': totem(
    { cost: 5, icon: 'Shaman', tags: ['Enhancement'], limit: 'Earth Totem (1)', atk: [0, 'melee'], health: 10 },
    ifWould({ event: 'deal', card: friendly(heroOrAlly) }, redirectedTo(thisCard)),
  ),
  'Elemental Shield': ongoing(
    { cost: 4, icon: 'Shaman', tags: ['Restoration'] },
    entersWithCounters(3, 'water'),
    pay(
      ['activate'],
      ready({ select: 'choose', noun: yours(aResource), count: { exactly: countersOn('water') } }),
      removeCounters(1, 'water'),
      ifSo(compared(countersOn('water'), 'exactly', 0), destroy(thisCard)),
    ),
  ),
  'Frost Resistance Totem': totem(
    {
      cost: 1,
      icon: 'Shaman',
      tags: ['Enhancement'],
      limit: 'Fire Totem (1)',
      instant: true,
      atk: [0, 'fire'],
      health: 1,
    },
    have(friendly(heroOrAlly), power({ power: 'keyword', keyword: 'Resistance', type: 'frost' })),
  ),
  Hex: attachment(
    { cost: 2, icon: 'Shaman', tags: ['Elemental', 'Curse'] },
    anAlly,
    have(
      attached(anAlly),
      atkBecomes(1),
      healthBecomes(1),
      cant('gain or lose', { numbers: ['atk', 'health'] }),
      alsoTag('Frog'),
    ),
  ),
  'Lava Burst': ability(
    { cost: 1, icon: 'Shaman', tags: ['Elemental'] },
    may(destroy(chosen(yours(anAbility)))),
    deal(either({ is: 'there', noun: among(done, anAbility) }, 6, 2), 'fire', target(anAlly)),
  ),
  'Spiritual Awakening': ongoing(
    { cost: 7, icon: 'Shaman', tags: ['Restoration'] },
    atStartOfYourTurn({
      do: 'remove damage',
      amount: { amount: 'sum', of: [damageOn(yourHero), -14] },
      from: yourHero,
    }),
  ),
  Thunderstorm: ability(
    { cost: 4, icon: 'Shaman', tags: ['Elemental'], instant: true, talent: 'Elemental' },
    exhaust(each(opposing(heroOrAlly))),
    deal(1, 'nature', that),
    ready({ select: 'choose', noun: yours(aResource), count: { exactly: countOf(among(done, aCharacter)) } }),
  ),
});
