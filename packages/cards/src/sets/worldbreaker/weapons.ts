import { countersOn, X } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { deal, destroy, draw, give, heal, may, put, ready } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anEquipment,
  aResource,
  attacking,
  heroOrAlly,
  inCombatWith,
  inYourGraveyard,
  opposing,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  entersWithCounters,
  has,
  have,
  haveWhile,
  oncePerTurn,
  pay,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { it, target, thisCard, yourHero } from '../../language/selections.ts';
import { entersPlay } from '../../language/watches.ts';

export const weapons = set({
  'Abomination Knuckles': weapon(
    { cost: 3, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Fist'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 0 },
    whenThisEntersPlay(may(destroy(target({ kind: ['Armor', 'Item'] })))),
  ),
  'Balanced Heartseeker': weapon(
    { cost: 2, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 0 },
    haveWhile(
      is(yourHero, attacking(inCombatWith(aHero, aCard))),
      thisOne,
      atk({ amount: 'times', of: [2, { amount: 'counters', name: 'heirloom', on: it }] }),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Bloodied Arcanite Reaper': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 0,
    },
    have(thisOne, atk({ amount: 'times', of: [3, { amount: 'counters', name: 'heirloom', on: it }] })),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Charmed Ancient Bone Bow': weapon(
    { cost: 3, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 1 },
    has('Long-Range'),
    have(thisOne, atk({ amount: 'times', of: [2, { amount: 'counters', name: 'heirloom', on: it }] })),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  "Citadel Enforcer's Claymore": weapon({
    cost: 4,
    icon: ['Death Knight', 'Paladin', 'Warrior'],
    tags: ['2H', 'Sword'],
    limit: 'Melee (1)',
    atk: [5, 'melee'],
    strike: 4,
  }),
  'Devout Aurastone Hammer': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    pay(['activate'], {
      do: 'create',
      cost: {
        cost: 'play',
        noun: anAlly,
        whose: 'you',
        by: { amount: 'sum', of: [-1, { amount: 'times', of: [-1, countersOn('heirloom')] }] },
        next: true,
      },
      duration: 'this turn',
    }),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  "Dignified Headmaster's Charge": weapon(
    {
      cost: 5,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    pay([2, 'activate'], draw(), draw(countersOn('heirloom'))),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  Gutbuster: weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    when(
      { event: 'deal', whose: 'you', card: anAlly, with: thisOne, fatal: true },
      ready({
        select: 'together',
        of: [yourHero, thisCard, { select: 'choose', noun: yours(aResource), count: { upTo: 2 } }],
      }),
    ),
  ),
  "Hersir's Greatspear": weapon(
    { cost: 6, icon: ['Druid', 'Hunter'], tags: ['2H', 'Polearm'], limit: 'Melee (1)', atk: [3, 'nature'], strike: 2 },
    when(entersPlay(yours(anAlly)), may(deal(1, 'nature', target(heroOrAlly)))),
  ),
  Lockjaw: weapon(
    {
      cost: 2,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    oncePerTurn(pay([2], heal(2, target(heroOrAlly)))),
  ),
  "Ramaladni's Blade of Culling": weapon(
    {
      cost: 4,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [7, 'melee'],
      strike: 2,
    },
    have(opposing(heroOrAlly), keyword('Protector')),
  ),
  Stakethrower: weapon(
    { cost: 4, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 2 },
    entersWithCounters(1, 'stake'),
    has('Long-Range'),
    pay([{ pay: 'remove counters', name: 'stake', count: 1 }], give(thisCard, [atk(3)], 'this combat')),
  ),
  'Troggbane, Axe of the Frostborne King': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [0, 'frost'],
      strike: 0,
    },
    pay(['X'], give(thisCard, [atk(X)])),
  ),
  'Venerable Mass of McGowan': weapon(
    {
      cost: 2,
      icon: ['Death Knight', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 1,
    },
    haveWhile(
      is(yourHero, attacking(inCombatWith(anAlly, aCard))),
      thisOne,
      atk({ amount: 'times', of: [2, { amount: 'counters', name: 'heirloom', on: it }] }),
    ),
    {
      power: 'keyword',
      keyword: 'Stash',
      effects: [{ do: 'add counters', name: 'heirloom', count: 1, on: target(yours(anEquipment)) }],
    },
  ),
  'Wand of Ruby Claret': weapon(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'frost'], strike: 1 },
    whenThisEntersPlay(may(put(target(inYourGraveyard(anAbility)), { to: 'deck', at: 'top' }))),
  ),
  'Warmace of Menethil': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 2,
    },
    when({ event: 'deal', with: thisOne }, draw()),
  ),
});
