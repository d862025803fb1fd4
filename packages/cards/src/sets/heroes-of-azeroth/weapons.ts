import { thatMuch } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveTo,
  heal,
  ifSo,
  ifYouDo,
  may,
  mayBy,
  putIntoHand,
  reveal,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  aResource,
  attacking,
  aWeapon,
  exhausted,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inZone,
  opposing,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { atStartOfYourTurn, have, haveWhile, onYourTurn, pay, prevented, when } from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  each,
  eventCard,
  eventDoer,
  it,
  target,
  targetOpponent,
  targetPlayer,
  that,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';

export const weapons = set({
  'Ancient Bone Bow': weapon(
    { cost: 3, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [2, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  'Arcanite Reaper': weapon({
    cost: 7,
    icon: ['Hunter', 'Paladin', 'Warrior'],
    tags: ['2H', 'Axe'],
    limit: 'Melee (1)',
    atk: [5, 'melee'],
    strike: 0,
  }),
  'Argent Crusader': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    atStartOfYourTurn(draw(), draw(1, targetOpponent())),
  ),
  'Barman Shanker': weapon(
    { cost: 2, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 2 },
    haveWhile(is(yourHero, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, atk(2)),
  ),
  'Brain Hacker': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      discard(1, controllerOf(eventCard)),
    ),
  ),
  Destiny: weapon(
    {
      cost: 3,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    when({ event: 'deal', by: yourHeroAs, with: thisOne, combat: true }, addCounters(1, 'strength')),
    have(thisOne, atk({ amount: 'counters', name: 'strength', on: it })),
  ),
  'Dwarven Hand Cannon': weapon(
    { cost: 4, icon: 'Hunter', tags: ['1H', 'Gun'], limit: 'Ranged (1)', atk: [1, 'ranged'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    pay([2], give(thisCard, [atk(1)])),
  ),
  'Fang of the Crystal Spider': weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, combat: true },
      giveTo(controllerOf(eventCard), [cant('play', { noun: aCard }), cant('strike', { noun: aWeapon })]),
    ),
  ),
  'Flame Wrath': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 3,
    },
    when({ event: 'deal', by: yourHeroAs, with: thisOne, combat: true }, deal(1, 'fire', each(opposing(heroOrAlly)))),
  ),
  'Gift of the Elven Magi': weapon(
    {
      cost: 1,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    pay(
      [2, 'activate', exhausting(yourHeroAs)],
      { do: 'look at', what: topOfYourDeck(1) },
      ifSo(is(that, anAbility), may(reveal(that), putIntoHand(that))),
    ),
  ),
  'Hand of Edward the Odd': weapon(
    {
      cost: 6,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    have(yours(inZone('hand', abilityAllyOrEquipment)), { change: 'become instant' }),
  ),
  "Headmaster's Charge": weapon(
    {
      cost: 5,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      ifYouDo(may(exhaust(chosen(yours(heroOrAlly)))), draw()),
    ),
  ),
  Heartseeker: weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    haveWhile(
      is(
        yourHero,
        attacking(inCombatWith({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal' } } }, aCard)),
      ),
      thisOne,
      atk(2),
    ),
  ),
  'Hypnotic Blade': weapon(
    {
      cost: 2,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    onYourTurn(pay([3, 'activate', exhausting(yourHeroAs)], discard(1, targetPlayer()))),
  ),
  'Iceblade Hacker': weapon(
    {
      cost: 2,
      icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: anAlly, combat: true },
      give(eventCard, [cant('ready', { during: 'ready step' })], "its controller's next ready step"),
    ),
  ),
  'Krol Blade': weapon({
    cost: 3,
    icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
    tags: ['1H', 'Sword'],
    limit: 'Melee (1)',
    atk: [3, 'melee'],
    strike: 1,
  }),
  'Rod of the Ogre Magi': weapon(
    {
      cost: 4,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['2H', 'Staff'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    pay([2, 'activate', exhausting(yourHeroAs)], {
      do: 'deal',
      by: yourHero,
      amount: 1,
      types: [],
      to: target(heroOrAlly),
    }),
  ),
  'Scarlet Kris': weapon({
    cost: 2,
    icon: ['Hunter', 'Rogue', 'Shaman', 'Warrior'],
    tags: ['1H', 'Dagger'],
    limit: 'Melee (1)',
    atk: [1, 'melee'],
    strike: 0,
  }),
  "Teebu's Blazing Longsword": weapon(
    {
      cost: 1,
      icon: ['Hunter', 'Paladin', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 0,
    },
    pay([2], give(thisCard, [atk(1)])),
  ),
  'The Cruel Hand of Timmy': weapon(
    {
      cost: 5,
      icon: ['Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 3,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      destroy(chosenBy(controllerOf(eventCard), yours(aResource))),
    ),
  ),
  'The Hammer of Grace': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    pay([1, 'activate', exhausting(yourHeroAs)], heal(2, target(heroOrAlly))),
  ),
  'The Shatterer': weapon(
    {
      cost: 4,
      icon: ['Paladin', 'Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      {
        do: 'if you do',
        first: [mayBy(thatPlayer, { do: 'pay', who: thatPlayer, cost: [{ pay: 'resources', amount: 2 }] })],
        then: [],
        else: [destroy(chosen(inPartyOf(controllerOf(eventCard), aWeapon)))],
      },
    ),
  ),
  'Truesilver Champion': weapon(
    {
      cost: 5,
      icon: ['Hunter', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 3,
    },
    when(
      { event: 'strike', card: thisOne, whose: 'you' },
      {
        do: 'create',
        replacement: { event: { event: 'deal', card: yourHeroAs }, instead: prevented(3) },
        duration: 'this combat',
      },
    ),
  ),
  'Twig of the World Tree': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Paladin', 'Warrior'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 3,
    },
    pay([destroying(yours(aResource))], {
      do: 'create',
      cost: { cost: 'strike', noun: thisOne, whose: 'you', by: -3, next: true },
      duration: 'this game',
    }),
  ),
  'Wraith Scythe': weapon(
    {
      cost: 4,
      icon: ['Hunter', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [2, 'melee'],
      strike: 2,
    },
    when(
      { event: 'deal', by: yourHeroAs, combat: true },
      { do: 'heal', by: eventDoer, amount: thatMuch, from: eventDoer },
    ),
  ),
});
