import { countersOn, countOf } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import { not, yourTurn } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  addCounters,
  chooseOne,
  deal,
  destroy,
  give,
  ifYouDo,
  may,
  payTo,
  putIntoHand,
  removeCounters,
} from '../../language/effects.ts';
import {
  abilityAllyOrEquipment,
  anAbility,
  anAlly,
  anEquipment,
  aWeapon,
  heroOrAlly,
  inYourGraveyard,
  inZone,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  entersWithCounters,
  has,
  have,
  onYourTurn,
  pay,
  payLessTo,
  when,
  whenThisEntersPlay,
  whileSo,
} from '../../language/powers.ts';
import { each, target, thisCard } from '../../language/selections.ts';

export const weapons = set({
  'Axe of Grounded Flame': weapon(
    {
      cost: 5,
      icon: ['Death Knight', 'Paladin', 'Shaman', 'Warrior'],
      tags: ['1H', 'Axe'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 1,
    },
    entersWithCounters(3, '+1 ATK'),
    onYourTurn(
      pay(
        [{ pay: 'remove counters', name: '+1 ATK', count: 1 }],
        chooseOne(
          [give(target(anAlly), [power({ power: 'keyword', keyword: 'Resistance', type: 'arcane' })])],
          [give(target(anAlly), [power({ power: 'keyword', keyword: 'Resistance', type: 'fire' })])],
          [give(target(anAlly), [power({ power: 'keyword', keyword: 'Resistance', type: 'nature' })])],
        ),
      ),
    ),
  ),
  'Barnacle-Coated Greataxe': weapon(
    {
      cost: 8,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Axe'],
      limit: 'Melee (1)',
      atk: [0, 'melee'],
      strike: 0,
    },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(yours(anEquipment))] },
      },
    },
    have(thisOne, atk(countOf(yours(anEquipment)))),
  ),
  'Blacksoul Polearm': weapon(
    { cost: 3, icon: ['Druid', 'Hunter'], tags: ['2H', 'Polearm'], limit: 'Melee (1)', atk: [5, 'melee'], strike: 1 },
    {
      power: 'continuous',
      continuous: { players: 'you', changes: [cant('strike', { noun: thisOne })], while: yourTurn },
    },
  ),
  'Crusher of Bonds': weapon({
    cost: 1,
    icon: ['Death Knight', 'Paladin', 'Shaman', 'Warrior'],
    tags: ['1H', 'Mace'],
    limit: 'Melee (1)',
    atk: [3, 'melee'],
    strike: 5,
  }),
  'Fire-Etched Dagger': weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard(tagged('Dragonkin', anAlly)))))),
    pay([2, exhausting(yourHeroAs)], deal(countOf(yours(tagged('Dragonkin'))), 'fire', target(heroOrAlly))),
  ),
  'Glyphtrace Ritual Knife': weapon(
    {
      cost: 4,
      icon: ['Mage', 'Priest', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    atStartOfYourTurn(ifYouDo(may(payTo([4]), destroy(thisCard)), destroy(each(abilityAllyOrEquipment)))),
  ),
  'Kickback 5000': weapon(
    { cost: 2, icon: 'Hunter', tags: ['Gun'], limit: 'Ranged (1)', atk: [0, 'ranged'], strike: 0 },
    has('Long-Range'),
    entersWithCounters(2, '+1 ATK'),
    when(
      { event: 'deal', by: yourHeroAs, with: thisOne, combat: true },
      removeCounters(countersOn('+1 ATK'), '+1 ATK'),
    ),
    pay([4], addCounters(2, '+1 ATK')),
  ),
  Lightningflash: weapon(
    { cost: 4, icon: 'Hunter', tags: ['Gun'], limit: 'Ranged (1)', atk: [3, 'ranged'], strike: 2 },
    has('Long-Range'),
    have(yourHeroAs, keyword('Ranged Dual Wield')),
  ),
  'Lordbane Scepter': weapon(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'fire'], strike: 1 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, give(thisCard, [atk(2)])),
  ),
  'Poisonfire Greatsword': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [2, 'nature'],
      strike: 2,
    },
    pay([exhausting(yours(anAlly))], give(thisCard, [atk(2)])),
  ),
  'The Perforator': weapon(
    { cost: 4, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Fist'], limit: 'Melee (1)', atk: [0, 'melee'], strike: 0 },
    have(thisOne, atk({ amount: 'highest', number: 'cost', of: { tag: ['Dragonkin'], kind: ['Ally'], whose: 'you' } })),
  ),
  'Wild Hammer': weapon(
    { cost: 7, icon: 'Warrior', tags: ['2H', 'Mace', 'Fury'], talent: 'Fury', atk: [7, 'melee'], strike: 7 },
    have(yourHeroAs, keyword('Two-Handed Dual Wield')),
    whileSo(
      not({ is: 'there', noun: yours({ exhausted: false, kind: ['Resource'] }) }),
      payLessTo('strike', 7, tagged('2H', aWeapon)),
    ),
  ),
});
