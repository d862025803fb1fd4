import { atkOf, costOf, countersOn, damageOn, thatMuch, X } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, cant, keyword } from '../../language/changes.ts';
import { destroying, destroyThis, exhausting, removing } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  destroy,
  give,
  interrupt,
  may,
  put,
  putIntoHand,
  putIntoPlay,
  removeFromGame,
  replace,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  aCard,
  aHero,
  anAbility,
  anAlly,
  aResource,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  opposing,
  tagged,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  ifWould,
  onYourTurn,
  pay,
  prevented,
  unpreventable,
  when,
  whenThisEntersPlay,
  youCan,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  controllerOf,
  each,
  eventCard,
  it,
  paidCard,
  target,
  targetAtRandom,
  targetOpponent,
  thisCard,
  you,
  yourHero,
} from '../../language/selections.ts';

export const weapons = set({
  "Battle Mage's Baton": weapon(
    {
      cost: 6,
      icon: ['Druid', 'Mage', 'Priest', 'Warlock'],
      tags: ['2H', 'Staff', 'Arena'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 5,
    },
    pay(['X', exhausting(yourHeroAs)], destroy(target(withCost('exactly', X, abilityAllyOrEquipment)))),
  ),
  'Boggspine Knuckles': weapon(
    {
      cost: 6,
      icon: ['Rogue', 'Shaman', 'Warrior'],
      tags: ['1H', 'Fist'],
      limit: 'Melee (1)',
      instant: true,
      atk: [3, 'melee'],
      strike: 1,
    },
    have(yourHeroAs, keyword('Dual Wield')),
    haveWhile(
      { is: 'there', noun: opposing({ kind: ['Hero'], damage: { is: 'less than', than: damageOn(yourHero) } }) },
      thisOne,
      atk(3),
    ),
  ),
  'Boundless Agony': weapon(
    { cost: 3, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    have(heroOrAlly, cant('be healed')),
    ifWould({ event: 'deal' }, unpreventable),
  ),
  'Emerald Ripper': weapon(
    { cost: 4, icon: ['Hunter', 'Rogue'], tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
    pay([3], give(thisCard, [atk(atkOf(it))])),
  ),
  "Gladiator's Salvation": weapon(
    {
      cost: 3,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace', 'Arena'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 2,
    },
    pay(
      ['X', exhausting(yourHeroAs)],
      replace({ event: { event: 'deal' }, instead: prevented(X) }, target(heroOrAlly)),
    ),
  ),
  Gorehowl: weapon({
    cost: 10,
    icon: ['Paladin', 'Shaman', 'Warrior'],
    tags: ['2H', 'Axe'],
    limit: 'Melee (1)',
    atk: [15, 'melee'],
    strike: 0,
  }),
  "King's Defender": weapon(
    { cost: 5, icon: ['Paladin', 'Warrior'], tags: ['1H', 'Sword'], limit: 'Melee (1)', atk: [4, 'melee'], strike: 2 },
    have(yourHeroAs, keyword('Protector')),
  ),
  "Merciless Gladiator's Crossbow of the Phoenix": weapon(
    { cost: 3, icon: 'Hunter', tags: ['1H', 'Crossbow', 'Arena'], limit: 'Ranged (1)', atk: [0, 'ranged'], strike: 2 },
    have(thisOne, atk(atkOf(each(yours(tagged('Pet')))))),
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
  ),
  "Mogor's Anointing Club": weapon(
    {
      cost: 4,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace', 'Arena'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    onYourTurn(
      pay(
        ['activate', destroying(yours(anAlly))],
        putIntoPlay(chosen(inYourGraveyard(withCost('less than', costOf(paidCard), anAlly)))),
      ),
    ),
  ),
  Nethershard: weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    onYourTurn(
      pay([2, exhausting(yourHeroAs)], removeFromGame(chosenBy(targetOpponent(), yours(inZone('hand', aCard))))),
    ),
  ),
  "Seth's Graphite Fishing Pole": weapon(
    {
      cost: 6,
      icon: ['Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock', 'Warrior'],
      tags: ['2H', 'Fishing Pole'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 6,
    },
    pay(['activate'], putIntoHand({ select: 'top', of: you, count: 10, last: true })),
  ),
  'Shuriken of Negation': weapon(
    {
      cost: 4,
      icon: ['Rogue', 'Warrior'],
      tags: ['1H', 'Shuriken'],
      limit: 'Ranged (1)',
      instant: true,
      atk: [2, 'ranged'],
      strike: 1,
    },
    whenThisEntersPlay(may(interrupt(target(inZone('chain', anAbility))))),
    has('Thrown'),
  ),
  'Tempest of Chaos': weapon(
    { cost: 3, icon: ['Mage', 'Warlock'], tags: ['1H', 'Sword'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 3 },
    atStartOfYourTurn(addCounters(1, 'chaos'), deal(countersOn('chaos'), 'fire', targetAtRandom(opposing(heroOrAlly)))),
  ),
  'The Decapitator': weapon(
    {
      cost: 2,
      icon: ['Paladin', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [3, 'melee'],
      strike: 2,
    },
    pay([0], give(thisCard, [keyword('Thrown')])),
  ),
  'Twinblade of the Phoenix': weapon(
    { cost: 5, icon: ['Paladin', 'Warrior'], tags: ['2H', 'Sword'], limit: 'Melee (1)', atk: [4, 'melee'], strike: 1 },
    youCan({ may: 'play from', zone: 'graveyard', noun: thisOne }, 'graveyard'),
  ),
  "Vengeful Gladiator's Piercing Touch": weapon(
    {
      cost: 2,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Arena', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'fire'],
      strike: 1,
    },
    pay([1, removing(inYourGraveyard(anAbility))], give(thisCard, [atk(1)])),
  ),
  'Wand of the Forgotten Star': weapon(
    {
      cost: 1,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['Wand', 'Ranged'],
      limit: 'Wand (1)',
      atk: [1, 'shadow'],
      strike: 1,
    },
    when(
      { event: 'deal', card: aHero, combat: true, with: thisOne },
      put({ select: 'top', of: controllerOf(eventCard), count: thatMuch }, { to: 'graveyard' }),
    ),
  ),
  'World Breaker': weapon(
    {
      cost: 5,
      icon: ['Paladin', 'Shaman', 'Warrior'],
      tags: ['2H', 'Mace'],
      limit: 'Melee (1)',
      atk: [4, 'melee'],
      strike: 2,
    },
    onYourTurn(pay([6, 'activate', destroyThis], destroy(each(aResource)))),
  ),
});
