import { countersOn, countOf, howOftenThisTurn, X } from '../../language/amounts.ts';
import { armor, item, set, token } from '../../language/cards.ts';
import { power } from '../../language/changes.ts';
import { compared } from '../../language/conditions.ts';
import { addCounters, draw, give, heal, ifYouDo, may, payTo } from '../../language/effects.ts';
import {
  anAbility,
  anAlly,
  anArmor,
  attacking,
  aWeapon,
  heroOrAlly,
  opposing,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  ifWould,
  pay,
  thatMuchPlus,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { each, target, yourHero } from '../../language/selections.ts';
import { leavesPlay, preventsDamage, turnEnds } from '../../language/watches.ts';

export const cards = set({
  'Deflecting Brimstone Band': item(
    { cost: 6, icon: ['Death Knight', 'Paladin', 'Warrior'], limit: 'Ring (2)' },
    ifWould(
      { event: 'deal', card: yourHeroAs, by: opposing(heroOrAlly) },
      { instead: 'prevent', amount: 1, then: [addCounters(1, 'stone')] },
    ),
    have(yourHeroAs, power(has('Assault', countersOn('stone')))),
  ),
  'Floating Web': armor(
    { cost: 5, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    whenThisEntersPlay({ do: 'add counters', name: '+1 DEF', count: 1, on: each(yours(anArmor)) }),
    when(leavesPlay(thisOne), { do: 'add counters', name: '+1 DEF', count: 1, on: each(yours(anArmor)) }),
  ),
  'Haunt of Flies': armor(
    { cost: 1, icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    whenIf(preventsDamage(thisOne), { is: 'turn of', whose: 'opposing' }, addCounters(1, 'fly')),
    pay([{ pay: 'remove counters', name: 'fly', count: 3 }], {
      do: 'put token',
      token: token('Swarm', { atk: [2, 'nature'], health: 1 }, has('Ferocity'), has('Stealth')),
    }),
  ),
  'Heavenly Breeze': armor(
    { cost: 2, icon: ['Druid', 'Paladin', 'Priest', 'Shaman'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    atStartOfYourTurn(addCounters(1, 'breeze')),
    pay([2, 'activate', { pay: 'remove counters', name: 'breeze', count: X }], heal(X, yourHero)),
  ),
  'Melodious Slippers': armor(
    { cost: 2, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Cloth'], limit: 'Feet (1)', def: 1 },
    whenIf(
      turnEnds('any'),
      compared(howOftenThisTurn({ event: 'play', card: anAbility, whose: 'you' }), 'or more', 2),
      draw(),
    ),
  ),
  'Moccasins of Verdurous Glooms': armor(
    { cost: 2, icon: ['Hunter', 'Shaman'], tags: ['Mail'], limit: 'Feet (1)', def: 1 },
    when(
      { event: 'exhaust', card: yours(anAlly) },
      ifYouDo(may(payTo([1])), give(yourHero, [power(has('Assault', 1))])),
    ),
  ),
  'Rock Furrow Boots': armor(
    { cost: 3, icon: ['Death Knight', 'Paladin', 'Warrior'], tags: ['Plate'], limit: 'Feet (1)', def: 3 },
    when(preventsDamage(yours(anArmor)), may({ do: 'add counters', name: '+1 ATK', count: 1, on: target(aWeapon) })),
  ),
  'Treads of Fleeting Joy': armor(
    { cost: 2, icon: ['Druid', 'Rogue'], tags: ['Leather'], limit: 'Feet (1)', def: 1 },
    ifWould(
      { event: 'deal', by: attacking(yourHeroAs), combat: true, amount: { is: 'or more', than: 5 } },
      thatMuchPlus(5),
    ),
  ),
  'Viewless Wings': armor(
    { cost: 5, icon: ['Druid', 'Hunter', 'Rogue', 'Shaman'], tags: ['Cloth'], limit: 'Back (1)', def: 1 },
    have(yours(anAlly), power(has('Assault', countOf(yours(anAlly))))),
  ),
});
