import { countOf, thatMuch } from '../../language/amounts.ts';
import { ally, set, token } from '../../language/cards.ts';
import { atk, cant, health, keyword } from '../../language/changes.ts';
import { is } from '../../language/conditions.ts';
import { destroyThis, exhausting } from '../../language/costs.ts';
import {
  dealtBy,
  destroy,
  draw,
  exhaust,
  give,
  put,
  putDamage,
  ready,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  anAlly,
  anArmor,
  anEquipment,
  aResource,
  aWeapon,
  defending,
  friendly,
  heroOrAlly,
  inCombatWith,
  opposing,
  other,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  has,
  have,
  haveWhile,
  pay,
  thisCan,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  each,
  eachOpponent,
  eventCard,
  eventDoer,
  it,
  target,
  targetPlayer,
  thisCard,
  topOfDeckOf,
  yourHero,
} from '../../language/selections.ts';

export const alliance = set({
  Aldana: ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Warrior'], atk: [2, 'melee'], health: 3 },
    haveWhile(is(yourHero, defending(aCard)), yours(aWeapon), atk(2)),
  ),
  Alhas: ally(
    { cost: 3, icon: 'Alliance', tags: ['Draenei', 'Priest'], atk: [3, 'holy'], health: 3 },
    atStartOfYourTurn(thisHeals(2, target(heroOrAlly))),
  ),
  'Archbishop Benedictus': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Priest'], unique: true, atk: [0, 'holy'], health: 1 },
    have(heroOrAlly, cant('attack')),
  ),
  'Arlek Stonehilt': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [1, 'melee'], health: 1 },
    has('Elusive'),
    haveWhile(is(yourHero, defending(aCard)), yours(anArmor), { change: 'def', by: 5 }),
  ),
  Bakaar: ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Hunter'], atk: [2, 'ranged'], health: 1 },
    have(yourHeroAs, keyword('Long-Range')),
  ),
  Bizzazz: ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [3, 'ranged'], health: 2 },
    whenThisEntersPlay(draw()),
  ),
  'Blademistress Lyss': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Warrior'], atk: [1, 'melee'], health: 4 },
    has('Protector'),
    when(
      { event: 'deal', by: opposing(heroOrAlly), card: thisOne },
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: thatMuch } }),
    ),
  ),
  'Caretaker Devonar': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [5, 'nature'], health: 3 },
    has('Protector'),
    haveWhile(is(it, { exhausted: false }), thisOne, keyword('Elusive')),
  ),
  'Caretaker Heartwing': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [4, 'shadow'], health: 1 },
    haveWhile(is(it, { exhausted: false }), thisOne, keyword('Untargetable')),
  ),
  'Caretaker Mooncrier': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Priest'], atk: [3, 'holy'], health: 3 },
    have(yours({ exhausted: false, kind: ['Ally'] }), atk(2)),
  ),
  'Champion Zosimuus': ally(
    { cost: 4, icon: 'Alliance', tags: ['Draenei', 'Paladin'], atk: [2, 'holy'], health: 5 },
    when({ event: 'deal', card: yours(anAlly) }, dealtBy(eventCard, 2, 'holy', eventDoer)),
  ),
  '"Cookie" McWeaksauce': ally(
    { cost: 3, icon: 'Alliance', tags: ['Human', 'Cook'], unique: true, atk: [2, 'melee'], health: 4 },
    whenThisEntersPlay({
      do: 'put token',
      token: token('Chicken', { atk: [0, 'melee'], health: 1 }),
      who: eachOpponent,
    }),
    pay(['activate'], destroy(each({ kind: ['Ally'], token: true }))),
  ),
  'Durae Crystalshield': ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [2, 'melee'], health: 3 },
    thisCan({ may: 'protect', noun: friendly(anAlly) }),
  ),
  'Force Commander Danath Trollbane': ally(
    { cost: 7, icon: 'Alliance', tags: ['Human', 'Warrior'], unique: true, atk: [6, 'melee'], health: 7 },
    has('Protector'),
    whenThisEntersPlay(destroy(target(anAlly))),
  ),
  Gabble: ally({ cost: 7, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [7, 'arcane'], health: 5 }, has('Elusive')),
  'Gareth Ironshot': ally(
    { cost: 5, icon: 'Alliance', tags: ['Dwarf', 'Hunter'], atk: [2, 'ranged'], health: 6 },
    has('Long-Range'),
  ),
  Givon: ally(
    { cost: 6, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [5, 'melee'], health: 4 },
    has('Protector'),
    haveWhile(is(it, inCombatWith(thisOne, aCard)), opposing(anAlly), atk(-2)),
  ),
  'Hanaga Silvervein': ally(
    { cost: 2, icon: 'Alliance', tags: ['Dwarf', 'Priest'], atk: [1, 'holy'], health: 3 },
    has('Elusive'),
    have(yourHeroAs, health(5)),
  ),
  'Hoxie Mettlemelt': ally(
    { cost: 5, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [4, 'fire'], health: 4 },
    atStartOfYourTurn(
      thisDeals({ amount: 'times', of: [2, countOf(yours(anAlly))] }, 'fire', target(opposing(heroOrAlly))),
    ),
  ),
  'Jav Stonewall': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Warrior'], atk: [1, 'melee'], health: 1 },
    has('Protector'),
    has('Untargetable'),
  ),
  'Kiki Sparkbottom': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Mage'], atk: [1, 'fire'], health: 3 },
    has('Elusive'),
    has('Long-Range'),
  ),
  'Kyla Duskrider': ally(
    { cost: 3, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [2, 'melee'], health: 3 },
    { power: 'cost change', change: { cost: 'play', noun: aWeapon, whose: 'opposing', by: 1 } },
    { power: 'cost change', change: { cost: 'strike', noun: aWeapon, whose: 'opposing', by: 1 } },
  ),
  'Magdeline Prideheart': ally(
    { cost: 5, icon: 'Alliance', tags: ['Human', 'Paladin'], atk: [4, 'holy'], health: 4 },
    has('Protector'),
    when({ event: 'defend', card: thisOne }, thisHeals(1, target(heroOrAlly))),
  ),
  'Marnie Moonlight': ally(
    { cost: 4, icon: 'Alliance', tags: ['Human', 'Priest'], atk: [2, 'holy'], health: 5 },
    pay(['activate'], thisHeals(5, target(heroOrAlly))),
  ),
  'Miner Harshdin': ally(
    { cost: 1, icon: 'Alliance', tags: ['Dwarf', 'Rogue'], atk: [1, 'melee'], health: 2 },
    atStartOfYourTurn(put(topOfDeckOf(targetPlayer()), { to: 'graveyard' })),
  ),
  'Miner Stonedeep': ally(
    { cost: 7, icon: 'Alliance', tags: ['Dwarf', 'Paladin'], atk: [5, 'holy'], health: 7 },
    atStartOfYourTurn(put({ select: 'top', of: targetPlayer(), count: 5 }, { to: 'graveyard' })),
  ),
  Piana: ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [0, 'nature'], health: 2 },
    pay(['activate'], { do: 'heal', by: thisCard, amount: 3, from: target(heroOrAlly, { upTo: 3 }), each: [3, 2, 1] }),
  ),
  'Rahn Grimstaff': ally(
    { cost: 2, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [1, 'shadow'], health: 3 },
    pay(['activate'], give(target(heroOrAlly), [health(-1)])),
  ),
  Routeen: ally(
    { cost: 1, icon: 'Alliance', tags: ['Draenei', 'Mage'], atk: [2, 'fire'], health: 1 },
    pay(
      ['activate'],
      thisDeals(1, 'fire', target({ kind: ['Hero', 'Ally'], past: { as: 'card', was: { event: 'deal' } } })),
    ),
  ),
  Sharial: ally(
    { cost: 5, icon: 'Alliance', tags: ['Night Elf', 'Rogue'], atk: [5, 'melee'], health: 1 },
    has('Elusive'),
    pay(['activate'], exhaust(target(anEquipment))),
  ),
  'Shem Reznict': ally(
    { cost: 6, icon: 'Alliance', tags: ['Draenei', 'Shaman'], atk: [2, 'nature'], health: 6 },
    pay(['activate'], {
      do: 'deal',
      by: thisCard,
      amount: 3,
      types: ['nature'],
      to: target(heroOrAlly, { upTo: 3 }),
      each: [3, 2, 1],
    }),
  ),
  Syluri: ally(
    { cost: 2, icon: 'Alliance', tags: ['Draenei', 'Warrior'], atk: [0, 'melee'], health: 4 },
    has('Protector'),
    pay(['activate', destroyThis], destroy(target(anEquipment))),
  ),
  'Tarwila Gladespring': ally(
    { cost: 2, icon: 'Alliance', tags: ['Night Elf', 'Druid'], atk: [1, 'nature'], health: 1 },
    has('Elusive'),
    pay(['activate'], {
      do: 'create',
      cost: { cost: 'play', noun: aCard, whose: 'you', by: -1, next: true },
      duration: 'this turn',
    }),
  ),
  'The Darkeater': ally(
    { cost: 8, icon: 'Alliance', tags: ['Human', 'Warlock'], atk: [7, 'shadow'], health: 7 },
    have(other(typed('shadow', anAlly)), atk(2), health(2)),
    have({ not: typed('shadow', aCard), kind: ['Ally'] }, atk(-2), health(-2)),
  ),
  'Tracker Pardo': ally(
    { cost: 4, icon: 'Alliance', tags: ['Night Elf', 'Hunter'], atk: [1, 'ranged'], health: 3 },
    has('Long-Range'),
    have(thisOne, atk(countOf(other(yours(anAlly))))),
  ),
  'Waldo the Decoy': ally(
    { cost: 3, icon: 'Alliance', tags: ['Gnome', 'Rogue'], atk: [2, 'melee'], health: 3 },
    pay([exhausting(yourHeroAs)], exhaust(target(anAlly))),
  ),
  Weeble: ally(
    { cost: 6, icon: 'Alliance', tags: ['Gnome', 'Warrior'], atk: [4, 'melee'], health: 4 },
    has('Protector'),
    whenThisEntersPlay(draw()),
  ),
  'Zandar Shadesprocket': ally(
    { cost: 1, icon: 'Alliance', tags: ['Gnome', 'Warlock'], atk: [2, 'shadow'], health: 2 },
    has('Elusive'),
    when({ event: 'deal', card: thisOne }, putDamage(thatMuch, yourHero)),
  ),
});
