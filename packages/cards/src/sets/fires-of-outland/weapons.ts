import { set, weapon } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, discarding, exhausting } from '../../language/costs.ts';
import { deal, destroy, discard, give, heal } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  anArmor,
  anEquipment,
  heroOrAlly,
  inZone,
  other,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { have, haveWhile, pay, payLessTo, when, whileSo } from '../../language/powers.ts';
import { chosenBy, controllerOf, each, eventCard, target, yourHero } from '../../language/selections.ts';

export const weapons = set({
  'Greatsword of Forlorn Visions': weapon(
    { cost: 5, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Sword'], limit: 'Melee (1)', atk: [3, 'melee'], strike: 5 },
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne, combat: true },
      { do: 'add counters', name: '+1 DEF', count: 1, on: each(yours(anArmor)) },
    ),
  ),
  'Hammer of the Grand Crusader': weapon(
    { cost: 4, icon: ['Druid', 'Paladin'], tags: ['2H', 'Mace'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 4 },
    haveWhile(is(yourHero, { damaged: false }), thisOne, atk(2)),
    whileSo(is(yourHero, { damaged: false }), payLessTo('strike', 2, thisOne)),
  ),
  "Latro's Shifting Sword": weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 4,
    },
    have(yourHeroAs, keyword('Dual Wield')),
    payLessTo('strike', 2, other(tagged('Sword'))),
  ),
  'Masterwork Stormhammer': weapon(
    {
      cost: 3,
      icon: ['Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 3,
    },
    pay([5, 'activate'], deal(1, 'nature', target(heroOrAlly, { upTo: 3 }))),
  ),
  'Serpentcrest Life-Staff': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Priest', 'Shaman'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    pay([1, discarding(yours(inZone('hand', aCard)))], heal(2, target(heroOrAlly))),
  ),
  'Sonic Spear': weapon(
    {
      cost: 5,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 5,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      destroy(chosenBy(controllerOf(eventCard), yours(anEquipment))),
    ),
  ),
  Stellaris: weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    pay([exhausting(yours(anAlly))], {
      do: 'create',
      cost: { cost: 'strike', noun: thisOne, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  'Sunfury Bow of the Phoenix': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Rogue', 'Warrior'],
      tags: ['1H', 'Bow'],
      limit: 'Ranged (1)',
      atk: [2, 'ranged'],
      strike: 4,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    pay(['activate'], deal(1, 'ranged', target(aHero))),
  ),
  'Sword of a Thousand Truths': weapon(
    {
      cost: 8,
      icon: ['Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 4,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      discard('hand', controllerOf(eventCard)),
    ),
  ),
  'Telescopic Sharprifle': weapon(
    { cost: 3, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 3 },
    pay([1], {
      do: 'create',
      trigger: when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')])),
      duration: 'this turn',
    }),
  ),
  Timeslicer: weapon(
    {
      cost: 3,
      icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    have(yourHeroAs, keyword('Dual Wield')),
  ),
  "Warp Splinter's Thorn": weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    have(yourHeroAs, keyword('Dual Wield')),
    pay([1, destroying(yours(tagged('Dagger')))], deal(2, 'ranged', target(anAlly))),
  ),
});
