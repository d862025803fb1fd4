import { countOf, thatMuch } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import {
  alsoTag,
  alsoType,
  atk,
  atkBecomes,
  can,
  cant,
  damageTypeBecomes,
  healthBecomes,
  keyword,
  losesPowers,
} from '../../language/changes.ts';
import { compared, is } from '../../language/conditions.ts';
import { exhausting } from '../../language/costs.ts';
import {
  destroy,
  discard,
  draw,
  exhaust,
  give,
  giveAll,
  ifYouDo,
  may,
  put,
  ready,
  removeFromGame,
  thisDeals,
  thisHeals,
} from '../../language/effects.ts';
import {
  aCard,
  aHero,
  among,
  anAbility,
  anAlly,
  anArmor,
  anEquipment,
  aQuest,
  aResource,
  attacking,
  aWeapon,
  exhausted,
  heroOrAlly,
  inCombatWith,
  inPartyOf,
  inZone,
  opposing,
  other,
  thisOne,
  typed,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  atStartOfYourTurn,
  canAttackOnly,
  has,
  have,
  haveWhile,
  ifWould,
  oncePerTurn,
  pay,
  prevented,
  unpreventable,
  when,
  whenThisEntersPlay,
} from '../../language/powers.ts';
import {
  chosenBy,
  controllerOf,
  eventCard,
  it,
  remembered,
  target,
  targeted,
  targetOpponent,
  thatPlayer,
  thisCard,
  topOfDeckOf,
  topOfYourDeck,
  yourHero,
} from '../../language/selections.ts';
import { attacks, isDestroyed, turnEnds, turnStarts } from '../../language/watches.ts';

