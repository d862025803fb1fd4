import { countOf, damageOn, thatMuch, yourResources } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, controlledByYou, health } from '../../language/changes.ts';
import { not, yourTurn } from '../../language/conditions.ts';
import { destroyThis } from '../../language/costs.ts';
import {
  destroy,
  discard,
  draw,
  exhaust,
  give,
  interrupt,
  may,
  put,
  putIntoHand,
  ready,
  removeFromGame,
  replace,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aCharacter,
  aHero,
  among,
  anAbility,
  anAlly,
  anEquipment,
  aQuest,
  attacking,
  damaged,
  exhausted,
  friendly,
  heroOrAlly,
  inPartyOf,
  inYourGraveyard,
  inZone,
  named,
  nonToken,
  opposing,
  other,
  tagged,
  thisOne,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  onYourTurn,
  pay,
  prevented,
  ratherThanCost,
  thisCan,
  thisCant,
  when,
  whenIf,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  controllerOf,
  done,
  each,
  eachPlayer,
  eventCard,
  heroOf,
  target,
  targeted,
  targetPlayer,
  thatPlayer,
  thisCard,
  topOfYourDeck,
  zoneOf,
} from '../../language/selections.ts';
import { attacks, defendsAgainst, entersPlay, isDestroyed, turnEnds, turnStarts } from '../../language/watches.ts';

