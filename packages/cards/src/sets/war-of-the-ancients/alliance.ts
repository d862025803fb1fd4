import { costOf, countOf, damageOn, healthOf, thatMuch } from '../../language/amounts.ts';
import { ability, ally, set, token } from '../../language/cards.ts';
import { atk, health, keyword, power } from '../../language/changes.ts';
import {
  destroy,
  draw,
  give,
  giveAll,
  may,
  putIntoHand,
  putTokens,
  ready,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAlly,
  heroOrAlly,
  inYourGraveyard,
  opposing,
  other,
  tagged,
  thisOne,
  withCost,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  thatMuchPlus,
  unpreventable,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import { each, eventCard, target, yourHero } from '../../language/selections.ts';
import { entersPlay, isDestroyed, turnStarts } from '../../language/watches.ts';

export const alliance = set({
  'Alpha Prime': ally(
    {
      cost: 6,
      icon: 'Alliance',
      tags: ['Night Elf', 'Worgen', 'Druid'],
      limit: 'Alpha Prime (1)',
      atk: [5, 'melee'],
      health: 5,
    },
    whenThisEntersPlay(
      putTokens(
        countOf(yours(tagged('Night Elf', anAlly))),
        token('Worgen', { icon: ['Alliance'], atk: [2, 'melee'], health: 2 }),
      ),
    ),
    have(yours(tagged('Worgen', anAlly)), keyword('Aberration')),
  ),
  'Ansem, Timewalker Deathblade': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Death Knight'], atk: [3, 'melee'], health: 4 },
    has('Protector'),
    haveWhile(
      { is: 'there', noun: opposing({ any: [{ faction: 'Horde' }, { tag: ['Monster'] }], kind: ['Hero'] }) },
      thisOne,
      atk(4),
      health(3),
    ),
  ),
  'Bolin Moonflare': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Mage'], atk: [1, 'fire'], health: 3 },
    when(
      entersPlay(other(yours(tagged('Night Elf', anAlly)))),
      thisDeals(costOf(eventCard), 'fire', target(opposing(aHero))),
    ),
  ),
  'Darkshire Deathsworn': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Death Knight'], atk: [4, 'frost'], health: 3 },
    has('Protector'),
  ),
  'Darlon Blacksoul': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [4, 'shadow'], health: 5 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      effects: [may(putIntoHand(target(opposing(anAlly))))],
      tagWord: 'Unity',
    },
  ),
  'Darnassus Mooncaller': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [3, 'holy'], health: 2 },
    has('Haste', 2),
  ),
  'Darnassus Shadowblade': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [4, 'melee'], health: 4 },
    have(yours(tagged('Night Elf', anAlly)), keyword('Stealth')),
  ),
  'Darnassus Warrior': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [2, 'melee'], health: 1 },
    whenThisEntersPlay(thisDeals(1, 'melee', target(aHero))),
  ),
  'Delinar Silvershot': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    whenIf(
      entersPlay(thisOne),
      { is: 'there', noun: other(yours(tagged('Night Elf', anAlly))) },
      thisDeals(3, 'ranged', target(opposing(anAlly))),
    ),
  ),
  "Eldre'Thalas Sorceress": ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Mage'], atk: [3, 'arcane'], health: 3 },
    has('Haste', 3),
    whenThisEntersPlay(draw()),
  ),
  'Elysa Lockewood': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [3, 'holy'], health: 3 },
    whenThisEntersPlay(may(putIntoHand(target(inYourGraveyard(withCost('or less', 2, anAlly)))))),
  ),
  'Fimlet Sparklight': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Priest'], atk: [4, 'holy'], health: 5 },
    whenThisEntersPlay(thisHeals(8, each(aHero))),
  ),
  'Glory to the Alliance!': ability(
    { cost: 2, icon: 'Alliance', tags: ['Basic'] },
    putTokens(
      2,
      token(
        'Human Warrior',
        { icon: ['Alliance'], tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 1 },
        has('Protector'),
      ),
    ),
  ),
  'Hugh Mann': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [2, 'holy'], health: 5 },
    have(other(yours(tagged('Human', anAlly))), atk(1), health(1)),
  ),
  'Ian Barus': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Death Knight'], atk: [3, 'frost'], health: 2 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      effects: [give(target(opposing(anAlly)), [atk(-3)])],
      tagWord: 'Unity',
    },
  ),
  Jaal: ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [1, 'nature'], health: 5 },
    pay(['activate'], give(target(yours(anAlly)), [power(has('Assault', 3))])),
  ),
  'Jarod Shadowsong': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], limit: 'Jarod (1)', atk: [6, 'melee'], health: 1 },
    has('Elusive'),
    has('Spellshield'),
    has('Stealth'),
  ),
  'Lara, Timewalker Commander': ally(
    { cost: 7, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [0, 'melee'], health: 0 },
    have(
      yours(tagged('Human', anAlly)),
      atk(countOf(yours(tagged('Human', anAlly)))),
      health(countOf(yours(tagged('Human', anAlly)))),
    ),
  ),
  'Lexie Silverblade': ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [2, 'melee'], health: 2 },
    has('Haste', 2),
    whenThisEntersPlay(may(destroy(target(withCost('or less', 2, anAlly))))),
  ),
  "Lord Kur'talos Ravencrest": ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], limit: "Kur'talos (1)", atk: [1, 'melee'], health: 5 },
    has('Spellshield'),
    have(thisOne, atk(costOf(each(other(yours(anAlly)))))),
  ),
  'Nalisa Nightbreeze': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], instant: true, atk: [1, 'melee'], health: 1 },
    has('Elusive'),
    whenThisEntersPlay(give(target(yours(tagged('Night Elf', anAlly))), [keyword('Spellshield')])),
  ),
  'Northshire Cleric': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [4, 'holy'], health: 2 },
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', by: yours(heroOrAlly) },
        while: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
        instead: unpreventable,
      },
      tagWord: 'Unity',
    },
  ),
  'Northshire Crusader': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [2, 'holy'], health: 3 },
    has('Protector'),
  ),
  'Nyala Shadefury': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [2, 'melee'], health: 2 },
    has('Elusive'),
    have(other(yours(tagged('Night Elf', anAlly))), power(has('Assault', 2))),
  ),
  'Rhonin the Time-Lost': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Mage'], limit: 'Rhonin (1)', atk: [4, 'arcane'], health: 6 },
    atStartOfYourTurn(may(thisDeals(1, 'arcane', target(opposing(aHero))))),
    ifWould({ event: 'deal', by: yours(heroOrAlly), combat: false }, thatMuchPlus(countOf(yours(anAlly)))),
  ),
  'Shadowglen Stalker': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [5, 'melee'], health: 4 },
    has('Haste', 2),
  ),
  'SI:7 Assassin': ally({ cost: 2, icon: 'Alliance', tags: ['Human', 'Rogue'], atk: [4, 'melee'], health: 1 }),
  'Stella Bellamy': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 4 },
    {
      power: 'triggered',
      on: entersPlay(thisOne),
      if: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      effects: [giveAll(yours(anAlly), [atk(2)])],
      tagWord: 'Unity',
    },
  ),
  'Stormwind Summoner': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [0, 'shadow'], health: 1 },
    has('Assault', 1),
    when(isDestroyed(thisOne), {
      do: 'put token',
      token: token(
        'Human Warrior',
        { icon: ['Alliance'], tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 1 },
        has('Protector'),
      ),
    }),
  ),
  'Teldrassil Tracker': ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [1, 'ranged'], health: 2 },
    has('Elusive'),
  ),
  'Teldrassil Wildguard': ally({
    cost: 3,
    icon: 'Alliance',
    tags: ['Night Elf', 'Druid'],
    atk: [2, 'nature'],
    health: 4,
  }),
  'Tessa Black': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [0, 'shadow'], health: 0 },
    have(
      thisOne,
      atk({ amount: 'sum', of: [healthOf(yourHero), { amount: 'times', of: [-1, damageOn(yourHero)] }] }),
      health({ amount: 'sum', of: [healthOf(yourHero), { amount: 'times', of: [-1, damageOn(yourHero)] }] }),
    ),
  ),
  'Timewalker Guard': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warrior'], unlimited: true, atk: [2, 'melee'], health: 2 },
    whenThisEntersPlay({
      do: 'put token',
      token: token(
        'Human Warrior',
        { icon: ['Alliance'], tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 1 },
        has('Protector'),
      ),
    }),
  ),
  'Timewalker Lightsworn': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [1, 'holy'], health: 4 },
    {
      power: 'continuous',
      continuous: {
        cards: thisOne,
        changes: [power(has('Assault', 3))],
        while: { is: 'there', noun: yours(tagged('Human', anAlly)), atLeast: 3 },
      },
      tagWord: 'Unity',
    },
  ),
  'Timewalker Sentinel': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], unlimited: true, atk: [2, 'melee'], health: 1 },
    has('Elusive'),
    have(thisOne, power(has('Assault', countOf(other(yours(tagged('Night Elf', anAlly))))))),
  ),
  "Toraan, Eye of O'ros": ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [1, 'ranged'], health: 1 },
    when(
      { event: 'deal', by: thisOne, card: opposing(aHero), combat: true },
      {
        do: 'create',
        cost: { cost: 'play', noun: aCard, whose: 'you', by: { amount: 'times', of: [-1, thatMuch] }, next: true },
        duration: 'this turn',
      },
    ),
  ),
  'Virgil, Timewalker Marshal': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
    when(turnStarts('opposing'), ready(each(yours(tagged('Human', anAlly))))),
  ),
});
