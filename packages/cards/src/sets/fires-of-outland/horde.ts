import { countOf, damageOn } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { destroying, exhausting } from '../../language/costs.ts';
import { destroy, exhaust, give, interrupt, may, put, putIntoPlay, ready, thisDeals } from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  aResource,
  aTotem,
  attachedTo,
  attacking,
  aWeapon,
  exhausted,
  friendly,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
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
  ratherThanCost,
  thisCant,
  unpreventable,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosen,
  done,
  each,
  it,
  target,
  targetOpponent,
  thatPlayer,
  thisCard,
  topOfDeckOf,
} from '../../language/selections.ts';
import { attacks, isDestroyed } from '../../language/watches.ts';

export const horde = set({
  'Archdruid Hamuul Runetotem': ally(
    { cost: 8, icon: 'Horde', tags: ['Tauren', 'Druid'], unique: true, atk: [7, 'melee'], health: 7 },
    haveWhile(is(it, attacking(aCard)), yours(tagged('Druid')), atk(1)),
    have(yours(tagged('Druid')), keyword('Protector')),
  ),
  "Ash'ergi": ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [3, 'melee'], health: 5 },
    has('Stealth'),
    have(thisOne, atk(damageOn(it))),
  ),
  'Borlis Brode': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [3, 'shadow'], health: 4 },
    thisCant({ cant: 'ready', during: 'ready step' }),
  ),
  'Broan Charges-the-Fight': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [2, 'melee'], health: 1 },
    has('Ferocity'),
    whenThisEntersPlay(may(ready(target(withCost('or less', 2, anAlly))))),
  ),
  'Drusenna the Vigilant': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [5, 'melee'], health: 5 },
    has('Protector'),
  ),
  Erytheis: ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [1, 'arcane'], health: 1 },
    when(isDestroyed(thisOne), thisDeals(1, 'arcane', target(heroOrAlly))),
  ),
  "E'sad": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [4, 'ranged'], health: 2 },
    whenThisEntersPlay(put(topOfDeckOf(targetOpponent()), { to: 'resource row' })),
  ),
  "Ez'trin": ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [2, 'melee'], health: 3 },
    whenThisEntersPlay(may(exhaust(target(aWeapon)))),
  ),
  'Faesha Firestalker': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [2, 'ranged'], health: 1 },
    pay([destroying(yours(aResource))], give(thisCard, [keyword('Long-Range')])),
  ),
  'Gahrunt Foulfang': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    pay(
      [{ pay: 'remove', noun: inYourGraveyard(anAlly), count: 3 }],
      give(target(yours(anAlly)), [keyword('Ferocity')]),
    ),
  ),
  'Garell Strout': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [3, 'fire'], health: 4 },
    when(attacks(thisOne), thisDeals(2, 'fire', target(opposing(aHero)))),
  ),
  'Hurlorn Battlechaser': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [2, 'ranged'], health: 1 },
    has('Long-Range'),
    whenThisEntersPlay(thisDeals(2, 'ranged', target(heroOrAlly))),
  ),
  'Jazmin Bloodlove': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [1, 'melee'], health: 1 },
    has('Ferocity'),
    has('Protector'),
  ),
  'Jon Reaver': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [2, 'melee'], health: 2 },
    whenThisEntersPlay(may(destroy(target(aWeapon)))),
  ),
  'Kagella Shadowmark': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [1, 'melee'], health: 3 },
    have(thisOne, atk(countOf(exhausted(yours(anAlly))))),
  ),
  'Karrok Scarrend': ally({ cost: 5, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [5, 'melee'], health: 4 }),
  'Kelvor Valorshine': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [3, 'holy'], health: 3 },
    ifWould({ event: 'deal', by: thisOne, combat: true }, unpreventable),
  ),
  "Kiani De'nara": ally(
    { cost: 7, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [6, 'holy'], health: 5 },
    ratherThanCost({ pay: 'destroy', noun: yours(aResource), count: 4 }),
  ),
  'Lessa the Awakener': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [5, 'holy'], health: 4 },
    whenThisEntersPlay(may(putIntoPlay(chosen(inYourGraveyard(withCost('or less', 2, anAlly)))))),
  ),
  "Lor'themar Theron": ally(
    { cost: 9, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], unique: true, atk: [8, 'melee'], health: 7 },
    pay([exhausting(yours(tagged('Blood Elf')))], interrupt(target(inZone('chain', anAbility)))),
  ),
  'Magistrix Maelnerana': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [4, 'arcane'], health: 3 },
    ratherThanCost({ pay: 'destroy', noun: yours(aResource), count: 2 }),
  ),
  'Malistra the Demonmistress': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [3, 'fire'], health: 2 },
    have(friendly(tagged('Pet')), atk(2)),
  ),
  Mordotz: ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [4, 'shadow'], health: 4 },
    have(
      thisOne,
      atk(countOf(yours(attachedTo(opposing(heroOrAlly), anAbility)))),
      health(countOf(yours(attachedTo(opposing(heroOrAlly), anAbility)))),
    ),
  ),
  'Morlug Soulslaver': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 1 },
    when(isDestroyed(yours(aResource)), thisDeals(1, 'shadow', target(aHero))),
  ),
  'Mustang Sally': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [2, 'melee'], health: 1 },
    pay([4, destroying(other(yours(anAlly)))], destroy(target(withCost('or less', 4, anAlly)))),
  ),
  'Najan Spiritbinder': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [3, 'nature'], health: 4 },
    has('Ferocity'),
    when({ event: 'deal', by: thisOne, card: aHero, combat: true }, may(destroy(target(anAbility)))),
  ),
  'Nala Stalks-the-Night': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'melee'], health: 4 },
    has('Ferocity'),
    has('Stealth'),
  ),
  'One-Thousand-Battles': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [3, 'melee'], health: 5 },
    has('Protector'),
    atStartOfYourTurn({
      do: 'choose modes',
      count: 1,
      modes: [[give(thisCard, [cant('attack')])], [give(thisCard, [{ change: 'must attack' }])]],
      by: 'an opponent',
    }),
  ),
  "Rek'gar": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [2, 'frost'], health: 4 },
    has('Protector'),
    when(isDestroyed(yours(aTotem)), thisDeals(1, 'frost', target(heroOrAlly))),
  ),
  'Shawn of the Dead': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [5, 'melee'], health: 3 },
    when(attacks(thisOne), may(putIntoPlay(chosen(inPartyOf(targetOpponent(), inZone('graveyard', anAlly)))))),
  ),
  'Silvermoon Sentinels': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], unlimited: true, atk: [1, 'melee'], health: 2 },
    whenThisEntersPlay(
      thisDeals(countOf({ kind: ['Ally'], name: 'Silvermoon Sentinels', whose: 'you' }), 'holy', each(aHero)),
    ),
  ),
  'Snarl Hellwind': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [1, 'shadow'], health: 2 },
    pay([destroying(other(yours(anAlly)))], give(thisCard, [atk(1)])),
  ),
  'Snig Feralsnout': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [3, 'melee'], health: 1 },
    has('Stealth'),
    haveWhile({ is: 'there', noun: yours(tagged('Form')) }, thisOne, keyword('Ferocity')),
  ),
  "Sus'vayin": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [2, 'arcane'], health: 3 },
    haveWhile(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      thisOne,
      keyword('Ferocity'),
      keyword('Long-Range'),
    ),
  ),
  'Tempest, Son-of-Storms': ally(
    { cost: 7, icon: 'Horde', tags: ['Tauren', 'Shaman'], instant: true, atk: [5, 'melee'], health: 5 },
    whenThisEntersPlay(ready(chosen(yours(heroOrAlly)))),
  ),
  'Tez Tez the Patchmonger': ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [2, 'shadow'], health: 1 },
    whenThisEntersPlay(give(target(opposing(anAlly)), [atk(-3)])),
  ),
  'Uglund Duskrider': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [4, 'melee'], health: 3 },
    has('Stealth'),
    when(attacks(thisOne), give(target(heroOrAlly), [keyword('Stealth')])),
  ),
  'Vorden the Shadowbringer': ally(
    { cost: 6, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'shadow'], health: 3 },
    whenThisEntersPlay(
      destroy({ select: 'choose', noun: yours(anAlly), count: { anyNumber: true } }),
      destroy({ select: 'choose', noun: opposing(anAlly), count: { exactly: countOf(among(done, anAlly)) } }),
    ),
  ),
});
