import { X } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, controlledByYou, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import {
  destroy,
  discard,
  give,
  giveAll,
  heal,
  interrupt,
  may,
  putDamage,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
} from '../../language/effects.ts';
import {
  aCard,
  among,
  anAbility,
  anAlly,
  aResource,
  aWeapon,
  damaged,
  defending,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  other,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersExhausted,
  onYourTurn,
  pay,
  payLessTo,
  when,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  each,
  eachPlayer,
  eventCard,
  heroOf,
  kept,
  target,
  thatPlayer,
  yourHero,
} from '../../language/selections.ts';
import { draws } from '../../language/watches.ts';

export const weapons = set({
  Anathema: weapon(
    { cost: 5, icon: 'Priest', tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 4 },
    when(
      { event: 'deal', by: yourHeroAs, card: heroOrAlly, with: anAbility, damageType: ['shadow'] },
      discard(1, controllerOf(eventCard)),
    ),
    pay([exhausting(yourHeroAs)], putIntoPlay(chosen({ name: 'Benediction', zone: 'graveyard', whose: 'you' }))),
  ),
  Blackcrow: weapon(
    { cost: 2, icon: 'Hunter', tags: ['Crossbow'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 1 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  'Fel Iron Hatchet': weapon({
    cost: 4,
    icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
    tags: ['1H', 'Axe'],
    limit: 'Melee (1)',
    atk: [2, 'melee'],
    strike: 0,
  }),
  Felstriker: weapon(
    { cost: 2, icon: ['Rogue', 'Warrior'], tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    pay([5, destroyThis], destroy(target(anAlly))),
  ),
  'Gurubashi Dwarf Destroyer': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Rogue', 'Warrior'],
      tags: ['1H', 'Gun'],
      limit: 'Ranged (1)',
      atk: [2, 'ranged'],
      strike: 2,
    },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    pay([2, destroyThis], destroy(target(tagged('Dwarf', anAlly)))),
  ),
  'Halberd of Smiting': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    whenThisEntersPlay(may(destroy(target(damaged(anAlly))))),
  ),
  Hellreaver: weapon(
    {
      cost: 3,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 3,
    },
    whileSo(is(yourHero, defending(aCard)), payLessTo('strike', 3, thisOne)),
  ),
  "Jin'do's Judgement": weapon(
    {
      cost: 5,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    when(draws('any'), putDamage(1, heroOf(thatPlayer))),
  ),
  "Lok'delar, Stave of the Ancient Keepers": weapon(
    { cost: 2, icon: 'Hunter', tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 2 },
    when(
      { event: 'play', card: inZone('chain', { icon: ['Hunter'], kind: ['Ability'] }), whose: 'you' },
      giveAll(yours(tagged('Ranged', aWeapon)), [atk(1)]),
    ),
  ),
  'Scimitar of the Nexus Stalkers': weapon({
    cost: 2,
    icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
    tags: ['1H', 'Sword'],
    limit: 'Melee (1)',
    instant: true,
    atk: [3, 'melee'],
    strike: 2,
  }),
  'Silent Fang': weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    pay([2, destroyThis], interrupt(target(inZone('chain', anAbility)))),
  ),
  'Staff of Dominance': weapon(
    {
      cost: 4,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    entersExhausted,
    onYourTurn(
      pay(['X', 'activate', destroyThis], give(target(withCost('exactly', X, anAlly)), [controlledByYou], 'this game')),
    ),
  ),
  'The Lobotomizer': weapon(
    {
      cost: 5,
      icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 0,
    },
    whenThisEntersPlay(destroy(chosenBy(eachPlayer, yours(aResource)))),
  ),
  'The Unstoppable Force': weapon(
    { cost: 5, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Mace'], limit: 'Melee (1)', atk: [5, 'melee'], strike: 2 },
    pay([destroyThis], destroy(each({ kind: ['Armor'], name: 'The Immovable Object' }))),
  ),
  'Thunderfury, Blessed Blade of the Windseeker': weapon(
    {
      cost: 9,
      icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [6, 'melee'],
      strike: 5,
    },
    when(
      { event: 'strike', card: thisOne, whose: 'you' },
      {
        do: 'deal',
        by: yourHero,
        amount: 5,
        types: ['nature'],
        to: { select: 'choose', noun: heroOrAlly, count: { upTo: 5 }, ordered: true },
        each: [5, 4, 3, 2, 1],
      },
    ),
  ),
  'Touch of Chaos': weapon(
    {
      cost: 6,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    whenThisEntersPlay(removeFromGame(each(inYourGraveyard(anAbility)))),
    atStartOfYourTurn(putIntoHand({ select: 'choose', noun: among(kept, anAbility), random: true })),
  ),
  'Will of Arlokk': weapon(
    {
      cost: 1,
      icon: ['Druid', 'Priest', 'Shaman'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    whenThisEntersPlay(heal(3, target(heroOrAlly))),
    pay([1, destroyThis], heal(3, target(heroOrAlly))),
  ),
  "Zin'rokh, Destroyer of Worlds": weapon(
    {
      cost: 7,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [5, 'melee'],
      strike: 8,
    },
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne, combat: true },
      destroy(each(other({ kind: ['Ability', 'Ally', 'Equipment', 'Resource'] }))),
    ),
  ),
});
