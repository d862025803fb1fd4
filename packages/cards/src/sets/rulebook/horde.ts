import { atkOf, cardsInHandOf } from '../../language/amounts.ts';
import { ally, set } from '../../language/cards.ts';
import { atk, cant } from '../../language/changes.ts';
import { destroying, removing } from '../../language/costs.ts';
import {
  destroy,
  exhaust,
  give,
  giveAll,
  ifYouDo,
  may,
  putIntoPlayUnderOwners,
  removeFromGame,
  thisDeals,
} from '../../language/effects.ts';
import {
  aHero,
  anAlly,
  anArmor,
  aResource,
  attacking,
  damaged,
  heroOrAlly,
  inZone,
  opposing,
  ownedBy,
  thisOne,
  withCost,
  yourHeroAs,
  yours,
} from '../../language/nouns.ts';
import {
  canAttackOnly,
  empowered,
  entersWithDamage,
  has,
  have,
  ifWould,
  instead,
  oncePerTurn,
  pay,
  ratherThanCost,
  when,
  whenThisEntersPlay,
  youCan,
} from '../../language/powers.ts';
import { controllerOf, each, eventCard, it, target, targeted, thisCard } from '../../language/selections.ts';
import {
  attacks,
  dealsCombatDamage,
  defendsAgainst,
  entersCombatWith,
  entersGraveyard,
  entersPlay,
  isDestroyed,
} from '../../language/watches.ts';

export const horde = set({
  'Amano, Herald of the Sun': ally(
    { cost: 4, icon: 'Horde', tags: ['Tauren', 'Paladin'], atk: [4, 'holy'], health: 4 },
    empowered('Paladin', giveAll(yours(withCost('or less', 2, anAlly)), [atk(atkOf(it))])),
  ),
  Bloodsoul: ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warlock'], atk: [2, 'shadow'], health: 3 },
    canAttackOnly(aHero),
  ),
  Brigg: ally(
    { cost: 1, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [1, 'melee'], health: 2 },
    when(dealsCombatDamage({ by: thisOne, to: damaged(anAlly) }), destroy(eventCard)),
  ),
  'Dramla Lifebender': ally(
    {
      cost: 6,
      icon: 'Horde',
      tags: ['Undead', 'Warlock'],
      required: ['Undead'],
      atk: [4, 'fire'],
      health: 5,
    },
    youCan({ may: 'play from', zone: 'graveyard', noun: anAlly }),
    ifWould(entersGraveyard(ownedBy('you', anAlly), 'play'), instead(removeFromGame(eventCard))),
  ),
  'Elder Moorf': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [1, 'nature'], health: 1 },
    oncePerTurn(pay([1], give(target(anAlly), [atk(2)]))),
  ),
  'Grunt Baranka': ally(
    { cost: 2, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
    has('Protector'),
    when(defendsAgainst(anAlly, thisOne), ifYouDo(destroy(thisCard), destroy(each(attacking(anAlly))))),
  ),
  'High Overlord Saurfang': ally(
    { cost: 8, icon: 'Horde', tags: ['Orc', 'Warrior'], unique: true, atk: [9, 'melee'], health: 4 },
    has('Protector'),
    when(entersCombatWith(thisOne, anAlly), destroy(eventCard)),
  ),
  'Hur Shieldsmasher': ally(
    { cost: 3, icon: 'Horde', tags: ['Orc', 'Warrior'], atk: [2, 'melee'], health: 2 },
    whenThisEntersPlay(may(destroy(target(anArmor)))),
  ),
  'Kaal Soulreaper': ally(
    { cost: 7, icon: 'Horde', tags: ['Orc', 'Warlock'], unique: true, atk: [5, 'shadow'], health: 6 },
    pay([7, removing(thisOne)], putIntoPlayUnderOwners(each(inZone('graveyard', anAlly)))),
  ),
  'Manthos the Recently Sewn': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Warrior'], atk: [4, 'melee'], health: 8 },
    entersWithDamage(3),
  ),
  Nalonae: ally(
    { cost: 2, icon: 'Horde', tags: ['Blood Elf', 'Priest'], atk: [2, 'holy'], health: 2 },
    ratherThanCost(destroying(yours(aResource))),
  ),
  'Valthak Spiritdrinker': ally(
    { cost: 4, icon: 'Horde', tags: ['Undead', 'Warlock'], atk: [3, 'shadow'], health: 4 },
    have(yourHeroAs, cant('be destroyed')),
  ),
  'Vexra Darkfall': ally(
    { cost: 5, icon: 'Horde', tags: ['Undead', 'Mage'], atk: [5, 'arcane'], health: 2 },
    when(isDestroyed(thisOne), thisDeals(cardsInHandOf(controllerOf(targeted(0))), 'arcane', target(aHero))),
  ),
  'Voss Treebender': ally(
    { cost: 1, icon: 'Horde', tags: ['Tauren', 'Druid'], atk: [2, 'nature'], health: 1 },
    when(attacks(thisOne), may(exhaust(target(heroOrAlly)))),
  ),
  "Watcher Mal'wi": ally(
    { cost: 4, icon: 'Horde', tags: ['Troll', 'Hunter'], atk: [3, 'ranged'], health: 3 },
    when(entersPlay(opposing(anAlly)), thisDeals(1, 'ranged', eventCard)),
  ),
});
