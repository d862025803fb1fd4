import { countersOn, countOf, thatMuch, X } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, can, controlledByYou, health, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import {
  chooseOne,
  destroy,
  discard,
  draw,
  exhaust,
  give,
  ifYouDo,
  may,
  putIntoHand,
  putIntoPlay,
  ready,
  removeCounters,
  replace,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aResource,
  aTotem,
  aWeapon,
  damaged,
  friendly,
  heroOrAlly,
  inPartyOf,
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
  entersWithCounters,
  has,
  have,
  haveWhile,
  ifWould,
  pay,
  payLessTo,
  prevented,
  thatMuchPlus,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  chosenBy,
  each,
  eachPlayer,
  eventCard,
  target,
  targetPlayer,
  thisCard,
  yourHero,
} from '../../language/selections.ts';
import { attacks, entersPlay, preventsDamage, turnEnds, turnStarts } from '../../language/watches.ts';

export const alliance = set({
  'Andiss Butcherson': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 2 },
    payLessTo('strike', 1, aWeapon),
  ),
  Bitties: ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [4, 'melee'], health: 4 },
    whenIf(turnEnds('you'), is(thisCard, damaged(aCard)), destroy(thisCard)),
  ),
  'Breanna Greenmother': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [4, 'nature'], health: 5 },
    have(yours(anAlly), can({ may: 'activate at once' })),
  ),
  'Caddrick Von Styler': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [2, 'shadow'], health: 7 },
    pay([5, 'activate'], destroy(chosenBy(eachPlayer, yours(aResource)))),
  ),
  'Celee Cogfreeze': ally(
    { cost: 2, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [2, 'frost'], health: 2 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, ifYouDo(may(draw()), discard())),
  ),
  'Christopher the Devout': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warrior'], instant: true, atk: [2, 'melee'], health: 3 },
    has('Protector'),
    pay([1, destroyThis], give(target(heroOrAlly), [keyword('Protector')])),
  ),
  'Enfea Contha': ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [4, 'nature'], health: 4 },
    pay(
      ['activate'],
      thisHeals('all', target(friendly(anAlly))),
      thisDeals(thatMuch, 'nature', target(opposing(anAlly))),
    ),
  ),
  'Exodar Peacekeepers': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Warrior'], unlimited: true, atk: [2, 'melee'], health: 1 },
    whenThisEntersPlay(
      thisHeals(countOf({ kind: ['Ally'], name: 'Exodar Peacekeepers', whose: 'you' }), target(heroOrAlly)),
    ),
  ),
  Fugu: ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [3, 'shadow'], health: 5 },
    pay(['activate'], give(target(anAlly), [controlledByYou])),
  ),
  Guruvan: ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    has('Long-Range'),
  ),
  'Hailey Goodchilde': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [1, 'holy'], health: 3 },
    pay(['activate'], thisHeals('all', target(anAlly))),
  ),
  '"He Who Has No Life"': ally(
    { cost: 6, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [6, 'melee'], health: 3 },
    when(entersPlay(withCost('or less', 5, anAlly)), destroy(eventCard)),
  ),
  'Izza Spindleflame': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [3, 'fire'], health: 2 },
    has('Elusive'),
    when(turnStarts('any'), thisDeals(1, 'fire', each(aHero))),
  ),
  'Jewelcrafter Zanaz': ally({ cost: 3, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [2, 'holy'], health: 4 }),
  'Josiah King': ally(
    { cost: 1, icon: 'Alliance', tags: ['Human', 'Mage'], atk: [2, 'arcane'], health: 1 },
    pay([5, destroyThis], thisDeals(3, 'arcane', target(heroOrAlly))),
  ),
  'Krenig Soulguard': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [1, 'holy'], health: 2 },
    pay([3, destroyThis], chooseOne([destroy(target(anAbility))], [putIntoHand(target(anAbility))])),
  ),
  'Kulvo Jadefist': ally(
    { cost: 3, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [4, 'melee'], health: 4 },
    has('Protector'),
    when(attacks(thisOne), give(thisCard, [atk(-2), health(-2)])),
  ),
  'Magraff "Sparroweye" Ironhammer': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [1, 'ranged'], health: 1 },
    pay([1], give(thisCard, [keyword('Long-Range')])),
  ),
  'Marilyn of the Sacred Vows': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [5, 'holy'], health: 3 },
    pay(['activate'], replace({ event: { event: 'deal' }, instead: prevented('all') }, target(anAlly))),
  ),
  Miandra: ally(
    { cost: 5, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [4, 'melee'], health: 4 },
    entersWithCounters(1, 'divine shield'),
    {
      power: 'replacement',
      replacement: {
        event: { event: 'deal', card: thisOne },
        while: compared(countersOn('divine shield'), 'or more', 1),
        instead: prevented('all'),
      },
    },
    when(preventsDamage(thisOne), removeCounters(1, 'divine shield')),
  ),
  Nalkas: ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [2, 'holy'], health: 4 },
    pay(['activate'], thisHeals(2, each(inPartyOf(targetPlayer(), heroOrAlly)))),
  ),
  'Narmak Doomratchet': ally(
    { cost: 7, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    has('Elusive'),
    pay(['activate', { pay: 'put damage', noun: yourHeroAs, amount: X }], thisDeals(X, 'shadow', target(anAlly))),
  ),
  Neeka: ally(
    { cost: 1, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 1 },
    has('Elusive'),
    pay(['activate'], thisHeals(1, target(heroOrAlly))),
  ),
  'Nesmend Darkbreaker': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [2, 'melee'], health: 3 },
    pay([5, destroyThis], give(target(anAlly), [keyword('Elusive'), keyword('Untargetable')])),
  ),
  'Norrund Grovewalker': ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [5, 'nature'], health: 4 },
    has('Elusive'),
    has('Untargetable'),
  ),
  'Parren Shadowshot': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    pay([1, 'activate'], give(target(heroOrAlly), [keyword('Long-Range')])),
  ),
  Porto: ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'nature'], health: 2 },
    has('Protector'),
    have(friendly(aTotem), keyword('Untargetable')),
  ),
  'Prophet Velen': ally(
    { cost: 9, icon: 'Alliance', tags: ['Draenei', 'Shaman'], unique: true, atk: [7, 'nature'], health: 8 },
    pay(
      [exhausting(yours(tagged('Draenei')))],
      thisDeals(1, 'nature', target(opposing(heroOrAlly))),
      thisHeals(1, target(friendly(heroOrAlly))),
    ),
  ),
  'Ranthus Adler': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [4, 'shadow'], health: 3 },
    pay([1, destroyThis], putIntoHand(target(anAlly))),
  ),
  Rodrigo: ally({ cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [4, 'melee'], health: 5 }),
  'Sal Grimstalker': ally(
    { cost: 4, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [3, 'melee'], health: 4 },
    has('Stealth'),
    atStartOfYourTurn(give(target(heroOrAlly), [keyword('Stealth')])),
  ),
  'Savina Greysky': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [2, 'melee'], health: 2 },
    has('Elusive'),
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, thisOne, atk(2)),
  ),
  'Shadowmistress Jezebel Hawke': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [2, 'shadow'], health: 3 },
    have(friendly(tagged('Pet')), health(2)),
  ),
  'Tinkmaster Overspark': ally(
    { cost: 8, icon: 'Alliance', tags: ['Gnome', 'Engineer'], unique: true, atk: [5, 'melee'], health: 6 },
    atStartOfYourTurn(may(putIntoPlay(chosen(inYourGraveyard(anEquipment))))),
  ),
  'Tomadae the Magnificent': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [5, 'arcane'], health: 5 },
    ifWould({ event: 'deal', by: yourHeroAs, with: anAbility }, thatMuchPlus(1)),
  ),
  'Trogun Smith': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [4, 'melee'], health: 4 },
    atStartOfYourTurn(may(exhaust(target(anArmor)))),
  ),
  'Unen Rataan': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [3, 'melee'], health: 2 },
    pay([2, destroyThis], ready({ select: 'together', of: [yourHero, each(yours(aWeapon))] })),
  ),
  'Vindicator Borovon': ally(
    { cost: 7, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [6, 'melee'], health: 6 },
    atStartOfYourTurn(may(destroy(target(anEquipment)))),
  ),
});
