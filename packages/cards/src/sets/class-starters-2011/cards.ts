import { atkOf, countOf, thatMuch } from '../../language/amounts.ts';
import { hero, set } from '../../language/cards.ts';
import { atk, cant, keyword, power } from '../../language/changes.ts';
import {
  dealtBy,
  draw,
  exhaust,
  give,
  giveAll,
  putIntoHand,
  ready,
  thisDeals,
  thisHeals,
  unpreventably,
} from '../../language/effects.ts';
import { aHero, anAlly, anEquipment, aWeapon, heroOrAlly, opposing, withCost, yours } from '../../language/nouns.ts';
import { has, onYourTurn, pay } from '../../language/powers.ts';
import {
  chosenBy,
  each,
  target,
  targeted,
  targetOpponent,
  targetPlayer,
  that,
  thisCard,
  you,
} from '../../language/selections.ts';

export const cards = set({
  'Akumo of Thunder Bluff': hero(
    { icon: ['Horde', 'Shaman'], race: 'Tauren', health: 29 },
    onYourTurn(pay([3, 'flip'], ready(target(anAlly)))),
  ),
  'Baeltor of the Undercity': hero(
    { icon: ['Horde', 'Death Knight'], race: 'Undead', health: 29 },
    onYourTurn(pay([2, 'flip'], giveAll(opposing(anAlly), [atk(-1)]))),
  ),
  'Davron of Stormwind': hero(
    { icon: ['Alliance', 'Death Knight'], race: 'Human', health: 29 },
    onYourTurn(pay([1, 'flip'], give(target(heroOrAlly), [cant('protect')]))),
  ),
  'Edaan of the Exodar': hero(
    { icon: ['Alliance', 'Shaman'], race: 'Draenei', health: 28 },
    onYourTurn(pay([1, 'flip'], thisHeals(3, target(heroOrAlly)))),
  ),
  'Elycia of Gilneas': hero(
    { icon: ['Alliance', 'Rogue'], race: 'Worgen', health: 27 },
    onYourTurn(pay([4, 'flip'], give(target(heroOrAlly), [atk(2), keyword('Stealth')]))),
  ),
  'Frizlix of Kezan': hero(
    { icon: ['Horde', 'Rogue'], race: 'Goblin', health: 27 },
    onYourTurn(pay([2, 'flip'], exhaust(target(heroOrAlly)))),
  ),
  'Gazriz of Gnomeregan': hero(
    { icon: ['Alliance', 'Warlock'], race: 'Gnome', health: 28 },
    onYourTurn(pay([3, 'flip'], thisDeals(2, 'shadow', target(anAlly)), thisHeals(thatMuch, thisCard))),
  ),
  'Gurzak of Orgrimmar': hero(
    { icon: ['Horde', 'Warrior'], race: 'Orc', health: 30 },
    onYourTurn(pay([2, 'flip'], give(target(aWeapon), [atk(2)]))),
  ),
  'Jaral of Gilneas': hero(
    { icon: ['Alliance', 'Hunter'], race: 'Worgen', health: 28 },
    onYourTurn(pay([2, 'flip'], thisDeals(3, 'ranged', target(withCost('or more', 4, anAlly))))),
  ),
  'Kaave of the Exodar': hero(
    { icon: ['Alliance', 'Priest'], race: 'Draenei', health: 26 },
    onYourTurn(pay([4, 'flip'], thisHeals(3, each(yours(heroOrAlly))))),
  ),
  'Kalia of Silvermoon City': hero(
    { icon: ['Horde', 'Warlock'], race: 'Blood Elf', health: 28 },
    onYourTurn(pay([3, 'flip'], { do: 'discard', who: targetPlayer(), count: 1, random: true })),
  ),
  'Kamu of Thunder Bluff': hero(
    { icon: ['Horde', 'Druid'], race: 'Tauren', health: 28 },
    onYourTurn(pay([4, 'flip'], thisDeals(countOf(yours(heroOrAlly)), 'arcane', target(heroOrAlly)))),
  ),
  'Leisha of Darnassus': hero(
    { icon: ['Alliance', 'Druid'], race: 'Night Elf', health: 27 },
    onYourTurn(pay([3, 'flip'], give(thisCard, [power(has('Assault', 3))]))),
  ),
  'Naedia of Silvermoon City': hero(
    { icon: ['Horde', 'Paladin'], race: 'Blood Elf', health: 29 },
    onYourTurn(pay([3, 'flip'], unpreventably(thisDeals(2, 'holy', target(heroOrAlly))))),
  ),
  'Rumi of Gnomeregan': hero(
    { icon: ['Alliance', 'Mage'], race: 'Gnome', health: 25 },
    onYourTurn(
      pay([4, 'flip'], thisDeals(2, 'fire', target(aHero)), thisDeals(2, 'fire', target(anAlly, { upTo: 1 }))),
    ),
  ),
  'Saria of Stormwind': hero(
    { icon: ['Alliance', 'Paladin'], race: 'Human', health: 29 },
    onYourTurn(pay([5, 'flip'], dealtBy(target(opposing(anAlly)), atkOf(targeted(0)), 'melee', targeted(0)))),
  ),
  'Stromdak of Ironforge': hero(
    { icon: ['Alliance', 'Warrior'], race: 'Dwarf', health: 30 },
    onYourTurn(
      pay([5, 'flip'], { do: 'search', who: you, noun: anEquipment, reveal: true, then: [putIntoHand(that)] }),
    ),
  ),
  'Teretha of the Undercity': hero(
    { icon: ['Horde', 'Priest'], race: 'Undead', health: 26 },
    onYourTurn(pay([3, 'flip'], putIntoHand(chosenBy(targetOpponent(), yours(anAlly))))),
  ),
  'Zumix of Kezan': hero(
    { icon: ['Horde', 'Mage'], race: 'Goblin', health: 25 },
    onYourTurn(pay([4, 'flip'], draw(2))),
  ),
  "Zunjo of Sen'jin": hero(
    { icon: ['Horde', 'Hunter'], race: 'Troll', health: 28 },
    onYourTurn(pay([2, 'flip'], give(target(anAlly), [atk(-4)]))),
  ),
});
