import { countersOn } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, keyword } from '../../language/changes.ts';
import { is, not } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import { addCounters, deal, destroy, discard, draw, give, may, removeCounters } from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAlly,
  anArmor,
  attacking,
  defending,
  heroOrAlly,
  inCombatWith,
  other,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  entersWithCounters,
  have,
  haveWhile,
  ifWould,
  onYourTurn,
  pay,
  thatMuchPlus,
  unpreventable,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  controllerOf,
  each,
  eventCard,
  it,
  target,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { draws, turnEnds } from '../../language/watches.ts';

export const weapons = set({
  'Axe of the Legion': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 1,
    },
    have(other(yours(tagged('Axe'))), atk(2)),
    have(yourHeroAs, keyword('Dual Wield')),
  ),
  'Blade of Unquenched Thirst': weapon(
    { cost: 1, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    whenIf(turnEnds('you'), not({ is: 'happened', watch: { event: 'deal', with: thisOne } }), destroy(thisCard)),
  ),
  "Braxxis' Staff of Slumber": weapon(
    { cost: 4, icon: 'Druid', tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 4 },
    haveWhile(
      { is: 'all', of: [{ is: 'there', noun: yours(tagged('Form')) }, is(it, attacking(aCard))] },
      yourHeroAs,
      atk(2),
    ),
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, yours(anArmor), { change: 'def', by: 2 }),
  ),
  'Crimson Shocker': weapon(
    {
      cost: 3,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'fire'],
      strike: 1,
    },
    whenThisEntersPlay(may(deal(2, 'fire', target(heroOrAlly)))),
  ),
  'Crystalfire Staff': weapon(
    {
      cost: 6,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    pay([exhausting(yourHeroAs)], draw(1, targetPlayer())),
  ),
  'Demonblood Eviscerator': weapon(
    {
      cost: 5,
      icon: ['Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Fist'],
      limit: 'Melee (1)',
      instant: true,
      atk: [4, 'melee'],
      strike: 1,
    },
    have(yourHeroAs, keyword('Dual Wield')),
  ),
  Demonslayer: weapon(
    {
      cost: 5,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 1,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, may(destroy(target(tagged('Demon', anAlly))))),
  ),
  "Hemet's Elekk Gun": weapon(
    { cost: 5, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 0 },
    haveWhile(is(yourHero, inCombatWith(withCost('or more', 5, anAlly), aCard)), thisOne, atk(4)),
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  'Hungering Bone Cudgel': weapon(
    {
      cost: 4,
      icon: ['Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 2,
    },
    whenIf(turnEnds('you'), not({ is: 'happened', watch: { event: 'deal', with: thisOne } }), destroy(thisCard)),
  ),
  'Nexus Torch': weapon(
    {
      cost: 4,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    when({ event: 'deal', card: defending(aHero), combat: true, with: thisOne }, discard(1, controllerOf(eventCard))),
  ),
  'Runesong Dagger': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    when(draws('you'), addCounters(1, 'verse')),
    pay([1, { pay: 'remove counters', name: 'verse', count: 3 }], deal(3, 'arcane', target(anAlly))),
  ),
  'Singing Crystal Axe': weapon(
    { cost: 3, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Axe'], limit: 'Melee (1)', atk: [5, 'melee'], strike: 0 },
    entersWithCounters(4, 'slow'),
    {
      power: 'cost change',
      change: { cost: 'strike', noun: thisOne, whose: 'you', by: { amount: 'times', of: [1, countersOn('slow')] } },
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, removeCounters(1, 'slow')),
  ),
  'Skyfire Hawk-Bow': weapon(
    { cost: 4, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 1 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  "Terokk's Quill": weapon(
    {
      cost: 1,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 1,
    },
    haveWhile(is(yourHero, defending(aCard)), thisOne, atk(4)),
  ),
  'The Bringer of Death': weapon(
    {
      cost: 5,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    onYourTurn(pay([3, 'activate', destroyThis], destroy(each(abilityAllyOrEquipment)))),
  ),
  'The Essence Focuser': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    ifWould({ event: 'heal', by: yours(heroOrAlly) }, thatMuchPlus(1)),
  ),
  'Wand of Eternal Light': weapon(
    {
      cost: 1,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'holy'],
      strike: 1,
    },
    ifWould({ event: 'deal', with: thisOne }, unpreventable),
  ),
  'Whispering Blade of Slaying': weapon(
    {
      cost: 1,
      icon: ['Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    have(other(yours(tagged('Dagger'))), atk(1)),
    have(yourHeroAs, keyword('Dual Wield')),
  ),
});
