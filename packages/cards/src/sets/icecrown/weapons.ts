import { atkOf, costOf, thatMuch } from '../../language/amounts.ts';
import { set, weapon } from '../../language/cards.ts';
import { cant, keyword, power } from '../../language/changes.ts';
import { is, yourHeroIs } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import {
  addCounters,
  deal,
  dealtBy,
  destroy,
  exhaust,
  flip,
  give,
  giveAll,
  heal,
  ifSo,
  ifYouDo,
  may,
  payTo,
  put,
  putIntoPlay,
  ready,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAlly,
  aResource,
  attacking,
  defending,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  opposing,
  sameNameAs,
  tagged,
  thisOne,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import { has, have, haveWhile, pay, payLessTo, provided, when, whenIf, whileSo } from '../../language/powers.ts';
import {
  controllerOf,
  done,
  each,
  eachPlayer,
  eventCard,
  target,
  targetOpponent,
  thisCard,
  topOfDeckOf,
  yourHero,
} from '../../language/selections.ts';
import { turnEnds } from '../../language/watches.ts';

export const weapons = set({
  Avalanche: weapon(
    { cost: 5, icon: 'Hunter', tags: ['1H', 'Bow'], limit: 'Ranged (1)', atk: [4, 'frost'], strike: 2 },
    when({ event: 'strike', card: thisOne, whose: 'you' }, give(yourHero, [keyword('Long-Range')], 'this combat')),
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      deal(thatMuch, 'frost', target(inPartyOf(controllerOf(eventCard), anAlly))),
    ),
  ),
  'Black Ice': weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Hunter', 'Paladin'],
      tags: ['2H', 'Polearm'],
      limit: 'Melee (1)',
      atk: [1, 'frost'],
      strike: 1,
    },
    whenIf(
      { event: 'strike', card: thisOne, whose: 'you' },
      { is: 'turn of', whose: 'opposing' },
      may(deal(1, 'frost', target(heroOrAlly))),
      give(each(among(done, aCharacter)), [cant('attack')]),
    ),
  ),
  Hailstorm: weapon(
    {
      cost: 3,
      icon: ['Death Knight', 'Rogue', 'Warrior'],
      tags: ['1H', 'Sword'],
      limit: 'Melee (1)',
      atk: [3, 'frost'],
      strike: 2,
    },
    pay([1, { pay: 'remove', noun: inYourGraveyard(aCard), count: 5 }], deal(1, 'frost', each(opposing(heroOrAlly)))),
    { power: 'keyword', keyword: 'Death Rattle', effects: [deal(1, 'frost', each(opposing(heroOrAlly)))] },
  ),
  "Iceshrieker's Touch": weapon(
    { cost: 3, icon: ['Mage', 'Priest', 'Warlock'], tags: ['Wand'], limit: 'Ranged (1)', atk: [1, 'frost'], strike: 1 },
    when(
      { event: 'turn face down', card: yourHeroAs },
      dealtBy(eventCard, 1, 'frost', each(opposing(heroOrAlly))),
      give(each(among(done, aCharacter)), [cant('attack'), cant('exhaust')]),
    ),
    {
      power: 'keyword',
      keyword: 'Death Rattle',
      effects: [flip(each(inPartyOf(eachPlayer, { kind: ['Hero'], faceDown: true })))],
    },
  ),
  "Journey's End": weapon(
    { cost: 2, icon: ['Druid', 'Hunter'], tags: ['2H', 'Staff'], limit: 'Melee (1)', atk: [1, 'melee'], strike: 4 },
    provided(
      yourHeroIs('Druid'),
      pay(
        [1, 'activate', destroying(yours(aResource))],
        giveAll(yours(tagged('Druid')), [power(has('Assault', 2)), keyword('Stealth')]),
      ),
    ),
    provided(
      yourHeroIs('Hunter'),
      pay(
        [1, 'activate', destroying(yours(aResource))],
        giveAll(yours(tagged('Hunter')), [power(has('Assault', 2)), keyword('Long-Range')]),
      ),
    ),
  ),
  "Kel'Thuzad's Reach": weapon(
    { cost: 4, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Fist'], limit: 'Melee (1)', atk: [3, 'melee'], strike: 1 },
    when(
      { event: 'deal', by: yourHeroAs, card: aHero, with: thisOne, combat: true },
      ifYouDo(may(destroy(thisCard)), putIntoPlay(target(opposing(inZone('graveyard', anAlly))))),
    ),
  ),
  Kingsbane: weapon(
    { cost: 4, icon: 'Rogue', tags: ['1H', 'Dagger'], limit: 'Melee (1)', atk: [2, 'melee'], strike: 1 },
    have(yourHeroAs, keyword('Dual Wield')),
    haveWhile(is(yourHero, attacking(aCard)), thisOne, power(has('Assault', atkOf(each(defending(aCard)))))),
  ),
  'Spinning Fate': weapon(
    {
      cost: 1,
      icon: ['Rogue', 'Warrior'],
      tags: ['1H', 'Shuriken'],
      limit: 'Ranged (1)',
      atk: [0, 'melee'],
      strike: 1,
    },
    has('Thrown'),
    when(
      { event: 'strike', card: thisOne, whose: 'you' },
      put(topOfDeckOf(targetOpponent()), { to: 'graveyard' }),
      give(thisCard, [power(has('Assault', costOf(done)))], 'this combat'),
    ),
  ),
  'Stormstrike Mace': weapon(
    { cost: 1, icon: ['Rogue', 'Shaman'], tags: ['1H', 'Mace'], limit: 'Melee (1)', atk: [3, 'melee'], strike: 3 },
    { power: 'keyword', keyword: 'Death Rattle', effects: [ifSo(yourHeroIs('Rogue'), exhaust(target(heroOrAlly)))] },
    { power: 'keyword', keyword: 'Death Rattle', effects: [ifSo(yourHeroIs('Shaman'), ready(target(heroOrAlly)))] },
  ),
  Stormtip: weapon(
    {
      cost: 3,
      icon: ['Druid', 'Mage', 'Priest', 'Shaman', 'Warlock'],
      tags: ['1H', 'Dagger'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 3,
    },
    when(
      { event: 'play', card: inZone('chain', aCard), whose: 'you' },
      ifYouDo(may(payTo([1])), addCounters(1, 'surge')),
    ),
    pay(
      [2, exhausting(yourHeroAs), { pay: 'remove counters', name: 'surge', count: 'all' }],
      deal(thatMuch, 'frost', target(heroOrAlly)),
    ),
  ),
  "Val'anyr, Hammer of Ancient Kings": weapon(
    {
      cost: 4,
      icon: ['Druid', 'Paladin', 'Priest', 'Shaman'],
      tags: ['1H', 'Mace'],
      limit: 'Melee (1)',
      atk: [1, 'melee'],
      strike: 4,
    },
    when(turnEnds('you'), heal('all', each(yours(anAlly))), heal(thatMuch, yourHero)),
  ),
  'Voldrethar, Dark Blade of Oblivion': weapon(
    {
      cost: 6,
      icon: ['Death Knight', 'Paladin', 'Warrior'],
      tags: ['2H', 'Sword'],
      limit: 'Melee (1)',
      atk: [8, 'melee'],
      strike: 5,
    },
    whileSo({ is: 'there', noun: inYourGraveyard(sameNameAs(thisCard, aCard)) }, payLessTo('strike', 5, thisOne)),
  ),
});