export const horde = set({
  Araelun: ally({ cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [1, 'melee'], health: 3 }),
  'Bhenn Checks-the-Sky': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Druid'], instant: true, atk: [2, 'nature'], health: 1 },
    whenThisEntersPlay(may(exhaust(target(anAlly)))),
  ),
  Bluffwatchers: ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Warrior'], unlimited: true, atk: [2, 'melee'], health: 2 },
    have(
      thisOne,
      atk(countOf({ other: true, kind: ['Ally'], name: 'Bluffwatchers', whose: 'you' })),
      health(countOf({ other: true, kind: ['Ally'], name: 'Bluffwatchers', whose: 'you' })),
    ),
  ),
  Boneshanks: ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [3, 'melee'], health: 2 },
    when(isDestroyed(thisOne), destroy(target(anAlly))),
  ),
  'Branu Wildbloom': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 3 },
    whenThisEntersPlay(put(topOfYourDeck(1), { to: 'resource row', exhausted: true })),
  ),
  'Clara Graves': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [4, 'arcane'], health: 3 },
    ratherThanCost({ pay: 'remove', noun: inYourGraveyard(anAlly), count: 4 }),
  ),
  'Dark Cleric Ismantal': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [1, 'shadow'], health: 3 },
    onYourTurn(pay([4], thisDeals(1, 'shadow', target(heroOrAlly)), discard(thatMuch, controllerOf(targeted(0))))),
  ),
  'Dayna Cousin-to-Sun': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'melee'], health: 0 },
    have(thisOne, health(yourResources)),
  ),
  'Debros Cousin-to-Moon': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [0, 'melee'], health: 1 },
    have(thisOne, atk(yourResources)),
  ),
  'Elithys Firestorm': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [2, 'fire'], health: 2 },
    when(attacks(thisOne), thisDeals(1, 'fire', each(other(heroOrAlly)))),
  ),
  Gamon: ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Warrior'], unique: true, atk: [1, 'melee'], health: 1 },
    thisCan({ may: 'be attacked', noun: heroOrAlly }),
  ),
  Ghank: ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [3, 'melee'], health: 3 },
    has('Stealth'),
    whenThisEntersPlay(may(destroy(target(damaged(exhausted(anAlly)))))),
  ),
  Greefer: ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [3, 'melee'], health: 2 },
    { power: 'continuous', continuous: { players: 'opposing', changes: [cant('complete', { noun: aQuest })] } },
  ),
  'Guardian Steppestrider': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [5, 'melee'], health: 5 },
    has('Protector'),
    thisCant({ cant: 'attack' }),
  ),
  "Ja'zaron": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Shaman'], atk: [2, 'melee'], health: 3 },
    has('Protector'),
    atStartOfYourTurn(thisHeals(1, thisCard)),
  ),
  'Julia Graves': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [2, 'shadow'], health: 1 },
    ratherThanCost({ pay: 'remove', noun: inYourGraveyard(anAlly), count: 2 }),
  ),
  'Kalnuf Eagleheart': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [3, 'ranged'], health: 2 },
    whenThisEntersPlay({ do: 'look at', what: zoneOf('hand', targetPlayer()) }),
  ),
  'Katsin Bloodoath': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [5, 'holy'], health: 3 },
    has('Protector'),
    pay(
      [3],
      replace({ event: { event: 'deal', combat: true }, instead: prevented('all') }, target(friendly(anAlly))),
      replace({ event: { event: 'deal', combat: true }, flags: 'by', instead: prevented('all') }, targeted(0)),
    ),
  ),
  'Leeza, Tomb Robber': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [2, 'melee'], health: 2 },
    has('Stealth'),
    when({ event: 'deal', by: thisOne, combat: true }, may(removeFromGame(target(inZone('graveyard', aCard))))),
  ),
  'Lokholar the Ice Lord': ally(
    { cost: 14, icon: 'Horde', tags: ['Elemental'], unique: true, atk: [10, 'frost'], health: 10 },
    {
      power: 'cost change',
      change: {
        cost: 'play',
        noun: thisOne,
        whose: 'you',
        by: { amount: 'times', of: [-1, countOf(nonToken(yours({ faction: 'Horde', kind: ['Ally'] })))] },
      },
    },
    when(
      turnStarts('opposing'),
      thisDeals(2, 'frost', each(inPartyOf(thatPlayer, heroOrAlly))),
      give(each(among(done, aCharacter)), [cant('attack')]),
    ),
  ),
  'Magran Proudstep': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [1, 'ranged'], health: 2 },
    has('Ferocity'),
    has('Long-Range'),
  ),
  Morik: ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [2, 'frost'], health: 2 },
    has('Ferocity'),
    when(attacks(thisOne), draw(1, eachPlayer)),
  ),
  'Naolin Sunsurge': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Mage'], required: ['Blood Elf'], atk: [3, 'arcane'], health: 2 },
    whenIf({ event: 'play', card: inZone('chain', anAbility), whose: 'you', first: true }, yourTurn, draw()),
    whenIf(
      turnEnds('you'),
      not({ is: 'happened', watch: { event: 'play', card: anAbility, whose: 'you' } }),
      destroy(thisCard),
    ),
  ),
  "Nyn'jah": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [3, 'melee'], health: 3 },
    whenThisEntersPlay(
      may(ready(target(opposing(anEquipment)))),
      give(targeted(0), [controlledByYou], { while: thisCard, remains: yours(aCard) }),
    ),
  ),
  'Outrider Zarg': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [4, 'melee'], health: 2 },
    has('Ferocity'),
    whenIf(turnEnds('you'), not({ is: 'happened', watch: { event: 'deal', by: thisOne } }), destroy(thisCard)),
  ),
  'Plagueborn Meatwall': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Abomination'], atk: [0, 'shadow'], health: 6 },
    has('Protector'),
    when(
      defendsAgainst(anAlly, thisOne),
      { do: 'remove damage', amount: 'all', from: thisCard },
      thisDeals(thatMuch, 'melee', each(attacking(anAlly))),
    ),
  ),
  'Queen Sylvanas Windrunner': ally(
    { cost: 9, icon: 'Horde', tags: ['Undead', 'Banshee', 'Ranger'], unique: true, atk: [5, 'melee'], health: 7 },
    have(other(yours(tagged('Undead', heroOrAlly))), cant('be destroyed')),
  ),
  "Ra'chee": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [1, 'holy'], health: 2 },
    whenThisEntersPlay(thisHeals(2, target(heroOrAlly))),
  ),
  Rexxar: ally(
    { cost: 7, icon: 'Horde', tags: ["Mok'Nathal", 'Beastmaster'], unique: true, atk: [4, 'ranged'], health: 4 },
    whenThisEntersPlay({
      do: 'put token',
      token: token('Misha', { tags: ['Bear'], unique: true, atk: [3, 'melee'], health: 3 }, has('Ferocity')),
    }),
    haveWhile({ is: 'there', noun: yours(named('Misha', aCard)) }, thisOne, atk(3), health(3)),
  ),
  'Scout Omerrta': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 1 },
    has('Protector'),
  ),
  'Sister Rot': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [5, 'shadow'], health: 2 },
    whenThisEntersPlay(may(destroy(target(anAbility)))),
  ),
  'Stone Guard Rashun': ally(
    { cost: 5, icon: 'Horde', tags: ['Tauren', 'Shaman'], required: ['Tauren'], atk: [5, 'melee'], health: 5 },
    when(entersPlay(opposing(anAlly)), exhaust(eventCard)),
  ),
  'Tanwa the Marksman': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [4, 'ranged'], health: 3 },
    has('Long-Range'),
  ),
  'Thysta Spiritlasher': ally(
    { cost: 5, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [3, 'fire'], health: 5 },
    whenIf(
      turnEnds('any'),
      not({ is: 'happened', watch: { event: 'deal' } }),
      thisDeals(3, 'fire', heroOf(thatPlayer)),
    ),
  ),
  'Tiril Dawnrider': ally(
    { cost: 1, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], atk: [1, 'melee'], health: 1 },
    has('Ferocity'),
    when(turnEnds('you'), putIntoHand(thisCard)),
  ),
  'Tyrus Sheynathren': ally(
    { cost: 4, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [3, 'arcane'], health: 4 },
    pay([3, destroyThis], interrupt(target(inZone('chain', anAbility)))),
  ),
  'Vanda Skydaughter': ally({ cost: 6, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [6, 'nature'], health: 5 }),
  "Warcaller Zin'bawa": ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Warrior'], required: ['Troll'], atk: [0, 'melee'], health: 5 },
    has('Protector'),
    have(thisOne, atk(damageOn(each(yours(anAlly))))),
  ),
  'Warmaster Hork': ally(
    { cost: 7, icon: 'Horde', tags: ['Orc', 'Warrior'], required: ['Orc'], atk: [6, 'melee'], health: 5 },
    has('Ferocity'),
    pay([2], give(thisCard, [atk(1)])),
  ),
  "Waz'luk": ally(
    { cost: 1, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [2, 'fire'], health: 1 },
    whenThisEntersPlay(thisDeals(1, 'fire', target(aHero))),
  ),
});