export const horde = set({
  '"Acid Hands" McGillicutty': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [4, 'melee'], health: 3 },
    when(isDestroyed(thisOne), may(destroy(target(anEquipment)))),
  ),
  'Arnerus Brightsteppe': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [1, 'nature'], health: 1 },
    haveWhile(is(yourHero, attacking(aCard)), yours(anArmor), { change: 'def', by: 5 }),
  ),
  'Blood Knight Tarae': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [3, 'holy'], health: 7 },
    has('Protector'),
    pay([1], ifYouDo(removeFromGame(target(inZone('graveyard', anAbility))), thisHeals(1, target(heroOrAlly)))),
  ),
  Bloodblade: ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [5, 'melee'], health: 5 },
    canAttackOnly(aHero),
  ),
  Bloodeye: ally(
    { cost: 7, icon: 'Horde', tags: ['Orc', 'Hunter'], atk: [8, 'ranged'], health: 8 },
    canAttackOnly(aHero),
  ),
  'Bolan Earthmend': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'nature'], health: 4 },
    has('Protector'),
    when({ event: 'ready', card: thisOne }, thisHeals('all', target(anAlly))),
  ),
  'Captain Swash': ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Rogue'], atk: [1, 'melee'], health: 1 },
    haveWhile(is(it, attacking(inCombatWith(exhausted(heroOrAlly), aCard))), thisOne, atk(3)),
  ),
  'Cholda Wildbloom': ally(
    { cost: 3, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'nature'], health: 3 },
    whenThisEntersPlay(
      put(topOfYourDeck(1), { to: 'resource row', exhausted: true }),
      put(topOfDeckOf(targetOpponent()), { to: 'resource row', exhausted: true }),
    ),
  ),
  'Doshura Risestrider': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'melee'], health: 4 },
    has('Protector'),
    whenThisEntersPlay(may(destroy(target(exhausted(anAlly))))),
  ),
  'Ezra Phoenix': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Hunter'], atk: [1, 'ranged'], health: 8 },
    has('Ferocity'),
    when({ event: 'ready', card: thisOne }, thisDeals(2, 'ranged', target(heroOrAlly))),
  ),
  '"Fungus Face" McGillicutty': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [3, 'holy'], health: 3 },
    when(isDestroyed(thisOne), may(destroy(target(anAbility)))),
  ),
  'Golas Swiftwind': ally(
    { cost: 2, icon: 'Horde', tags: ['Tauren', 'Shaman'], atk: [4, 'nature'], health: 1 },
    when({ event: 'ready', card: thisOne }, exhaust(target(anAlly))),
  ),
  'Grandma Deadsie': ally(
    { cost: 3, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [1, 'holy'], health: 1 },
    ifWould({ event: 'deal', card: thisOne }, prevented('all')),
  ),
  'Groundshaker Earnheart': ally(
    { cost: 6, icon: 'Horde', tags: ['Tauren', 'Warrior'], atk: [5, 'melee'], health: 5 },
    when({ event: 'deal', card: thisOne }, draw()),
  ),
  Gurzuk: ally({ cost: 3, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [2, 'fire'], health: 3 }, has('Ferocity')),
  'Hota the Bloodsoaked': ally(
    { cost: 4, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [4, 'melee'], health: 4 },
    haveWhile(
      {
        is: 'some player',
        whose: 'opposing',
        so: compared(countOf(inPartyOf(thatPlayer, anAlly)), 'more than', countOf(yours(anAlly))),
      },
      thisOne,
      keyword('Protector'),
    ),
  ),
  'Imp Mistress Noali': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [4, 'fire'], health: 4 },
    have(
      yours({ faceDown: true, kind: ['Resource'] }),
      alsoTag('Imp'),
      alsoTag('Demon'),
      alsoType('Ally'),
      atkBecomes(1),
      healthBecomes(1),
      damageTypeBecomes('melee'),
    ),
  ),
  'Instructor Antheol': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Mage'], unique: true, atk: [4, 'arcane'], health: 5 },
    oncePerTurn(
      pay(
        [1],
        give(target(anAlly), [cant('attack'), cant('protect'), losesPowers, cant('have powers'), alsoTag('Boar')]),
      ),
    ),
  ),
  'Jaedan Sunshot': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Hunter'], atk: [2, 'ranged'], health: 2 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, give(thisCard, [keyword('Long-Range')])),
  ),
  "Ja'zoona": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Rogue'], atk: [2, 'melee'], health: 6 },
    { power: 'cost change', change: { cost: 'complete', noun: aQuest, whose: 'opposing', by: 1 } },
  ),
  Jurpak: ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Shaman'], atk: [1, 'fire'], health: 3 },
    pay([2], give(target(anAlly), [keyword('Ferocity')])),
  ),
  'Kallas Sunflame': ally(
    { cost: 6, icon: 'Horde', tags: ['Blood Elf', 'Mage'], atk: [6, 'fire'], health: 5 },
    pay([1], giveAll(other(yours(typed('fire', anAlly))), [atk(1)])),
  ),
  'Marka Addington': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [7, 'fire'], health: 7 },
    atStartOfYourTurn(thisDeals(3, 'fire', thisCard)),
  ),
  'Nazgrel, Advisor to Thrall': ally(
    { cost: 7, icon: 'Horde', tags: ['Orc', 'Shaman'], unique: true, atk: [7, 'melee'], health: 6 },
    has('Protector'),
    whenThisEntersPlay(destroy(target({ faction: 'Alliance', kind: ['Ally'] }))),
  ),
  'Osha Shadowdrinker': ally(
    { cost: 6, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [5, 'shadow'], health: 5 },
    when(
      { event: 'deal', by: yours(anAlly), combat: true },
      ready({ select: 'choose', noun: yours(aResource), count: { upTo: thatMuch } }),
    ),
  ),
  'Ossandran, Crematorium Master': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [3, 'nature'], health: 5 },
    when(isDestroyed(opposing({ kind: ['Ability', 'Ally', 'Equipment', 'Resource'] })), removeFromGame(eventCard)),
  ),
  '"Poison Tongue" McGillicutty': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Priest'], atk: [3, 'shadow'], health: 3 },
    when(isDestroyed(thisOne), may(destroy(target(aResource)))),
  ),
  'Ruala the Spotter': ally(
    { cost: 3, icon: 'Horde', tags: ['Troll', 'Shaman', 'Hunter'], atk: [0, 'melee'], health: 3 },
    pay([exhausting(yourHeroAs)], give(target(anAlly), [atk(3)])),
  ),
  'Seamus Somerset': ally(
    { cost: 2, icon: 'Horde', tags: ['Undead', 'Rogue'], atk: [2, 'melee'], health: 1 },
    has('Ferocity'),
    when(attacks(thisOne), may(removeFromGame(target(inZone('graveyard', aCard))))),
  ),
  Shadala: ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [2, 'holy'], health: 2 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, may(destroy(target(anAbility)))),
  ),
  'Silea Dawnwalker': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Rogue'], atk: [3, 'melee'], health: 4 },
    when({ event: 'play', card: inZone('chain', anAbility), whose: 'you' }, may(destroy(target(anEquipment)))),
  ),
  '"Spider Legs" McGillicutty': ally(
    { cost: 1, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [1, 'melee'], health: 1 },
    has('Protector'),
    when(isDestroyed(thisOne), may(exhaust(target(heroOrAlly)))),
  ),
  'Trytha Darksun': ally(
    { cost: 3, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [2, 'shadow'], health: 1 },
    when(turnStarts('any'), exhaust(chosenBy(thatPlayer, yours(aResource)))),
  ),
  'Tyrennius Scatheblade': ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Paladin'], atk: [3, 'holy'], health: 2 },
    has('Protector'),
  ),
  Varimathras: ally(
    { cost: 9, icon: 'Horde', tags: ['Demon'], unique: true, atk: [9, 'shadow'], health: 7 },
    when(turnEnds('you'), thisDeals(5, 'shadow', target(opposing(heroOrAlly))), {
      do: 'create',
      trigger: when(isDestroyed(among(remembered, aCard)), discard(1, controllerOf(eventCard))),
      about: targeted(0),
      duration: 'this turn',
    }),
  ),
  'Volin Netherburn': ally(
    { cost: 5, icon: 'Horde', tags: ['Blood Elf', 'Warlock'], atk: [3, 'shadow'], health: 5 },
    when(
      { event: 'play', card: inZone('chain', anAbility), whose: 'you' },
      thisDeals(2, 'shadow', target(heroOrAlly)),
      thisDeals(2, 'shadow', thisCard),
    ),
  ),
  Wysko: ally(
    { cost: 2, icon: 'Horde', tags: ['Troll', 'Warrior'], atk: [3, 'melee'], health: 2 },
    haveWhile(is(yourHero, attacking(aCard)), yours(aWeapon), atk(1)),
  ),
  Yellowspine: ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Mage'], atk: [3, 'arcane'], health: 1 },
    has('Long-Range'),
    have(other(yours(anAlly)), can({ may: 'protect', noun: thisOne })),
  ),
  "Zul'that Steeltusk": ally(
    { cost: 5, icon: 'Horde', tags: ['Troll', 'Priest'], atk: [5, 'holy'], health: 5 },
    ifWould({ event: 'deal', by: yours(anAlly) }, unpreventable),
  ),
});
